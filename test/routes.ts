import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Route } from '#contract/route.ts';

const CONTRACT = join(import.meta.dirname, '../src/contract');

export interface NamedRoute {
  name: string;
  route: Route;
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'response' in value;
}

/** Returns the routes of all contract files, so that tests include a new route at once. */
export async function declaredRoutes(): Promise<NamedRoute[]> {
  const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const found: NamedRoute[] = [];
  for (const file of files) {
    const module = (await import(join(CONTRACT, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (isRoute(value)) found.push({ name: `${file.replace('.ts', '')}.${name}`, route: value });
    }
  }
  return found;
}

/** Returns the names of all properties in a schema, at any depth. */
export function keysOf(schema: z.ZodType): Set<string> {
  const keys = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) walk(item);
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node && typeof node.properties === 'object' && node.properties !== null) {
      for (const key of Object.keys(node.properties)) keys.add(key);
    }
    for (const value of Object.values(node)) walk(value);
  };
  walk(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }));
  return keys;
}
