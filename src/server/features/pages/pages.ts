import { archetypes, type Archetype } from '#content/archetypes.ts';
import { readSharedReport } from '#content/shared-report.ts';
import { inviteOf } from '#server/features/people/people.ts';
import { publicPostPreview } from '#server/features/posts/posts.ts';
import { foundAnywhere } from '#server/platform/replica/replica.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addressKey } from '#server/platform/limits/limits.ts';
import type { Head, ServedPage, PageOf } from './page.ts';
import { fixedHeads, GENERAL, IMAGE } from './pages.words.ts';

/** The limit per client address for pages that query the database. Beyond the limit, they get the general head. */
const LIMIT = { max: 120, windowSeconds: 60 };

/**
 * Returns the function that makes a page's head by its path. The head has only data that a visitor may see; a member's
 * data comes through the API. A path without its own head (a member's page, or an unknown path) gets the general head,
 * status 200 and `noindex`, so only the web app needs the list of pages.
 */
export function createPageOf(deps: Pick<Deps, 'db' | 'replica' | 'limits' | 'clock' | 'place'>): PageOf {
  const { limits, clock, place } = deps;
  const isAsked = async (ip: string): Promise<boolean> => (await limits.take('pages', addressKey(ip), LIMIT)).allowed;
  const pageAt: PageOf = async ({ path: asked, query, ip }) => {
    const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked;
    const fixed = fixedHeads.get(path);
    if (path === '/index.html') return { ...nothingToSay, isShell: true };
    if (fixed !== undefined) return { status: 200, head: fixed, isFront: path === '/' || path === '/welcome' };
    const [, first, second, ...more] = path.split('/');
    if (first === 'shared-report' && second === undefined) return sharedReport(query.get('data'));
    if (second === undefined || more.length > 0) return nothingToSay;
    if (first === 'u' && (await isAsked(ip)))
      return invite(
        await foundAnywhere(deps, null, (from) => inviteOf(from, second, { viewerId: null, now: clock.now() })),
      );
    if (first === 'post' && place.values.posts && (await isAsked(ip)))
      return post(await foundAnywhere(deps, null, (from) => publicPostPreview(from, second)));
    return nothingToSay;
  };
  return async (address) => {
    const page = await pageAt(address);
    return page.isShell === true ? page : { ...page, place: place.shown };
  };
}

const nothingToSay: ServedPage = { status: 200, head: GENERAL };
const unlisted = (head: Pick<Head, 'title' | 'description' | 'type'> & Partial<Head>): ServedPage => ({
  status: 200,
  head: { image: IMAGE, ...head },
});

/** Returns an invite's page. An unknown, switched-off or invisible invite gets status 404 and the general head. */
function invite(found: Awaited<ReturnType<typeof inviteOf>>): ServedPage {
  // A companion has no invite page.
  if (found === undefined || found.isSeedUser) return { status: 404, head: GENERAL };
  const name = found.displayName ?? `@${found.handle}`;
  return unlisted({
    title: `${name} is on wildin`,
    // The page itself shows the same photo or animal to a visitor.
    ...(found.mbtiType !== null && { image: plateOf(archetypes[found.mbtiType]) }),
    ...(found.profileImageUrl !== null && {
      image: { path: found.profileImageUrl, alt: `${name}’s profile photo`, isPhoto: true },
    }),
    description: `${name} invites you to vibe together. Find out which of the sixteen animals you are, and compare.`,
    type: 'profile',
  });
}

/** Returns a post's page, which search engines do not index; the general head if a visitor may not read the post. */
function post(found: Awaited<ReturnType<typeof publicPostPreview>>): ServedPage {
  if (found === undefined) return nothingToSay;
  return unlisted({
    title: `${found.name} on wildin`,
    description: found.excerpt === '' ? 'A picture says it.' : found.excerpt,
    type: 'article',
  });
}

/** Uses only the archetype from the link's data; all words of the head are the product's. */
function sharedReport(data: string | null): ServedPage {
  const found = readSharedReport(data);
  if ('problem' in found || found.report.archetype === null || found.report.type === null) return nothingToSay;
  const { name, animalName, description } = found.report.archetype;
  return unlisted({
    title: `I Just Discovered My WildSelf! ${name}, the ${animalName.toLowerCase()}`,
    description: `${description} Which of the sixteen are you?`,
    image: plateOf(found.report.archetype),
    type: 'website',
  });
}

/** Returns the picture of an archetype's plate. */
function plateOf({ name, animalName, latinName, type }: Archetype): Head['image'] {
  return {
    path: `/preview/${type.toLowerCase()}.png`,
    alt: `${name}, ${latinName}: the ${animalName.toLowerCase()}`,
  };
}
