import { evidenceLines, evidenceNames, filled } from '#content/desk-lines.ts';
import { z } from 'zod';
import { wyn } from '#content/wyn.ts';
import { roomId } from '#contract/chat.ts';
import type { Subject, SubjectKind } from '#contract/moderation.subjects.ts';
import { announceRoom, messageWith, setMessageHidden } from '#server/features/chat/messages.ts';
import { makerOf } from '#server/features/chat/members.ts';
import { PICTURE_KIND, roomFor } from '#server/features/chat/rooms.ts';
import { GROUP_PICTURE, hidePicture, pictureIn } from '#server/features/groups/groups.ts';
import { cardsFor, PROFILE_IMAGE } from '#server/features/people/people.ts';
import { openAnswer } from '#server/features/wyn/wyn.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Placed } from '#server/platform/media/media.ts';
import { findPerson, findProfilePicture, hideProfilePicture, locatePerson } from './subjects.people.ts';
import { findCall } from './subjects.calls.ts';
import { findCloud } from './subjects.clouds.ts';
import { findComment, findPost, hideComment, hidePost, locatePost, postPictures } from './subjects.posts.ts';
import { hidePhotoCheck } from './subjects.photo-check.ts';
import { hideWaiting } from './subjects.waiting.ts';
import { excerptOf, lastTalk, lineBy, talkAround, wordsOf } from './evidence.ts';
import type { SubjectEntry, FoundSubject, SubjectLook } from './subjects.entry.ts';

/** Every kind of thing that a case can be about. A new kind needs one entry here and one in the contract. */
export const subjects: Record<SubjectKind, SubjectEntry> = {
  person: { find: findPerson, locate: locatePerson },
  profile_picture: {
    find: findProfilePicture,
    hide: hideProfilePicture,
    pictureKind: {
      name: PROFILE_IMAGE,
      idOf: async (_db, { id, ownerId }) => Promise.resolve(`${ownerId}:${id}`),
    },
  },
  message: { find: findMessage, hide: hideMessage, pictureKind: { name: PICTURE_KIND, idOf: messageIdOf } },
  room: { find: findRoom },
  group_picture: {
    find: findGroupPicture,
    hide: hideGroupPicture,
    pictureKind: { name: GROUP_PICTURE, idOf: async (_db, { id, place: in_ }) => Promise.resolve(`${in_}:${id}`) },
  },
  post: { find: findPost, hide: hidePost, locate: locatePost, pictureKind: postPictures },
  comment: { find: findComment, hide: hideComment },
  companion_reply: { find: findMessage },
  wyn_reply: { find: findAnswer },
  call: { find: findCall },
  notice: { find: async () => Promise.resolve(undefined) },
  waiting: { find: async () => Promise.resolve(undefined), hide: hideWaiting },
  photo_check: { find: async () => Promise.resolve(undefined), hide: hidePhotoCheck },
};

/** Returns a thing as the viewer sees it. Throws `not_found` for an unseen thing and `invalid` for the viewer's own. */
export async function subjectFor(deps: Deps, look: SubjectLook, { kind, id }: Subject): Promise<FoundSubject> {
  const found = await subjects[kind].find(deps, look, id);
  if (found === undefined) throw new AppError('not_found');
  if (found.author?.id === look.viewerId) throw new AppError('invalid', { message: 'That is your own.' });
  return found;
}

const place = z
  .string()
  .regex(/^[0-9a-f-]{36}:[1-9]\d{0,14}$/)
  .transform((id) => ({ roomId: id.slice(0, 36), seq: Number(id.slice(37)) }))
  .refine((at) => roomId.safeParse(at.roomId).success);

/** Finds a message. A companion's reply is a message too, so the author decides the kind of the subject. */
async function findMessage(_deps: Deps, { db, ...view }: SubjectLook, id: string): Promise<FoundSubject | undefined> {
  const at = place.safeParse(id);
  const talk = at.success ? await talkAround(db, view, at.data) : undefined;
  if (talk === undefined) return undefined;
  const { message, cards, lines } = talk;
  const name = lines.find(({ isSubject }) => isSubject)?.author ?? '';
  const isSeedUser = cards.get(message.senderId)?.isSeedUser ?? false;
  return {
    subject: { kind: isSeedUser ? 'companion_reply' : 'message', id },
    author: { id: message.senderId, name, isSeedUser },
    excerpt: excerptOf(wordsOf(message)),
    lines,
  };
}

async function messageIdOf(db: Db, picture: Placed): Promise<string | undefined> {
  const at = await messageWith(db, picture);
  return at === undefined ? undefined : `${at.roomId}:${at.seq}`;
}

async function hideMessage(deps: Deps, trx: Trx, { id, at }: { id: string; at: Date | null }): Promise<() => void> {
  const message = place.parse(id);
  const { newId, clock } = deps;
  await setMessageHidden(trx, { ...message, isHidden: at !== null, now: clock.now(), newId });
  return () => announceRoom(deps, message.roomId);
}

/** The author of a direct room is the other person, so each of the two has a case. For other rooms, see `makerOf`. */
async function findRoom(deps: Deps, { db, ...view }: SubjectLook, given: string): Promise<FoundSubject | undefined> {
  if (!roomId.safeParse(given).success) return undefined;
  const id = given.toLowerCase();
  const cloud = await findCloud({ db, ...view }, id);
  if (cloud !== undefined) return cloud;
  const room = await roomFor(db, view, id);
  const makerId = await makerOf(db, id, view.viewerId);
  if (makerId === undefined) return undefined;
  const maker = (await cardsFor(db, [makerId], view)).get(makerId);
  const talk = await lastTalk(db, view, id);
  const name = lineBy(maker?.displayName ?? room.name, { key: 'name', text: room.name });
  const shown = room.pictureId === null ? undefined : await deps.media.placed(db, room.pictureId);
  const pictures = shown && [{ ...shown.picture, alt: '' }];
  return {
    subject: { kind: 'room', id: room.type === 'direct' ? `${id}:${makerId}` : id },
    author: { id: makerId, name: maker?.displayName ?? room.name, isSeedUser: maker?.isSeedUser ?? false },
    excerpt: excerptOf(room.name),
    lines: [{ ...name, ...(pictures && { pictures }) }, ...talk.lines],
  };
}

const pictured = z
  .string()
  .regex(/^[^:]+:[^:]+$/)
  .transform((id) => id.toLowerCase().split(':'))
  .pipe(z.tuple([roomId, z.uuid()]))
  .transform(([room, pictureId]) => ({ roomId: room, pictureId }));

/** The author of a group's picture is its uploader, even if another person owns the group. */
async function findGroupPicture(
  deps: Deps,
  { db, ...view }: SubjectLook,
  given: string,
): Promise<FoundSubject | undefined> {
  const at = pictured.safeParse(given);
  const found = at.success ? await pictureIn(deps, db, { ...at.data, userId: view.viewerId }) : undefined;
  if (found === undefined) return undefined;
  const maker = (await cardsFor(db, [found.ownerId], view)).get(found.ownerId);
  const line = lineBy(maker?.displayName ?? null, {
    key: 'picture',
    text: filled(evidenceLines.groupPicture, found.groupName),
  });
  return {
    subject: { kind: 'group_picture', id: `${found.place}:${found.id}` },
    author: { id: found.ownerId, name: line.author, isSeedUser: false },
    excerpt: excerptOf(line.text),
    lines: [{ ...line, pictures: [{ ...found.picture, alt: '' }] }],
  };
}

async function hideGroupPicture(
  deps: Deps,
  trx: Trx,
  { id, at }: { id: string; at: Date | null },
): Promise<() => void> {
  const picture = pictured.parse(id);
  await hidePicture(deps, trx, { ...picture, at });
  return () => announceRoom(deps, picture.roomId);
}

async function findAnswer(deps: Deps, { viewerId }: SubjectLook, id: string): Promise<FoundSubject | undefined> {
  const given = await openAnswer(deps, id, viewerId);
  if (given === undefined) return undefined;
  const question = {
    ...lineBy(evidenceNames.reader, { key: 'question', text: given.question, at: given.at }),
    isSubject: false,
  };
  return {
    subject: { kind: 'wyn_reply', id: given.id },
    author: null,
    excerpt: excerptOf(given.answer),
    lines: [{ ...question, isReporter: true }, lineBy(wyn.name, { key: 'answer', text: given.answer, at: given.at })],
  };
}
