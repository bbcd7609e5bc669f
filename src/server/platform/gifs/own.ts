import { gifs as loops, type Loop } from '#content/gifs.ts';
import { GIFS_A_PAGE, type MessageGif } from '#contract/gifs.ts';
import { isLanguage, languages } from '#contract/languages.ts';
import { spokenIn } from '#server/platform/speaker.ts';
import type { GifPage } from './source.ts';

const PREFIX = 'wildin.';

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const known = loops.map((loop) => ({ gif: gifOf(loop), words: wordsOf(loop) }));
const byId = new Map(known.map(({ gif }, at) => [`${PREFIX}${loops[at]?.id ?? ''}`, gif]));
const idAt = new Map([...byId].map(([id, { url }]) => [url, id]));

function gifOf({ id, title, width, height }: Loop): MessageGif {
  return { source: 'wildin', title, url: `/gifs/${id}.svg`, still: `/gifs/${id}.still.svg`, width, height };
}

/** Returns the words by which a loop is found: those of every language, because people mix them. */
function wordsOf({ title, tags }: Loop): string[] {
  const said = Object.keys(languages)
    .filter(isLanguage)
    .flatMap((language) => [title, tags].map(spokenIn(language)));
  return folded(said.join(' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns a page of the product's own loops: each word of `text` must begin a word of a loop's title or tags. */
export function searchOwn(text: string, cursor: string | undefined): GifPage {
  const wanted = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = known.filter(({ words }) => wanted.every((word) => words.some((one) => one.startsWith(word))));
  const from = Number(cursor ?? 0);
  const end = from + GIFS_A_PAGE;
  return { gifs: found.slice(from, end).map(({ gif }) => gif), next: end < found.length ? String(end) : null };
}

const byAddress = new Map(known.map(({ gif }) => [gif.url, gif]));
export const ownGifAt = (url: string): MessageGif | undefined => byAddress.get(url);
export const ownGif = (id: string): MessageGif | undefined => byId.get(id);
/** Returns the id of a loop; undefined for a loop that was removed from the product. Older messages still show it. */
export const ownGifId = ({ url }: MessageGif): string | undefined => idAt.get(url);
