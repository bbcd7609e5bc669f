import { readSharedReport } from '#content/shared-report.ts';
import { inviteOf } from '#server/features/people/people.ts';
import { publicPostPreview } from '#server/features/posts/posts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addressKey } from '#server/platform/limits.ts';
import type { Head, Page, PageOf } from '#server/platform/page.ts';
import { fixedHeads, GENERAL, IMAGE } from './pages.words.ts';

/** Pages that ask the database something may be asked for so often; beyond that they say only the general. */
const LIMIT = { max: 120, windowSeconds: 60 };

/**
 * What each address says of itself. It is all written for a visitor: whatever a member may see beyond that comes through
 * the API. Addresses it does not know are the app's own to judge (a member's page, or nothing at all): they get the
 * general words, status 200, and no place in a search engine, so that the map of the pages stays in one place, the web.
 */
export function createPageOf({ db, limits }: Pick<Deps, 'db' | 'limits'>): PageOf {
  const isAsked = async (ip: string): Promise<boolean> => (await limits.take('pages', addressKey(ip), LIMIT)).allowed;
  return async ({ path: asked, query, ip }) => {
    const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked;
    const fixed = fixedHeads.get(path);
    if (path === '/index.html') return { ...nothingToSay, isShell: true };
    if (fixed !== undefined) return { status: 200, head: fixed, isFront: path === '/' || path === '/welcome' };
    const [, first, second, ...more] = path.split('/');
    if (first === 'shared-report' && second === undefined) return sharedReport(query.get('data'));
    if (second === undefined || more.length > 0) return nothingToSay;
    if (first === 'u' && (await isAsked(ip))) return invite(await inviteOf(db, second, null));
    if (first === 'post' && (await isAsked(ip))) return post(await publicPostPreview(db, second));
    return nothingToSay;
  };
}

const nothingToSay: Page = { status: 200, head: GENERAL };
const unlisted = (head: Pick<Head, 'title' | 'description' | 'type'> & Partial<Head>): Page => ({
  status: 200,
  head: { image: IMAGE, ...head },
});

/** Switched off, suspended, gone or never there: all alike. */
function invite(found: Awaited<ReturnType<typeof inviteOf>>): Page {
  // A companion is no person who could invite anybody.
  if (found === undefined || found.isSeedUser) return { status: 404, head: GENERAL };
  const name = found.displayName ?? found.handle;
  return unlisted({
    title: `${name} is on wildin`,
    description: `${name} invites you to vibe together. Find out which of the sixteen animals you are, and meet.`,
    type: 'profile',
  });
}

/** Where a visitor may not read it, the general words. What people wrote is for links, not for search engines. */
function post(found: Awaited<ReturnType<typeof publicPostPreview>>): Page {
  if (found === undefined) return nothingToSay;
  return unlisted({
    title: `${found.name} on wildin`,
    description: found.excerpt === '' ? 'A picture says it.' : found.excerpt,
    type: 'article',
  });
}

/** Of what the link says, only which of our sixteen it names is believed; every word shown is ours. */
function sharedReport(data: string | null): Page {
  const found = readSharedReport(data);
  if ('problem' in found || found.report.archetype === null || found.report.type === null) return nothingToSay;
  const { name, animalName, latinName, description, type } = found.report.archetype;
  return unlisted({
    title: `I Just Discovered My WildSelf! ${name}, the ${animalName.toLowerCase()}`,
    description: `${description} Which of the sixteen are you?`,
    image: {
      path: `/preview/${type.toLowerCase()}.png`,
      alt: `${name}, ${latinName}: the ${animalName.toLowerCase()}`,
    },
    type: 'website',
  });
}
