import { z } from 'zod';
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

type FoundString = Pick<TextSurface, 'path' | 'written' | 'most' | 'longest'>;

function stringsOf(node: Node, path: readonly string[] = [], above?: Node): FoundString[] {
  const { written, most } = node.written === undefined ? (above ?? node) : node;
  const kept = written === undefined ? undefined : { written, ...(most !== undefined && { most }) };
  const parts = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
  const more = typeof node.additionalProperties === 'object' ? [node.additionalProperties] : [];
  const isFree = node.type === 'string' && (node.enum ?? node.const ?? node.pattern ?? node.format) === undefined;
  return [
    ...(isFree ? [{ path, written, most, longest: node.maxLength }] : []),
    ...parts.flatMap((part) => stringsOf(part, path, kept)),
    ...Object.entries(node.properties ?? {}).flatMap(([key, part]) => stringsOf(part, [...path, key])),
    ...[...(node.items === undefined ? [] : [node.items]), ...more].flatMap((part) => stringsOf(part, [...path, '*'])),
  ];
}

function surfacesOf(route: Route): TextSurface[] {
  return (['body', 'query', 'params'] as const).flatMap((place) => {
    const schema = z.toJSONSchema(route[place], { io: 'input', unrepresentable: 'any' }) as Node;
    const found = new Map(
      stringsOf(schema).map((one) => [`${route.method} ${route.path} ${[place, ...one.path].join('.')}`, one]),
    );
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
