import { expect, it } from 'vitest';
import { isTest, source } from './source.ts';
import { eachNode, isNode, type Node } from '#scripts/words/said.ts';

interface File {
  path: string;
  code: string;
}

/** What a child of an element may put into the page, and whether that may come and go. */
interface ChildKind {
  /** A bare text node. */
  isText: boolean;
  /** The number of its nodes may change. */
  isShifting: boolean;
  /** A bare text node may come or go. */
  isShiftingText: boolean;
}

type Child = ChildKind & { node: Node };

const NOTHING: ChildKind = { isText: false, isShifting: false, isShiftingText: false };
const ELEMENT = NOTHING;
const TEXT: ChildKind = { ...NOTHING, isText: true };
const SHIFTING: ChildKind = { ...NOTHING, isShifting: true };

const web = [...source].filter(([name]) => name.startsWith('src/web/') && name.endsWith('x') && !isTest(name));
const asNode = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);

function unwrapped(node: Node): Node {
  const inner = asNode(node['expression']);
  return inner !== undefined && /^(?:JSXExpressionContainer|ParenthesizedExpression|TSAsExpression)$/.test(node.type)
    ? unwrapped(inner)
    : node;
}

const nameOf = (element: Node, code: string): string => {
  const name = asNode(asNode(element['openingElement'])?.['name']);
  return name === undefined ? '' : code.slice(name.start, name.end);
};

/** Names that hold elements that were given to a component, so that nobody here can know what they hold. */
const GIVEN =
  /(?:^|\.)(?:children|before|after|aside|footer|icon|lead|end|start|picture|mark|action|extra|control|badge|slot|head|window|button|sheet|question|wayOut|foot|more|lines)$/;

/** Elements of libraries, and parts of objects, that always put one element into the page. */
const STEADY = /^(?:Link|Picture|Glyph|[\w.]*\.(?:icon|Root|Close|Title|Description|Content|Item)|Svg)$/;

interface Result {
  node: Node;
  file: File;
}

/** Returns what each of our components returns, by its name within its file, and by its name alone if it is exported. */
function allResults(): Map<string, Result[]> {
  const results = new Map<string, Result[]>();
  for (const [path, code] of web) {
    eachNode(path, code, (node, parent) => {
      const name = asNode(node['id'])?.['name'];
      if (node.type !== 'FunctionDeclaration' || typeof name !== 'string' || !/^[A-Z]/.test(name)) return;
      const own = returnsOf(node).map((one) => ({ node: one, file: { path, code } }));
      results.set(`${path} ${name}`, own);
      if (parent?.type === 'ExportNamedDeclaration') results.set(name, [...(results.get(name) ?? []), ...own]);
    });
  }
  return results;
}

/** Grows a set of components by a rule that looks at the set itself, until the rule finds no more. */
function grown(isIn: (result: Result, found: ReadonlySet<string>) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [name, own] of results) if (own.some((one) => isIn(one, found))) found.add(name);
  }
  return found;
}

/** Returns what a function returns, but not what the functions within it return. */
function returnsOf(outer: Node): Node[] {
  const found: Node[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (!isNode(value) || (value !== outer && /Function/.test(value.type))) return undefined;
    if (value.type === 'ReturnStatement' && isNode(value['argument'])) found.push(unwrapped(value['argument']));
    return Object.values(value).forEach(walk);
  };
  walk(outer);
  return found;
}

/** Returns whether a set has the component of this name that a file means. */
const has = (set: ReadonlySet<string>, name: string, { path }: File): boolean =>
  set.has(results.has(`${path} ${name}`) ? `${path} ${name}` : name);

function isSteady({ node, file }: Result, shifting: ReadonlySet<string>): boolean {
  if (node.type !== 'JSXElement') return false;
  const called = nameOf(node, file.code);
  // A member such as `Radix.Root` may be a context that puts nothing into the page.
  return (
    /^\w+$/.test(called) && !/^(?:Suspense|Fragment|[A-Z]\w*Context)$/.test(called) && !has(shifting, called, file)
  );
}

function union(kinds: readonly ChildKind[]): ChildKind {
  return {
    isText: kinds.some(({ isText }) => isText),
    isShifting: kinds.some(({ isShifting }) => isShifting),
    isShiftingText: kinds.some(({ isShiftingText }) => isShiftingText),
  };
}

const results = allResults();
/** Our components that may render nothing, or several nodes. */
const shifting = grown((result, found) => !isSteady(result, found));
/** Our components that render a text without an element around it. */
const bare = grown(({ node, file }, found) => {
  if (node.type === 'JSXElement') return has(found, nameOf(node, file.code), file);
  return node.type !== 'Literal' && kindOf(node, file, found).isText;
});

function kindOfElement(name: string, file: File, texts: ReadonlySet<string>): ChildKind {
  if (/^[a-z]/.test(name) || STEADY.test(name)) return ELEMENT;
  const isShifting = has(shifting, name, file) || !/^\w+$/.test(name) || /^(?:Suspense|Fragment)$/.test(name);
  return { isShifting, isText: has(texts, name, file), isShiftingText: false };
}

function kindOf(node: Node, file: File, texts: ReadonlySet<string> = bare): ChildKind {
  const { code } = file;
  const one = unwrapped(node);
  const written = code.slice(one.start, one.end);
  const part = (name: string): ChildKind => kindOf(one[name] as Node, file, texts);
  switch (one.type) {
    case 'JSXEmptyExpression':
      return NOTHING;
    case 'JSXText':
      return TEXT;
    case 'Literal':
      return typeof one['value'] === 'string' && one['value'] !== '' ? TEXT : NOTHING;
    case 'JSXElement':
      return kindOfElement(nameOf(one, code), file, texts);
    case 'JSXFragment':
      return union(childrenOf(one, file, texts));
    case 'ConditionalExpression': {
      const both = [part('consequent'), part('alternate')];
      const all = union(both);
      if (both.every(({ isText, isShifting }) => isText && !isShifting)) return all;
      return { ...all, isShifting: true, isShiftingText: all.isText };
    }
    case 'LogicalExpression': {
      const right = part('right');
      if (one['operator'] !== '&&') return { ...union([part('left'), right]), isShiftingText: false };
      return { ...right, isShifting: true, isShiftingText: right.isText };
    }
    case 'CallExpression': {
      const called = code.slice((one['callee'] as Node).start, (one['callee'] as Node).end);
      if (
        /\b(?:map|flatMap|createPortal|cloneElement|createElement)$|^(?:rich|use|at|children|list|framed|heading)$/.test(
          called,
        )
      )
        return SHIFTING;
      return TEXT;
    }
    case 'ChainExpression':
      return { ...SHIFTING, isText: !/\.map\(/.test(written) };
    case 'Identifier':
    case 'MemberExpression':
      return GIVEN.test(written) || isDrawn(written, code) ? SHIFTING : TEXT;
    default:
      return TEXT;
  }
}

/** Returns whether a name stands for elements in this file: by its type, or by what it is set to. */
function isDrawn(name: string, code: string): boolean {
  if (!/^\w+$/.test(name)) return false;
  return new RegExp(
    `\\b${name}\\??: (?:ReactNode|ReactElement|JSX\\.Element)|(?:const|let) ${name} =(?:[^;]*?[(?:&])?\\s*<[A-Za-z]`,
  ).test(code);
}

/** Returns the children of an element that put something into the page. Line breaks between them put nothing. */
function childrenOf(element: Node, file: File, texts: ReadonlySet<string> = bare): Child[] {
  return (element['children'] as Node[])
    .filter((child) => !(child.type === 'JSXText' && /^\s*\n\s*$/.test(String(child['value']))))
    .filter((child) => unwrapped(child).type !== 'JSXEmptyExpression')
    .map((child) => Object.assign({ node: child }, kindOf(child, file, texts)));
}

/** Returns whether an expression can result in a fragment, or in a component whose text has no element. */
function hasFragment(node: Node): boolean {
  const one = unwrapped(node);
  if (one.type === 'JSXFragment' || one.type === 'JSXElement') return true;
  return ['consequent', 'alternate', 'right'].some((part) => isNode(one[part]) && hasFragment(one[part]));
}

interface Loose {
  file: string;
  element: Node;
  children: Child[];
}

/**
 * Returns the elements in which React would need a bare text node to be where it was put: one that comes and goes, or
 * one before which something may come. A browser that translates the page moves such nodes into elements of its own.
 */
function looseTexts(path: string, code: string): Loose[] {
  const found: Loose[] = [];
  eachNode(path, code, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = childrenOf(node, { path, code });
    // React writes the only text of an element without a node of its own, unless a fragment is around it.
    const [only] = children.length === 1 && node.type === 'JSXElement' ? children : [];
    if (only !== undefined && !hasFragment(only.node)) return;
    const last = children.findLastIndex(({ isText }) => isText);
    const comes = children.some(({ isShiftingText }) => isShiftingText);
    const isPushed = children.slice(0, Math.max(last, 0)).some(({ isShifting }) => isShifting);
    if (comes || isPushed) found.push({ file: path, element: node, children });
  });
  return found;
}

const lineOf = ({ file, element }: Loose): string =>
  `${file}:${(source.get(file) ?? '').slice(0, element.start).split('\n').length}`;

export function jsxRules(): void {
  const loose = (jsx: string): number => looseTexts('example.tsx', `const one = ${jsx};`).length;

  it('The check finds conditional bare texts and those after conditional nodes', () => {
    expect(loose('<p>{isOver && "over"} <b/></p>')).toBe(1);
    expect(loose('<p>{isOver && <b/>}{t("a", "A")}</p>')).toBe(1);
    expect(loose('<p>{isMine ? "You: " : <By/>}<bdi/></p>')).toBe(1);
    expect(loose('<p>{draft ? <><b/> {draft}</> : <i/>}</p>')).toBe(1);
    expect(loose('<p>{isOver && <b/>}<span>{t("a", "A")}</span></p>')).toBe(0);
    expect(loose('<p>{isOver ? "over" : "left"}</p>')).toBe(0);
    expect(loose('<p>{t("a", "A")} <b/></p>')).toBe(0);
  });

  it('No bare text appears conditionally beside others, so browsers can translate the page', () => {
    const all = web
      .filter(([path]) => !path.includes('/features/dev/'))
      .flatMap(([path, code]) => looseTexts(path, code));
    expect(all.map(lineOf)).toEqual([]);
  });

  it('No component renders a text without an element around it', () => {
    expect([...bare]).toEqual([]);
  });
}
