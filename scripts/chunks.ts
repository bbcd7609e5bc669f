import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const APP = fileURLToPath(new URL('../src/web/main.tsx', import.meta.url));
const LIVE = fileURLToPath(new URL('../src/web/compose/Live.tsx', import.meta.url));
/** What the app fetches for a member's first page, before anything is touched. */
const MEMBER = /\/src\/web\/(?:features\/home|frame\/member)\//;
const LIBRARY =
  /\/(?:node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\/|src\/web\/library\.ts$)/;
const READING = /\/(?:node_modules|src\/web\/platform)\//;
/** The languages are the first script's too, which must not fetch what the app shares. */
const SHARED = /\/(?:content|src\/contract(?!\/languages)|src\/web\/ui)\//;
const ICON = /\/src\/web\/ui\/icons\//;

type Graph = Rolldown.ChunkingContext;

interface FirstLoad {
  /** All that the app imports before it knows its page. */
  app: ReadonlySet<string>;
  /** What the member's first page adds to that. */
  member: ReadonlySet<string>;
  /** What the live connection adds to both. */
  live: ReadonlySet<string>;
}

let found: FirstLoad | undefined;

/** The first load is read off the graph of imports, so that a file may take another name or be split in two. */
function firstLoad(graph: Graph): FirstLoad {
  if (found !== undefined) return found;
  const app = reach([APP], graph, new Set());
  const fetched = [...app].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const pages = fetched.filter((id) => MEMBER.test(id));
  if (pages.length === 0) throw new Error(`The app fetches nothing that matches ${MEMBER}.`);
  const member = reach(pages, graph, app);
  found = { app, member, live: reach([LIVE], graph, new Set([...app, ...member])) };
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

/**
 * The library by itself, so that it is kept when the app changes; what many pages share with the first load; what they
 * share with the live connection (animals and their names); the icons of many later pages; reading and its cache; a
 * member's frame and home; the live connection. Each file costs more in headers and waiting than most of ours weigh.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: LIBRARY, priority: 3 },
    {
      name: (id, graph) => {
        const { app, member, live } = firstLoad(graph);
        if (app.has(id) || member.has(id)) return 'shared';
        if (live.has(id)) return 'faces';
        return ICON.test(id) ? 'icons' : null;
      },
      test: SHARED,
      minShareCount: 5,
      priority: 2,
    },
    {
      name: (id, graph) => {
        const { member, live } = firstLoad(graph);
        if (live.has(id)) return 'live';
        if (!member.has(id)) return null;
        return READING.test(id) ? 'data' : 'member';
      },
      priority: 1,
    },
  ],
};
