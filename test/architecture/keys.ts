import { expect, it } from 'vitest';
import { isTest, source } from './source.ts';
import { eachNode, isNode } from '#scripts/words/said.ts';

/** A file that reads keys which a person presses. */
const HEARS = /KeyboardEvent|key(?:down|up|press)\b|onKey(?:Down|Up|Press)?\b/i;

/** Files that read the key of an event themselves, with the reason. */
const MAY: Record<string, string> = {
  'src/web/ui/keyOf.ts': 'the one reader',
  'src/web/ui/windows/useWayBack.ts': 'keeps every Escape from the browser, and acts on none',
};

/** Returns the places at which a file of the web reads `key` from an event, or compares with a key that it did not hear. */
function bareKeys([path, code]: [string, string]): string[] {
  const found: string[] = [];
  const hears = HEARS.test(code);
  eachNode(path, code, (node, parent) => {
    const read =
      (node.type === 'MemberExpression' && isNode(node['property']) && node['property']['name'] === 'key') ||
      (node.type === 'Property' &&
        parent?.type === 'ObjectPattern' &&
        isNode(node['key']) &&
        node['key']['name'] === 'key');
    const isEnter = node.type === 'Literal' && node['value'] === 'Enter' && parent?.type === 'BinaryExpression';
    const isHeard = hears || code.includes('usePageKeys');
    if ((hears && read) || (isEnter && !isHeard)) found.push(`${path}: ${code.slice(node.start, node.end)}`);
  });
  return found;
}

export function keyRules(): void {
  it('The web reads pressed keys through keyOf alone, which knows those of a composed word', () => {
    const example = 'const press = ({ key }: KeyboardEvent) => key === "Enter"; box.onKeyDown = (e) => e.key;';
    expect(bareKeys(['example.ts', example])).toHaveLength(2);
    const web = [...source].filter(([name]) => name.startsWith('src/web/') && !isTest(name) && !(name in MAY));
    expect(web.flatMap(bareKeys)).toEqual([]);
  });

  it('Every Radix window is one that Escape leaves open within a composed word', () => {
    const windows = [...source].filter(([name, text]) => name.startsWith('src/web/') && /<\w+\.Content\b/.test(text));
    const open = windows.filter(([name, text]) => !text.includes('useReturnFocus()') && name !== 'src/web/ui/Menu.tsx');
    expect(open.map(([name]) => name)).toEqual([]);
  });
}
