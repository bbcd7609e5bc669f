import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { firstPages } from './first-pages.ts';

const idOf = (source: string): string => fileURLToPath(new URL(`..${source}`, import.meta.url));
/** The document's only script. */
const START = idOf('/src/web/start.ts');
const APP = idOf(firstPages.app);
const LIVE = idOf(firstPages.live);
/** The live parts of the home screen. */
const HOME_LIVE = idOf('/src/web/features/home/live/HomeLive.tsx');
const FEED = idOf(firstPages.feed);
const PROFILE = idOf(firstPages.profile);
/** A stranger's first page. It must not load the data layer of members. */
const STRANGER = idOf('/src/web/features/quiz/shared/SharedReportPage.tsx');
/** Other pages that show before the live connection is there. */
const SOONER = [
  firstPages.person,
  '/src/web/features/people/BrowsePage.tsx',
  '/src/web/features/posts/post/PublicPostPage.tsx',
].map(idOf);
/** What the app fetches for a member's first page, before anything is touched. */
const MEMBER = /\/src\/web\/(?:features\/home|frame\/member)\//;
const LIBRARY =
  /\/(?:node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\/|src\/web\/library\.ts$)/;
const READING = /\/(?:node_modules|src\/web\/platform)\//;
/** Both are in every page, and import nothing that is not. */
const SESSION = /\/src\/web\/platform\/(?:session|storage\.register)\.ts$/;
const SHARED = /\/(?:content|src\/contract|src\/web\/ui)\//;
const ICON = /\/src\/web\/ui\/icons\//;
const FEATURE = /\/src\/web\/(?:features|compose)\//;

type Graph = Rolldown.ChunkingContext;

interface FirstLoad {
  /** The first script and what it imports, which the app has from it. */
  start: ReadonlySet<string>;
  /** All that the app imports before it knows its page. */
  app: ReadonlySet<string>;
  /** The additional parts of a member's first page. */
  member: ReadonlySet<string>;
  /** The additional parts of the live connection. */
  live: ReadonlySet<string>;
  /** All that the home's live parts, the feed and one's own profile import. */
  homeLive: ReadonlySet<string>;
  feed: ReadonlySet<string>;
  profile: ReadonlySet<string>;
  /** All that a stranger's first page imports. */
  stranger: ReadonlySet<string>;
  /** The parts of a page that do not wait for the live connection. */
  sooner: ReadonlySet<string>;
}

let found: FirstLoad | undefined;

/** The first load is read off the graph of imports, so that a file may take another name or be split in two. */
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

/** These modules and what they import, without `known`. Schemas are left out: pages that only call a route have none. */
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

/** The file that the first pages share a module in, if they do. */
function sharedIn(id: string, { homeLive, feed, profile, stranger }: FirstLoad): string | null {
  if (!profile.has(id)) return null;
  // In a file of its own: in a larger one a stranger would fetch the rest as well.
  if (stranger.has(id)) return homeLive.has(id) ? 'looks' : null;
  if (homeLive.has(id)) return 'faces';
  if (feed.has(id)) return FEATURE.test(id) ? 'cards' : 'pictures';
  return FEATURE.test(id) ? null : 'plates';
}

/**
 * The first script in one file; the library by itself, so that it is kept when the app changes; what many pages share
 * with the first load and the live connection; reading and its cache, with the little that pages know of the live
 * connection before it is there; a member's frame and home; the live connection; who is signed in, and what is kept for
 * them; what the profiles share with a stranger's page (looks), with what is alive on the home (faces), and with the
 * feed (the posts' own, and pictures), and what only they have of what later pages have too; the icons of many later
 * pages. Each file costs more in headers and waiting than most of ours weigh.
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
        if (first.app.has(id)) return SESSION.test(id) ? 'session' : null;
        return sharedIn(id, first);
      },
      priority: 1,
    },
  ],
};
