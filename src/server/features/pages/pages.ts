import { archetypes } from '#content/archetypes.ts';
import { readSharedReport } from '#content/shared-report.ts';
import { inviteOf } from '#server/features/people/people.ts';
import { publicPostPreview } from '#server/features/posts/posts.ts';
import { foundAnywhere } from '#server/platform/replica/replica.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addressKey } from '#server/platform/limits/limits.ts';
import { readersLanguage } from '#server/platform/reader.ts';
import { speakerOf, spokenIn } from '#server/platform/speaker.ts';
import type { Head, ServedPage, PageOf } from './page.ts';
import {
  fixedHead,
  general,
  inviteWords,
  photoOf,
  pictureOf,
  plateOf,
  postWords,
  reportWords,
  type HeadSpeaker,
} from './pages.words.ts';

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
  const pageAt = async (
    { path: asked, query, ip }: Parameters<PageOf>[0],
    speaker: HeadSpeaker,
  ): Promise<ServedPage> => {
    const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked;
    if (path === '/index.html') return { status: 200, head: general(speakerOf('en')), isShell: true };
    const nothingToSay: ServedPage = { status: 200, head: general(speaker) };
    const fixed = fixedHead(path, speaker);
    if (fixed !== undefined) return { status: 200, head: fixed, isFront: path === '/' || path === '/welcome' };
    const [, first, second, ...more] = path.split('/');
    if (first === 'shared-report' && second === undefined)
      return sharedReport(speaker, query.get('data')) ?? nothingToSay;
    if (second === undefined || more.length > 0) return nothingToSay;
    if (first === 'u' && (await isAsked(ip)))
      return invite(
        speaker,
        await foundAnywhere(deps, null, (from) => inviteOf(from, second, { viewerId: null, now: clock.now() })),
      );
    if (first === 'post' && place.values.posts && (await isAsked(ip)))
      return post(speaker, await foundAnywhere(deps, null, (from) => publicPostPreview(from, second))) ?? nothingToSay;
    return nothingToSay;
  };
  return async (address) => {
    const language = readersLanguage();
    const { t, place: words } = speakerOf(language, place.values.name);
    const page = await pageAt(address, { t, place: words, spoken: spokenIn(language) });
    return page.isShell === true ? page : { ...page, place: place.shown };
  };
}

const unlisted = (head: Omit<Head, 'canonical'>): ServedPage => ({ status: 200, head });

/** Returns an invite's page. An unknown, switched-off or invisible invite gets status 404 and the general head. */
function invite(speaker: HeadSpeaker, found: Awaited<ReturnType<typeof inviteOf>>): ServedPage {
  // A companion has no invite page.
  if (found === undefined || found.isSeedUser) return { status: 404, head: general(speaker) };
  const name = found.displayName ?? `@${found.handle}`;
  const { profileImageUrl: photo, mbtiType } = found;
  // The page itself shows the same photo or animal to a visitor.
  const animal = mbtiType === null ? pictureOf(speaker) : plateOf(speaker, archetypes[mbtiType]);
  return unlisted({
    ...inviteWords(speaker, name),
    image: photo === null ? animal : { path: photo, alt: photoOf(speaker, name), isPhoto: true },
    type: 'profile',
  });
}

/** Returns a post's page, which search engines do not index; undefined if a visitor may not read the post. */
function post(speaker: HeadSpeaker, found: Awaited<ReturnType<typeof publicPostPreview>>): ServedPage | undefined {
  if (found === undefined) return undefined;
  return unlisted({ ...postWords(speaker, found), image: pictureOf(speaker), type: 'article' });
}

/** Uses only the archetype from the link's data; all words of the head are the product's. */
function sharedReport(speaker: HeadSpeaker, data: string | null): ServedPage | undefined {
  const found = readSharedReport(data);
  if ('problem' in found || found.report.archetype === null || found.report.type === null) return undefined;
  const { archetype } = found.report;
  return unlisted({ ...reportWords(speaker, archetype), image: plateOf(speaker, archetype), type: 'website' });
}
