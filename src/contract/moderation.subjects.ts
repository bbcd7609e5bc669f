import { z } from 'zod';
import { messagePicture } from './chat.pictures.ts';
import { messageGif } from './gifs.ts';
import { messageVoice } from './chat.voice.ts';

/**
 * The kinds of things that one member makes and another can see, and therefore report. The server's register has one
 * entry for each; see src/server/features/moderation/subjects/subjects.ts. `notice` is what somebody outside described and nobody has
 * found yet: a case has it, and no member can report it.
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
  'notice',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** The largest length of a subject's id: an answer of Wyn's under seal, in bytes of base64. */
const SUBJECT_ID_MAX = 40_000;

/**
 * What is reported. `id` is a person's id; a room's or post's uuid; `personId:pictureId` and `roomId:pictureId` of a picture;
 * `roomId:seq` of a message or of a companion's line; `postId:commentId`; or the `reportId` that Wyn's answer came with,
 * because Wyn's talks are not stored.
 */
export const subject = z.object({ kind: z.enum(subjectKinds), id: z.string().min(1).max(SUBJECT_ID_MAX) });
export type Subject = z.infer<typeof subject>;

/** The order is the one of the report sheet; content/report-words.ts has the words of each. */
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

/** Cases are worked in this order; the number is the hours in which an answer is aimed at. */
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
  /** Names the line within its evidence. */
  key: z.string(),
  /** The author's name when it was copied. */
  author: z.string(),
  isReporter: z.boolean(),
  text: z.string(),
  at: z.iso.datetime().nullable(),
  /** The line that was reported. */
  isSubject: z.boolean(),
  /** The pictures of a message. */
  pictures: z.array(messagePicture).optional(),
  /** The voice note of a message. */
  voice: messageVoice.optional(),
  /** The GIF of a message. */
  gif: messageGif.optional(),
});
export type EvidenceLine = z.infer<typeof evidenceLine>;
