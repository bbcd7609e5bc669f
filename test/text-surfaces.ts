import { z } from 'zod';
import { clientEvent } from '#contract/realtime.ts';
import type { Route } from '#contract/route.ts';
import { declaredRoutes } from './routes.ts';

export type RequestPart = 'body' | 'query' | 'params';

/** A place of the contract that takes free text: a string without a list of values, a pattern or a format. */
export interface TextSurface {
  /** For example `POST /api/posts body.picture.alt`; a `*` is any element of a list or any key of a record. */
  name: string;
  route: Route;
  place: RequestPart;
  path: readonly string[];
  /** How a person's words are read there (`contract/texts.ts`); undefined for the texts of programs, as tokens and ids. */
  written: 'talk' | 'notice' | 'line' | 'name' | undefined;
  /** The most characters of a person's words. */
  most: number | undefined;
  /** The most code units of any text; undefined where the schema names no such number. */
  longest: number | undefined;
}

interface Node {
  type?: string;
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  maxLength?: number;
  written?: TextSurface['written'];
  most?: number;
}

type FoundString = Pick<TextSurface, 'path' | 'written' | 'most' | 'longest'> & { pattern: string | undefined };

/** Returns the strings in a schema, at any depth, that have no list of values and no format. */
function stringsOf(node: Node, path: readonly string[] = [], above?: Node): FoundString[] {
  const { written, most } = node.written === undefined ? (above ?? node) : node;
  const kept = written === undefined ? undefined : { written, ...(most !== undefined && { most }) };
  const parts = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
  const more = typeof node.additionalProperties === 'object' ? [node.additionalProperties] : [];
  const isOpen = node.type === 'string' && (node.enum ?? node.const ?? node.format) === undefined;
  return [
    ...(isOpen ? [{ path, written, most, longest: node.maxLength, pattern: node.pattern }] : []),
    ...parts.flatMap((part) => stringsOf(part, path, kept)),
    ...Object.entries(node.properties ?? {}).flatMap(([key, part]) => stringsOf(part, [...path, key])),
    ...[...(node.items === undefined ? [] : [node.items]), ...more].flatMap((part) => stringsOf(part, [...path, '*'])),
  ];
}

const stringsIn = (schema: z.ZodType): FoundString[] =>
  stringsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node);

function surfacesOf(route: Route): TextSurface[] {
  return (['body', 'query', 'params'] as const).flatMap((place) => {
    const free = stringsIn(route[place]).filter(({ pattern }) => pattern === undefined);
    const found = new Map(free.map((one) => [`${route.method} ${route.path} ${[place, ...one.path].join('.')}`, one]));
    return [...found].map(([name, { path, written, most, longest }]) => ({
      name,
      route,
      place,
      path,
      written,
      most,
      longest,
    }));
  });
}

/** Returns every place of the contract that takes free text, so that tests include a new one at once. */
export async function textSurfaces(): Promise<TextSurface[]> {
  return (await declaredRoutes()).flatMap(({ route }) => surfacesOf(route));
}

/** Texts of people; a field whose pattern accepts none of them takes no words. */
const WORDS = ['Words', 'Words of a person', 'evil.com', 'fuzzy-words'];

function takesWords({ pattern }: FoundString): boolean {
  if (pattern === undefined) return true;
  // Only a pattern with properties of whole strings needs the flag `v`, in which fewer signs may stand alone.
  const accepted = new RegExp(pattern, pattern.includes('RGI_Emoji') ? 'v' : 'u');
  return WORDS.some((words) => accepted.test(words));
}

/** Returns the fields of a schema that take words, as paths with dots and without the places in lists. */
const fieldsOf = (schema: z.ZodType): string[] => [
  ...new Set(
    stringsIn(schema)
      .filter(takesWords)
      .map(({ path }) => path.filter((key) => key !== '*').join('.')),
  ),
];

/** Returns the fields of the contract in which a caller sends words, by route (`METHOD /path`) or socket event. */
export async function textFields(): Promise<Map<string, string[]>> {
  const routes = (await declaredRoutes())
    .filter(({ route }) => route.method !== 'GET')
    .map(({ route }) => [`${route.method} ${route.path}`, fieldsOf(route.body)] as const);
  const events = clientEvent.options.map((event) => [`SOCKET ${event.shape.type.value}`, fieldsOf(event)] as const);
  return new Map([...routes, ...events].filter(([, fields]) => fields.length > 0));
}

/** Returns a copy of `base` with `text` at `path`; a `*` becomes the first element, or a key `x`. */
export function withText(base: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (key !== '*') {
    const object = typeof base === 'object' && base !== null && !Array.isArray(base) ? base : {};
    return { ...object, [key]: withText((object as Record<string, unknown>)[key], rest, text) };
  }
  if (typeof base === 'object' && base !== null && !Array.isArray(base)) {
    const [first = 'x'] = Object.keys(base);
    return { ...base, [first]: withText((base as Record<string, unknown>)[first], rest, text) };
  }
  const [first, ...others] = Array.isArray(base) ? (base as unknown[]) : [];
  return [withText(first, rest, text), ...others];
}
