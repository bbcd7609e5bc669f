import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { firstPages } from './first-pages.ts';

/** Returns the id of a module. Throws for a file that does not exist, because its part of the build would be empty. */
function idOf(source: string): string {
  const path = fileURLToPath(new URL(`..${source}`, import.meta.url));
  if (!existsSync(path)) throw new Error(`scripts/chunks.ts names ${source}, which does not exist.`);
  return path;
}
/** The only script that the document loads itself. */
const START = idOf('/src/web/start.ts');
const APP = idOf(firstPages.app);
const LIVE = idOf(firstPages.live);
/** The module with the parts of the home screen that show current data. */
const HOME_LIVE = idOf('/src/web/features/home/live/HomeLive.tsx');
const FEED = idOf(firstPages.feed);
const PROFILE = idOf(firstPages.profile);
/** The first page of a visitor with a shared link. It must not load the data layer of members. */
const STRANGER = idOf('/src/web/features/quiz/shared/SharedReportPage.tsx');
/** Other pages that show before the live connection is loaded. */
const SOONER = [
  firstPages.person,
  '/src/web/features/people/BrowsePage.tsx',
  '/src/web/features/posts/post/PublicPostPage.tsx',
].map(idOf);
/** The modules that the app loads for a member's first page without any action of the person. */
const MEMBER = /\/src\/web\/(?:features\/home|frame\/member)\//;
const LIBRARY =
  /\/(?:node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\/|src\/web\/library\.ts$)/;
const READING = /\/(?:node_modules|src\/web\/platform)\//;
/** Modules of every page. They import only modules that every page has. */
const SESSION = new Set(
  [
    '/src/web/platform/newId.ts',
    '/src/web/platform/session/keeping.ts',
    '/src/web/platform/session/session.ts',
    '/src/web/platform/storage/storage.register.ts',
    '/src/web/platform/place.ts',
  ].map(idOf),
);
const SHARED = /\/(?:content|src\/contract|src\/web\/ui)\//;
const ICON = /\/src\/web\/ui\/icons\//;
const FEATURE = /\/src\/web\/(?:features|compose)\//;

type Graph = Rolldown.ChunkingContext;

interface FirstLoad {
  /** The first script and its imports, which the app does not load again. */
  start: ReadonlySet<string>;
  /** Everything that the app imports before it knows which page to show. */
  app: ReadonlySet<string>;
  /** The additional parts of a member's first page. */
  member: ReadonlySet<string>;
  /** The additional parts of the live connection. */
  live: ReadonlySet<string>;
  /** Everything that the parts of the home screen with current data import. */
  homeLive: ReadonlySet<string>;
  /** Everything that the feed imports. */
  feed: ReadonlySet<string>;
  /** Everything that the person's own profile imports. */
  profile: ReadonlySet<string>;
  /** Everything that the first page of a visitor with a shared link imports. */
  stranger: ReadonlySet<string>;
  /** Everything that the pages import that show before the live connection is loaded. */
  sooner: ReadonlySet<string>;
}

let found: FirstLoad | undefined;

/** Reads the first load from the graph of imports, so that most files can be renamed or split without a change here. */
function firstLoad(graph: Graph): FirstLoad {
  if (found !== undefined) return found;
  const start = reach([START], graph, new Set());
  const app = reach([APP], graph, start);
  const fetched = [...app].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const pages = fetched.filter((id) => MEMBER.test(id));
  if (pages.length === 0) throw new Error(`The app fetches nothing that matches ${MEMBER}.`);
  const member = reach(pages, graph, app);
  found = {
    start,
    app,
    member,
    live: reach([LIVE], graph, new Set([...app, ...member])),
    homeLive: reach([HOME_LIVE], graph, app),
    feed: reach([FEED], graph, app),
    profile: reach([PROFILE], graph, app),
    stranger: reach([STRANGER], graph, app),
    sooner: reach([FEED, PROFILE, ...SOONER], graph, app),
  };
  return found;
}

/** Returns the modules and all that they import. Leaves out `known`, and the schemas, which calls do not need. */
function reach(from: readonly string[], graph: Graph, known: ReadonlySet<string>): Set<string> {
  const reached = new Set<string>();
  const todo = [...from];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (reached.has(id) || known.has(id) || id.endsWith('?schemas')) continue;
    reached.add(id);
    todo.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/** Returns the file's name for a module that the profile page shares with other pages; null for other modules. */
function sharedIn(id: string, { homeLive, feed, profile, stranger }: FirstLoad): string | null {
  if (!profile.has(id)) return null;
  // 'looks' is a separate file, because a visitor would otherwise load more than they need.
  if (stranger.has(id)) return homeLive.has(id) ? 'looks' : null;
  if (homeLive.has(id)) return 'faces';
  if (feed.has(id)) return FEATURE.test(id) ? 'cards' : 'pictures';
  return FEATURE.test(id) ? null : 'plates';
}

/**
 * The files of the build, by their names. More files would not help: headers and waiting cost more than most files.
 * - index: the first script. react: the library, which stays cached when the app changes.
 * - shared: what many pages share with the first load or the live connection. icons: the icons of many later pages.
 * - data: reads, their cache, and what pages need before the live connection. live: the rest of the live connection.
 * - member: a member's frame and home. session: the session.
 * - looks, faces: what the profile shares with the home's current data; looks is also for a visitor's first page.
 * - cards, pictures: what the profile shares with the feed. plates: what it shares with later pages only.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: (id, graph) => (firstLoad(graph).start.has(id) ? 'index' : null), priority: 4 },
    { name: 'react', test: LIBRARY, priority: 3 },
    {
      name: (id, graph) => {
        const first = firstLoad(graph);
        if (first.app.has(id) || first.member.has(id) || first.live.has(id)) return 'shared';
        return ICON.test(id) && sharedIn(id, first) === null ? 'icons' : null;
      },
      test: SHARED,
      minShareCount: 5,
      priority: 2,
    },
    {
      name: (id, graph) => {
        const first = firstLoad(graph);
        const isSooner = first.sooner.has(id);
        if (first.live.has(id)) return isSooner ? 'data' : 'live';
        if (first.member.has(id)) return isSooner || READING.test(id) ? 'data' : 'member';
        if (first.app.has(id)) return SESSION.has(id) ? 'session' : null;
        return sharedIn(id, first);
      },
      priority: 1,
    },
  ],
};
