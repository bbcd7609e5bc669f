import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { devOpenApi, operation } from '#contract/dev.ts';
import { problem } from '#contract/errors.ts';
import type { Repeat, Route } from '#contract/route.ts';
import { clientIdIn, takesKey } from '#server/platform/http/client-ids.ts';

const CONTRACT = join(import.meta.dirname, '../../../contract');

interface Declared {
  name: string;
  /** The file that declares the route, without its extension. */
  file: string;
  route: Route;
}

/** Returns an OpenAPI document of the routes that the files of the contract export, by path. */
export async function openApi(): Promise<z.input<typeof devOpenApi.response>> {
  const paths: Record<string, Record<string, z.input<typeof operation>>> = {};
  for (const declared of await declaredRoutes()) {
    const path = declared.route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [declared.route.method.toLowerCase()]: operationOf(declared) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Wildin', version: '1' },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  };
}

async function declaredRoutes(): Promise<Declared[]> {
  const files = (await readdir(CONTRACT)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(join(CONTRACT, file))) as Record<string, unknown>;
      return Object.entries(module).flatMap(([name, value]) =>
        isRoute(value) ? [{ name, file: file.replace('.ts', ''), route: value }] : [],
      );
    }),
  );
  return found
    .flat()
    .toSorted((a, b) => `${a.route.path} ${a.route.method}`.localeCompare(`${b.route.path} ${b.route.method}`));
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

function operationOf({ name, file, route }: Declared): z.input<typeof operation> {
  const body = schemaOf(route.body, 'input');
  const type = route.streams === true ? 'application/x-ndjson' : 'application/json';
  return {
    operationId: name,
    tags: [file],
    description: rulesOf(route),
    ...(route.access === 'member' && { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(takesKey(route) ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...(Object.keys(body).length > 0 && { requestBody: { content: { 'application/json': { schema: body } } } }),
    responses: {
      200: { description: 'The answer.', content: { [type]: { schema: schemaOf(route.response, 'output') } } },
      default: {
        description: 'A refusal.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** Describes in words what a route has besides its schemas. */
function rulesOf(route: Route): string {
  const { access, limit, fresh, desk, evenSuspended, evenRefused } = route;
  const rules = [
    access === 'member' ? 'For members.' : 'For everybody.',
    limit && `At most ${limit.max} ${limit.of ?? 'calls'} in ${limit.windowSeconds} s by ${limit.by}.`,
    fresh && 'Only shortly after the person proved that it is them.',
    desk && 'For moderators.',
    evenSuspended && 'For suspended members too.',
    (evenSuspended ?? evenRefused) && 'For members whose age was refused too.',
    repeatOf(route),
  ];
  return rules.filter(Boolean).join(' ');
}

const repeats: Readonly<Record<Repeat, string>> = {
  sets: 'A repeat sets the same state.',
  finds: 'A repeat finds what the first call made.',
  replaces: 'A repeat replaces what the first call made.',
  spends: 'A repeat is refused, because its code, link or challenge works once.',
  asks: 'A repeat makes nothing that lasts.',
  each: 'Every call acts, within its limit.',
};

/** Says how a repeat of a POST is recognised, or why it need not be; undefined for other methods. */
function repeatOf(route: Route): string | undefined {
  if (route.repeat !== undefined) return repeats[route.repeat];
  const id = clientIdIn(route) && 'the same clientId';
  const key = takesKey(route) && 'the same Idempotency-Key';
  const either = [id, key].filter(Boolean).join(' or ');
  return either === '' ? undefined : `Calls with ${either} are one.`;
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
