import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errors } from '#contract/errors.ts';
import { literals } from './literals.ts';
import { eachNode, isNode, saidIn, type Node, type Said } from './said.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The values that every speaker of the server has: how texts call the place. */
const OF_EVERY_SPEAKER = ['place', 'mark'];

const isTest = (path: string): boolean => path.endsWith('.test.ts');

function sources(pattern: string): [path: string, code: string][] {
  return globSync(pattern, { cwd: ROOT })
    .filter((path) => !isTest(path))
    .map((path) => [path, readFileSync(ROOT + path, 'utf8')]);
}

/** Returns the server's texts for people, in mails and chat lines. */
export function saidByServer(): Said[] {
  return sources('{content,src/server}/**/*.ts').flatMap(([path, code]) =>
    /\b(?:Speaker|Says|speakerFor|(?:says|speaker)ToReader)\b|doctor\/finding\.ts/.test(code)
      ? saidIn(path, code, OF_EVERY_SPEAKER)
      : [],
  );
}

/** Returns the messages of all refusals: those of the error codes, and those written out in rules. */
export function refusals(): string[] {
  const written = sources('src/{server,contract}/**/*.ts').flatMap(([path, code]) => {
    const found: string[] = [];
    const isRule = path.startsWith('src/server/') && REFUSES.test(code);
    if (!isRule && !path.startsWith('src/contract/')) return found;
    eachNode(path, code, (node, parent) => {
      const call = node['callee'] as Node | undefined;
      const of = isNode(call?.['property']) ? String(call['property']['name']) : String(call?.['name']);
      if (isRule && ((node.type === 'NewExpression' && of === 'AppError') || of === 'refused'))
        found.push(...textsIn((node['arguments'] as unknown[])[1]));
      // A message may be stored in a constant or a variable before the refusal uses it.
      const isStored = node.type === 'Literal' && STORED.has(String(parent?.type));
      if (isRule && (node.type === 'TemplateLiteral' || isStored)) found.push(...textsIn(node));
      // A schema's message for a field.
      if (!isRule && node.type === 'CallExpression' && CHECKS.test(of)) found.push(...textsIn(node['arguments']));
    });
    return found.filter((text) => /^[A-Z].* .*\.$/.test(text));
  });
  return [...new Set([...Object.values(errors).map(({ message }) => message), ...written])];
}

/** A file that refuses something, itself or by rules that it hands on. */
const REFUSES = /\bnew AppError\(|: UploadRules\b|\bunfit: '/;
/** Where a message stands that is used later. */
const STORED: ReadonlySet<string> = new Set([
  'Property',
  'VariableDeclarator',
  'ConditionalExpression',
  'ReturnStatement',
]);

const CHECKS = /^(?:min|max|length|regex|refine|check)$/;

/** Returns the texts of an expression. A number replaces each value, because refusals contain only numbers. */
export function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isNode(value)) return [];
  if (value.type === 'TemplateLiteral') return [literals(value).join('7')];
  return typeof value['value'] === 'string' ? [value['value']] : Object.values(value).flatMap(textsIn);
}
