import { postVisibilities, type Post } from '#contract/posts.ts';
import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { ChosenGif } from '#web/parts/media/useGifs.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readJson, writeJson, writeText } from '#web/platform/storage/storage.ts';
import { CHALLENGE } from '#web/features/posts/parts/post.words.ts';

/** An unsent post. */
export interface PostDraft {
  content: string;
  visibility: Post['visibility'];
  /** A picture that the server has received. */
  picture: MessagePicture | null;
  gif: ChosenGif | null;
}

export const EMPTY: PostDraft = { content: '', visibility: 'public', picture: null, gif: null };

/** Adds the challenge's tag at the end of the content, or removes the tag if the content has it. */
export function toggleTag(content: string): string {
  if (content.includes(CHALLENGE)) return content.replace(CHALLENGE, '').replaceAll(/ {2,}/g, ' ').trim();
  return [content.trimEnd(), CHALLENGE].filter((part) => part !== '').join(' ');
}

/** Returns the text that was shared to the app: title, text and URL, as the manifest's `share_target` names them. */
export function sharedIn(search: string): string {
  const query = new URLSearchParams(search);
  const parts = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '').filter((part) => part !== '');
  return [...new Set(parts)].join(' ');
}

/** Returns the content with shared words at its end, or unchanged if it contains them already. */
export function withShared(content: string, shared: string): string {
  if (content.includes(shared)) return content;
  return [content.trimEnd(), shared].filter((part) => part !== '').join(' ');
}

export function readDraft(): PostDraft {
  return readJson(kept.postDraft, asDraft) ?? EMPTY;
}

function asDraft(value: unknown): PostDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { content, visibility, picture, gif } = value as Partial<PostDraft>;
  const known = postVisibilities.find((one) => one === visibility);
  if (typeof content !== 'string' || known === undefined) return null;
  return { content, visibility: known, picture: picture ?? null, gif: gif ?? null };
}

/** Stores the draft, so that it survives a reload. An empty draft removes the stored one. */
export function keepDraft(draft: PostDraft): void {
  const isEmpty = draft.content === '' && draft.picture === null && draft.gif === null;
  if (isEmpty) writeText(kept.postDraft, null);
  else writeJson(kept.postDraft, draft);
}

export const isSameDraft = (one: PostDraft, other: PostDraft): boolean => JSON.stringify(one) === JSON.stringify(other);

type Hears = (sent: PostDraft) => void;
const hearers = new Set<Hears>();

/** Calls `hears` with each posted draft, also if an earlier visit sent the draft. Returns the unsubscribe function. */
export function onPosted(hears: Hears): () => void {
  hearers.add(hears);
  return () => void hearers.delete(hears);
}

/** Deletes the stored draft if it equals the posted draft. Then calls the listeners of `onPosted`. */
export function forgetDraft(sent: PostDraft): void {
  if (isSameDraft(readDraft(), sent)) keepDraft(EMPTY);
  for (const hears of hearers) hears(sent);
}
