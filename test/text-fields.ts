import { z } from 'zod';
import { clientEvent } from '#contract/realtime.ts';
import { declaredRoutes } from './routes.ts';

/** Texts of people; a field whose pattern accepts none of them takes no words. */
const WORDS = ['Words', 'Words of a person', 'evil.com', 'fuzzy-words'];

const isNode = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null;

function takesWords(node: Record<string, unknown>): boolean {
  if (node['type'] !== 'string' || ['enum', 'const', 'format'].some((limit) => limit in node)) return false;
  const { pattern } = node;
  // Only a pattern with properties of whole strings needs the flag `v`, in which fewer signs may stand alone.
  const flag = typeof pattern === 'string' && pattern.includes('RGI_Emoji') ? 'v' : 'u';
  return typeof pattern !== 'string' || WORDS.some((words) => new RegExp(pattern, flag).test(words));
}

/** Returns the paths of the fields of a schema that take words, at any depth, with dots and without the numbers of lists. */
function textsIn(node: unknown, path: readonly string[] = []): string[] {
  if (!isNode(node)) return [];
  if (takesWords(node)) return [path.join('.')];
  const { properties, items, additionalProperties } = node;
  const named = isNode(properties)
    ? Object.entries(properties).flatMap(([name, one]) => textsIn(one, [...path, name]))
    : [];
  const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((of) => (Array.isArray(node[of]) ? node[of] : []));
  return [...named, ...[items, additionalProperties, ...choices].flatMap((one) => textsIn(one, path))];
}

const fieldsOf = (schema: z.ZodType): string[] => [
  ...new Set(textsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))),
];

/** Returns the fields of the contract in which a caller sends words, by route (`METHOD /path`) or socket event. */
export async function textFields(): Promise<Map<string, string[]>> {
  const routes = (await declaredRoutes())
    .filter(({ route }) => route.method !== 'GET')
    .map(({ route }) => [`${route.method} ${route.path}`, fieldsOf(route.body)] as const);
  const events = clientEvent.options.map((event) => [`SOCKET ${event.shape.type.value}`, fieldsOf(event)] as const);
  return new Map([...routes, ...events].filter(([, fields]) => fields.length > 0));
}
