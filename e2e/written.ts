import { updateUser } from '#contract/accounts.ts';
import { putDraft } from '#contract/chat.drafts.ts';
import { scheduleMessage } from '#contract/chat.scheduled.ts';
import { sendMessage } from '#contract/chat.ts';
import { createCloud } from '#contract/clouds.ts';
import { sendGift } from '#contract/gifts.ts';
import { changeGroup, createGroup, setAlias } from '#contract/groups.ts';
import { saveInterestProfile } from '#contract/interests.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { makePlan } from '#contract/plans.ts';
import { makePoll } from '#contract/polls.ts';
import { addComment } from '#contract/posts.comments.ts';
import { createPost } from '#contract/posts.ts';
import type { Writer } from './hostile.ts';
import { directRoom, type Entered } from './people.ts';

type Made = { id: string };
const inDays = (days: number): string => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T07:30`;

/** Texts for the fields: a nickname, a name, a line, several lines that others read, and a message. */
export type Written = Readonly<Record<'nick' | 'name' | 'line' | 'seen' | 'words', string>>;

/** Ana writes into every field, and Bo writes to her. Returns the pages that show what they wrote. */
export async function writeEverywhere(
  writer: Writer,
  [ana, bo]: readonly [Entered, Entered],
  { nick, name, line, seen, words }: Written,
): Promise<string[]> {
  const own = { id: ana.id };
  const roomId = await directRoom(writer.url, ana, bo);
  const names = { displayName: nick, firstName: name, lastName: name, bio: line };
  await writer.write(ana, updateUser, { params: own, body: names });
  await writer.write(ana, saveInterestProfile, { params: own, body: { interests: [], custom: [line] } });
  const message = { clientId: crypto.randomUUID(), content: words };
  await writer.write(ana, sendMessage, { params: { roomId }, body: message });
  await writer.write(ana, putDraft, { params: { roomId }, body: { content: words, base: null } });
  const plan = { title: line, place: line, when: inDays(3), zone: 'America/New_York' };
  await writer.write(ana, makePlan, { params: { roomId }, body: plan });
  const poll = { question: line, choices: [name, line] };
  await writer.write(ana, makePoll, { params: { roomId }, body: poll });
  const later = { clientId: crypto.randomUUID(), content: words, when: inDays(3), zone: 'America/New_York' };
  await writer.write(ana, scheduleMessage, { params: { roomId }, body: later });
  const gift = { giftTypeId: 'warm-mug', receiverId: bo.id, chatRoomId: roomId, message: line };
  await writer.write(ana, sendGift, { body: gift });
  const { id: group } = await writer.write<Made>(ana, createGroup, { body: { name, description: line } });
  const rules = { name, description: line, rules: seen, announcement: seen };
  await writer.write(ana, changeGroup, { params: { roomId: group }, body: rules });
  await writer.write(ana, setAlias, { params: { roomId: group }, body: { alias: name } });
  await writer.write(ana, sendMessage, {
    params: { roomId: group },
    body: { ...message, clientId: crypto.randomUUID() },
  });
  const cloud = { name, description: line, type: 'share-memes', tag: '#MemeMania' };
  await writer.write(ana, createCloud, { body: cloud });
  const { id: post } = await writer.write<Made>(ana, createPost, { body: { content: seen } });
  await writer.write(bo, addComment, { params: { id: post }, body: { content: seen } });
  const report = { subject: { kind: 'person', id: String(ana.id) }, category: 'scam', note: words };
  await writer.write(bo, sendReport, { body: report });
  return [`/chat/${roomId}`, `/chat/${group}`, `/post/${post}`, `/users/${ana.id}`, `/users/${bo.id}`];
}

/** The pages that show what people wrote of themselves and to each other. */
export const SCREENS =
  '/ /peek /browse /chat /chaos /trending /match /soul-matching /self /activity /saved /account /account/reports /account/data /profile-setup /interest-quiz /post'.split(
    ' ',
  );
