import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

/** A text of the interface, from one call of `t`. */
export interface Said {
  id: string;
  /** The English text, in ICU MessageFormat. */
  message: string;
  /** The names of the values in the call. */
  values: string[];
  /** The position in the file at which the message starts. */
  start: number;
  /** The position after the message's end. */
  end: number;
}

export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Calls `visit` for each node of a file, parents first. */
export function eachNode(path: string, code: string, visit: (node: Node, parent: Node | null) => void): void {
  const { program, errors } = parseSync(path, code);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const walk = (value: unknown, parent: Node | null): void => {
    if (Array.isArray(value)) return value.forEach((one) => walk(one, parent));
    if (!isNode(value)) return undefined;
    visit(value, parent);
    return Object.values(value).forEach((part) => walk(part, value));
  };
  walk(program, null);
}

/** Returns whether the called function is `t`, or a method of this name, which a speaker on the server has. */
function isSpeaking(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  const { property } = callee;
  return callee['name'] === 't' || (isNode(property) && property['name'] === 't');
}

/** Returns the texts in a file; `given` has the values that every text has. Throws when an id or a message is not a literal. */
export function saidIn(path: string, code: string, given: readonly string[] = []): Said[] {
  const said: Said[] = [];
  eachNode(path, code, (node) => {
    if (node.type !== 'CallExpression' || !isSpeaking(node['callee'])) return;
    const [id, message, values] = node['arguments'] as (Node | undefined)[];
    if (typeof id?.['value'] !== 'string' || typeof message?.['value'] !== 'string')
      throw new Error(`${path}: ${code.slice(node.start, node.end)} does not write out its id and its message.`);
    const names = (values?.['properties'] as Node[] | undefined) ?? [];
    said.push({
      id: id['value'],
      message: message['value'],
      values: [...given, ...names.map(({ key }) => String(isNode(key) ? (key['name'] ?? key['value']) : ''))],
      start: message.start,
      end: message.end,
    });
  });
  return said;
}

/** Returns whether a file can have texts for the browser. It is in the interface, or in content/ for both sides. */
export const isSpoken = (path: string, code: string): boolean =>
  /\/src\/web\/[^?]*\.tsx?$/.test(path)
    ? code.includes('words/words.ts')
    : /\/content\/[\w-]+\.ts$/.test(path) && code.includes('{ Says }');

const WEB = fileURLToPath(new URL('../../src/web/', import.meta.url));
const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url));

/** Returns the files that may have texts for the browser, but no tests and no developers' tools, which stay English. */
export function spokenFiles(): string[] {
  const pages = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^features\/dev\/|^features\/matching\/debug\//.test(name))
    .map((name) => WEB + name);
  const shared = readdirSync(CONTENT)
    .map((name) => CONTENT + name)
    .filter((path) => path.endsWith('.ts') && isSpoken(path, readFileSync(path, 'utf8')));
  return [...pages, ...shared].toSorted();
}

/** Returns all texts of the interface by id. Throws when one id has two messages. */
export function allSaid(): Map<string, Said> {
  const all = new Map<string, Said>();
  for (const path of spokenFiles()) {
    for (const said of saidIn(path, readFileSync(path, 'utf8'))) {
      const known = all.get(said.id);
      if (known !== undefined && known.message !== said.message)
        throw new Error(`${said.id} says “${known.message}” and “${said.message}”.`);
      all.set(said.id, { ...said, values: [...new Set([...(known?.values ?? []), ...said.values])] });
    }
  }
  return all;
}
