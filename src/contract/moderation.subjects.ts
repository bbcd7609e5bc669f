import { z } from 'zod';
import { messagePicture } from './chat.pictures.ts';
import { messageGif } from './gifs.ts';
import { messageVoice } from './chat.voice.ts';

/**
 * The kinds of things that one member makes and another can see, and therefore report. Each kind has an entry in the
 * server's register (src/server/features/moderation/subjects/subjects.ts). `notice` is a thing that a stranger
 * described and that the server could not find. `waiting` is a message or post that a moderator refused before others
 * saw it. `photo_check` is a check of a photo that a moderator refused. A case can have these three kinds, but no member
 * can report such a thing.
 */
export const subjectKinds = [
  'person',
  'profile_picture',
  'message',
  'room',
  'group_picture',
  'post',
  'comment',
  'companion_reply',
  'wyn_reply',
  'call',
  'notice',
  'waiting',
  'photo_check',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** The largest length of a subject's id, in characters. A `reportId` contains a whole encrypted answer of Wyn. */
const SUBJECT_ID_MAX = 40_000;

/**
 * The reported thing. `id` is a person's id; a room's or post's uuid; `personId:pictureId` or `roomId:pictureId` for a
 * picture; the id of one of one's own calls;
 * `roomId:seq` for a message or a companion's line; `postId:commentId`; or the `reportId` of Wyn's answer,
 * because the talks with Wyn are not stored. A thing that waits, and a photo check, have a uuid of their own.
 */
export const subject = z.object({ kind: z.enum(subjectKinds), id: z.string().min(1).max(SUBJECT_ID_MAX) });
export type Subject = z.infer<typeof subject>;

/** The categories in the order of the report sheet; content/report-words.ts has the texts of each. */
export const reportCategories = [
  'harassment',
  'hate',
  'sexual',
  'minor',
  'self_harm',
  'threat',
  'scam',
  'fake',
  'intimate_picture',
  'other',
] as const;
export type ReportCategory = (typeof reportCategories)[number];

/** For each class of cases, the hours within which a case should be answered. The most urgent class is the first. */
export const caseClasses = {
  minor: 1,
  threat: 1,
  intimate_picture: 4,
  scam: 12,
  rest: 48,
} as const;
export type CaseClass = keyof typeof caseClasses;

/** One line of the copied evidence. */
export const evidenceLine = z.object({
  /** Identifies the line within its evidence. */
  key: z.string(),
  /** The author's name at the time of the copy. */
  author: z.string(),
  isReporter: z.boolean(),
  text: z.string(),
  at: z.iso.datetime().nullable(),
  /** True for a line of the reported thing itself, false for the lines around it. */
  isSubject: z.boolean(),
  /** The pictures of a message. */
  pictures: z.array(messagePicture).optional(),
  /** The voice note of a message. */
  voice: messageVoice.optional(),
  /** The GIF of a message. */
  gif: messageGif.optional(),
});
export type EvidenceLine = z.infer<typeof evidenceLine>;
