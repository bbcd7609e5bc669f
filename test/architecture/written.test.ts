import { expect, it } from 'vitest';
import { isTest, source } from './source.ts';
import { eachNode, isNode, type Node } from '#scripts/words/said.ts';

/** Names of what people write: of themselves, of their rooms and plans, and of each other. */
const WRITTEN =
  /(?:^|\.)(?:displayName|alias|bio|firstName|username|handle|author)$|\b(?:person|room|user|group|cloud|who|called|member|plan|trusted|other)\??\.(?:name|title|place)$|\b(?:group|cloud)\.description$/;

/** Components that isolate what they show. */
const ISOLATING = /^(?:bdi|Chip|RemovableChip|NameAndAge|Caption)$/;

/** Elements with a direction of their own that show no words of a person alone, with the reason. */
const meant: Readonly<Record<string, string>> = {
  'src/web/features/wyn/WynBubble.tsx': 'Wyn answers in the reader’s language',
  'src/web/features/wyn/WynRoomSheet.tsx': 'Wyn suggests in the reader’s language',
  'src/web/features/moderation/LetterText.tsx': 'a sentence of the product is in the reader’s language',
  'src/web/features/operator/people/OperatorLog.tsx': 'the quotes around the reason are the reader’s',
  'src/web/parts/translation/ByMachine.tsx': 'a machine’s text has the language that was asked for',
};

const web = [...source].filter(
  ([path]) => path.startsWith('src/web/') && !isTest(path) && !/\/features\/(?:dev|matching\/debug)\//.test(path),
);

const asNode = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Returns the expressions of which one is shown. */
function shownIn(node: Node | undefined): Node[] {
  if (node === undefined) return [];
  const parts = (...names: string[]): Node[] => names.flatMap((name) => shownIn(asNode(node[name])));
  if (node.type === 'LogicalExpression') return node['operator'] === '&&' ? parts('right') : parts('left', 'right');
  if (node.type === 'ConditionalExpression') return parts('consequent', 'alternate');
  if (node.type === 'ChainExpression') return parts('expression');
  return node.type === 'TemplateLiteral' ? nodesIn(node['expressions']).flatMap((one) => shownIn(one)) : [node];
}

function finds(path: string, code: string, visit: (node: Node, parent: Node | null, find: (at: Node) => void) => void) {
  const found: string[] = [];
  const find = ({ start, end }: Node): void => {
    const line = code.slice(0, start).split('\n').length;
    found.push(`${path}:${line} ${code.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 80)}`);
  };
  eachNode(path, code, (node, parent) => visit(node, parent, find));
  return found;
}

const textOf = (code: string, { start, end }: Node): string => code.slice(start, end);
const isWritten = (code: string, node: Node | undefined): boolean =>
  shownIn(node).some((one) => WRITTEN.test(textOf(code, one)));

const opening = (element: Node | null): Node | undefined => asNode(element?.['openingElement']);
const tagOf = (code: string, element: Node | null): string => {
  const name = asNode(opening(element)?.['name']);
  return name === undefined ? '' : textOf(code, name);
};

const hasDirection = (code: string, element: Node | null): boolean =>
  nodesIn(opening(element)?.['attributes']).some((one) =>
    /^dir=|^\{\.\.\.\(?.*\b(?:asWritten|lineAs)/s.test(textOf(code, one)),
  );

it('A person’s words are isolated from the words beside them', () => {
  const bare = web.flatMap(([path, code]) =>
    finds(path, code, (node, parent, find) => {
      if (node.type !== 'JSXExpressionContainer' || !/^JSX(?:Element|Fragment)$/.test(parent?.type ?? '')) return;
      const isAlone = ISOLATING.test(tagOf(code, parent)) || hasDirection(code, parent);
      if (!isAlone && isWritten(code, asNode(node['expression']))) find(node);
    }),
  );
  expect(bare).toEqual([]);
});

it('A person’s words are isolated in each label that is put together', () => {
  const bare = web.flatMap(([path, code]) =>
    finds(path, code, (node, parent, find) => {
      if (node.type !== 'JSXExpressionContainer' || parent?.type !== 'JSXAttribute') return;
      const name = textOf(code, asNode(parent['name']) ?? node);
      const value = asNode(node['expression']);
      if (
        /^(?:aria-label|title|label|alt|placeholder|description|name)$/.test(name) &&
        value?.type === 'TemplateLiteral'
      )
        if (isWritten(code, value)) find(node);
    }),
  );
  expect(bare).toEqual([]);
});

it('A person’s words have no language that nobody knows', () => {
  const own = web.flatMap(([path, code]) =>
    finds(path, code, (node, _, find) => {
      if (node.type !== 'JSXElement' || /^(?:input|textarea|GrowingArea)$/.test(tagOf(code, node))) return;
      if (nodesIn(opening(node)?.['attributes']).some((one) => textOf(code, one) === 'dir="auto"')) find(node);
    }),
  );
  expect(own.map((one) => one.slice(0, one.indexOf(':'))).filter((path) => !(path in meant))).toEqual([]);
  expect(Object.keys(meant).filter((path) => !own.some((one) => one.startsWith(path)))).toEqual([]);
});

it('A Latin name says that it is Latin', () => {
  const silent = web.flatMap(([path, code]) =>
    finds(path, code, (node, parent, find) => {
      if (node.type !== 'JSXExpressionContainer' || parent?.type !== 'JSXElement') return;
      if (!/(?:^|\.)(?:latin|latinName)$/.test(textOf(code, asNode(node['expression']) ?? node))) return;
      if (!/^<\w+[^>]* lang="la"/s.test(textOf(code, opening(parent) ?? node))) find(node);
    }),
  );
  expect(silent).toEqual([]);
});
