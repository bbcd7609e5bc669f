import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cycleIn } from './graph.ts';
import { featureOf, imports, isTest, layerOf, product, ROOT, show, source } from './source.ts';

/** The doors of features with more than one: files by what a caller wants. Every other feature x has x/x.ts alone. */
const DOORS: Record<string, string[]> = {
  accounts: ['accounts', 'newcomers'],
  chat: ['chat', 'lines', 'members', 'messages', 'rooms'],
  posts: ['found', 'posts'],
  people: ['accounts', 'manners', 'people'],
  visibility: ['blocks', 'follows', 'lines', 'people', 'posts', 'standing', 'visibility'],
};

/** The doors of the companions' engine, by what a caller wants. */
const ENGINE_DOORS = ['speak', 'hear', 'remember', 'scenes'].map((door) => `src/companions/${door}.ts`);

/** What the engine takes from the server: types, and functions that need no server. */
const ENGINE_NEEDS: ReadonlySet<string> = new Set(
  [
    'clock.ts',
    'models/kept-vectors.ts',
    'models/vectors.ts',
    'models/word-likeness.ts',
    'reading/encoder.ts',
    'safety/features.ts',
    'safety/kept-rows.ts',
    'zones.ts',
  ].map((file) => `src/server/platform/${file}`),
);

const LEARNED = 'src/companions/hearing/learned.ts';

const doorsOf = (feature: string): string[] =>
  (DOORS[feature] ?? [feature]).map((door) => `src/server/features/${feature}/${door}.ts`);

/** Returns the names that a file exports. */
function namesIn(text: string): string[] {
  const again = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').filter((one) => one.trim() !== ''),
  );
  const own = [...text.matchAll(/^export (?:async )?(?:function\*?|const|class|interface|type|let) (\w+)/gm)];
  return [...again, ...own.map(([, name = '']) => name)];
}

export function walls(): void {
  it('The reader finds the imports', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(product.some(({ to }) => to === 'src/contract/route.ts')).toBe(true);
  });

  const mayImport: Record<string, string[]> = {
    'src/contract': ['src/contract', 'package'],
    content: ['content', 'src/contract', 'package'],
    'src/companions': ['src/companions', 'src/contract', 'content', 'package'],
    'src/server': ['src/server', 'src/companions', 'src/contract', 'content', 'package'],
    'src/web': ['src/web', 'src/contract', 'content', 'package'],
  };
  it.each(Object.entries(mayImport))('%s imports only the layers it may', (layer, allowed) => {
    const isNeeded = (to: string): boolean => layer === 'src/companions' && ENGINE_NEEDS.has(to);
    const wrong = product.filter(
      ({ from, to }) => layerOf(from) === layer && !allowed.includes(layerOf(to)) && !isNeeded(to),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('The contract imports only zod and content imports no package', () => {
    const packages = product.filter(({ to }) => layerOf(to) === 'package');
    expect(packages.filter(({ from, to }) => layerOf(from) === 'src/contract' && to !== 'zod').map(show)).toEqual([]);
    expect(packages.filter(({ from }) => layerOf(from) === 'content').map(show)).toEqual([]);
  });

  it('Every package that the product imports is listed in its dependencies', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { dependencies: object };
    const names = product
      .filter(({ from, to }) => /^(?:src|content)\//.test(from) && layerOf(to) === 'package' && !to.startsWith('node:'))
      .map(({ to }) => /^(?:@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? '');
    // Vite serves the web app only on a developer's machine.
    expect([...new Set(names)].filter((name) => !(name in dependencies) && name !== 'vite')).toEqual([]);
  });

  it('Platform, ui and parts import no feature', () => {
    const wrong = product.filter(
      ({ from, to }) => /^src\/(server|web)\/(platform|ui|parts)\//.test(from) && featureOf(to),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('The ui imports neither routes nor data', () => {
    const wrong = product.filter(
      ({ from, to }) =>
        from.startsWith('src/web/ui/') && (/^(wouter|@tanstack\/)/.test(to) || to.startsWith('src/web/platform/')),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('The web keeps things in the browser through platform/storage/storage.ts alone', () => {
    const allowed: Record<string, string> = {
      'src/web/platform/storage/storage.ts': 'the door itself',
      'src/web/platform/storage/storage.register.ts': 'says of each thing in which store it is',
      'src/web/platform/calls/cache.ts': 'the cache of reads, a database of its own',
      'src/web/features/chat/outbox/outbox.storage.ts': 'the outbox, a database of its own',
      'src/web/sw/sw.ts': 'the service worker has no other store than the cache',
      'src/web/look.ts': 'empties the pages that are kept in another look',
      'src/web/platform/calls/shelf.reading.ts': 'takes the kept reads before the app is there',
    };
    const stores = /\b(localStorage|sessionStorage|indexedDB|caches)\b|from 'idb'/;
    const users = [...source].filter(
      ([name, text]) => name.startsWith('src/web/') && !isTest(name) && stores.test(text),
    );
    expect(users.map(([name]) => name).filter((name) => !(name in allowed))).toEqual([]);
  });

  it('The platform of the server names no feature', () => {
    const features = readdirSync(join(ROOT, 'src/server/features')).flatMap((name) => [name, name.replace(/s$/, '')]);
    // The sessions of the platform join the table `account`, so that name is allowed.
    const names = [...features, 'hall', 'room', 'typing'].filter((name) => name !== 'account');
    const quoted = new RegExp(`'(?:${names.join('|')})'`);
    const wrong = [...source].filter(
      ([file, text]) =>
        file.startsWith('src/server/platform/') &&
        !isTest(file) &&
        // Both list all tables, and some are called like a feature.
        file !== 'src/server/platform/database/tables.ts' &&
        file !== 'src/server/platform/distributed/placements.ts' &&
        quoted.test(text),
    );
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  it('A file of the platform serves more than one feature', () => {
    const reasons: Record<string, string> = {
      'src/server/platform/database/group-commit.ts': 'works on connections, which only the database opens',
      'src/server/platform/database/lanes.ts': 'opens connections to the database',
    };
    const users = Map.groupBy(
      product.filter(({ from, to }) => to.startsWith('src/server/platform/') && from !== 'src/server/create-deps.ts'),
      ({ to }) => to,
    );
    expect(users.size).toBeGreaterThan(100);
    const wrong = [...users].filter(([name, by]) => {
      const features = new Set(by.map(({ from }) => featureOf(from)));
      return features.size === 1 && !features.has(undefined) && !(name in reasons);
    });
    expect(wrong.map(([name, by]) => `${name} serves ${featureOf(by[0]?.from ?? '')}`)).toEqual([]);
  });

  it('Features of the server meet at their doors and those of the web never', () => {
    const wrong = product.filter(({ from, to }) => {
      const [here, there] = [featureOf(from), featureOf(to)];
      if (there === undefined || here === there) return false;
      if (from.startsWith('src/web/features/')) return true;
      return from.startsWith('src/server/features/') && !doorsOf(there).includes(to);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it('The engine of the companions is entered at its doors', () => {
    const into = product.filter(({ from, to }) => to.startsWith('src/companions/') && layerOf(from) !== layerOf(to));
    expect(new Set(into.map(({ to }) => to))).toEqual(new Set([...ENGINE_DOORS, LEARNED]));
    // The script that learns the kinds of lines computes as the engine does.
    expect(into.filter(({ to }) => to === LEARNED).map(({ from }) => from)).toEqual(['scripts/train-kinds.ts']);
  });

  it('A door has under 20 names', () => {
    const features = readdirSync(join(ROOT, 'src/server/features'));
    const doors = [...ENGINE_DOORS, ...features.flatMap(doorsOf)].filter((door) => source.has(door));
    expect(doors.length).toBeGreaterThan(30);
    expect(doors.filter((door) => namesIn(source.get(door) ?? '').length >= 20)).toEqual([]);
  });

  it('Only changeMatchFacts changes match facts and refreshes the match profile', () => {
    const users = (name: string): string[] =>
      [...source.keys()].filter((file) => !isTest(file) && new RegExp(`\\b${name}\\b`).test(source.get(file) ?? ''));
    const outside = (folder: string) => (file: string) => !file.startsWith(`src/server/features/${folder}/`);
    expect(users('changeAnyOfAccounts').filter(outside('people'))).toEqual([
      'src/server/features/matching/matches/facts.ts',
    ]);
    // The demonstration community inserts thousands of people at once and refreshes their profiles itself.
    expect(users('refreshMatchProfile').filter(outside('matching'))).toEqual(['src/server/features/demo/demo.ts']);
  });

  it('A feature has one name in the contract, on the server and on the web', () => {
    const named = (folder: string) => readdirSync(join(ROOT, folder)).toSorted();
    const onServer = new Set(named('src/server/features'));
    const shared = new Set([
      'durations',
      'errors',
      'gifs',
      'language-code',
      'languages',
      'media',
      'place',
      'realtime',
      'rounding',
      'route',
      'texts',
      'tongues',
      'version',
    ]);
    const declared = named('src/contract').map((name) => name.split('.')[0] ?? '');
    expect(declared.filter((name) => !onServer.has(name) && !shared.has(name))).toEqual([]);
    // These features have no routes of their own, so the server has no such feature.
    const onlyOnTheWeb = new Set(['home', 'landing', 'legal', 'onboarding']);
    const onWeb = named('src/web/features');
    expect(onWeb.filter((name) => !onServer.has(name) && !onlyOnTheWeb.has(name))).toEqual([]);
    const readElsewhere: Record<string, string> = {
      demo: 'demo members are people like others',
      flowers: 'on a person’s page, in people',
      follows: 'on a person’s page, in people',
      pages: 'what the server writes of pages before the app runs',
      polls: 'a message, in chat',
      translation: 'beside the words, in chat and posts',
      visibility: 'decides what others may read',
    };
    expect([...onServer].filter((name) => !onWeb.includes(name))).toEqual(Object.keys(readElsewhere));
    const misnamed = [...onServer].flatMap((name) =>
      named(`src/server/features/${name}`)
        .filter((file) => file.endsWith('.routes.ts') && !file.startsWith(`${name}.`))
        .map((file) => `${name}/${file}`),
    );
    expect(misnamed).toEqual([]);
  });

  it('An import uses ./ inside a folder and # elsewhere, always with the file’s ending', () => {
    const wrong = imports.filter(
      ({ specifier, to }) =>
        specifier.startsWith('../') || (layerOf(to) !== 'package' && !/\.(tsx?|css|svg|json)$/.test(specifier)),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('No features of the server import each other in a cycle, types included', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to } of product) {
      const [here, there] = [featureOf(from), featureOf(to)];
      if (!from.startsWith('src/server/features/') || here === undefined || there === undefined) continue;
      if (here !== there) graph.set(here, [...(graph.get(here) ?? []), there]);
    }
    expect(graph.size).toBeGreaterThan(10);
    expect(cycleIn(graph)).toBeUndefined();
  });

  it('No folders within a feature or beside a shelf form a cycle', () => {
    const graph = new Map<string, string[]>();
    const folderIn = (name: string): string | undefined =>
      /^src\/(?:companions|(?:server|web)\/(?:features\/[\w-]+|platform|parts))\/[\w-]+(?=\/)/.exec(name)?.[0];
    for (const { from, to } of product) {
      const [here, there] = [folderIn(from), folderIn(to)];
      if (here !== undefined && there !== undefined && here !== there)
        graph.set(here, [...(graph.get(here) ?? []), there]);
    }
    expect(graph.size).toBeGreaterThan(5);
    expect(cycleIn(graph)).toBeUndefined();
  });

  it('A layer of the web imports only itself and the layers below', () => {
    const layers = ['words', 'ui', 'platform', 'parts', 'features', 'compose'];
    const rankOf = (name: string): number | undefined => {
      const folder = /^src\/web\/(?:(\w+)\/|(?:main|routes|pages)\.tsx?$)/.exec(name);
      if (folder === null || (folder[1] !== undefined && !layers.includes(folder[1]))) return undefined;
      return folder[1] === undefined ? layers.length : layers.indexOf(folder[1]);
    };
    const wrong = product.filter(({ from, to }) => {
      const [here, there] = [rankOf(from), rankOf(to)];
      return here !== undefined && there !== undefined && there > here;
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it('No files of the server’s platform form a cycle, types included', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to } of product)
      if (/^src\/server\/(?:platform\/.*|[\w-]+)\.ts$/.test(from) && source.has(to))
        graph.set(from, [...(graph.get(from) ?? []), to]);
    expect(graph.size).toBeGreaterThan(80);
    expect(cycleIn(graph)).toBeUndefined();
  });

  it('No files import each other in a cycle', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to, isType } of product)
      if (source.has(to) && !isType) graph.set(from, [...(graph.get(from) ?? []), to]);
    expect(cycleIn(graph)).toBeUndefined();
  });
}
