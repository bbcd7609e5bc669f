import { z } from 'zod';
import { email } from './accounts.ts';
import { work } from './accounts.work.ts';
import { note, reportOutcomes } from './moderation.reports.ts';
import type { ReportCategory } from './moderation.subjects.ts';
import { route } from './route.ts';
import { said } from './texts.ts';

/** What a notice can be about. The first two categories can hide the named thing at once, until a moderator decides. */
export const noticeCategories = ['intimate_picture', 'minor', 'copyright', 'impersonation', 'other'] as const;
export type NoticeCategory = (typeof noticeCategories)[number];

/** The category of report that a notice has in its case. */
export const noticeReports = {
  intimate_picture: 'intimate_picture',
  minor: 'minor',
  copyright: 'other',
  impersonation: 'fake',
  other: 'other',
} as const satisfies Record<NoticeCategory, ReportCategory>;

/** Who the sender is: `me`, the person concerned or the owner of the work, or somebody who acts for that person. */
export const noticeRoles = ['me', 'for_somebody'] as const;
export type NoticeRole = (typeof noticeRoles)[number];

/** The most characters of the description of the thing. */
export const NOTICE_WHAT_MAX = 500;
/** The most characters of the typed name that signs the notice. */
export const NOTICE_NAME_MAX = 100;

/** The hours within which a notice is answered. For an intimate picture the law requires this time. */
export const NOTICE_HOURS = 48;

const contact = email;

/** The number of a receipt, such as "7K3M-9QXA-2FTB". Accepts lowercase, no dashes, O for 0, and I or L for 1. */
const receipt = z
  .string()
  .max(40)
  .transform((typed) =>
    typed
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  )
  .refine((bare) => bare.length === 12, 'A receipt has twelve letters and digits.')
  .transform((bare) => bare.replaceAll(/(.{4})(?=.)/g, '$1-'));

/**
 * Sends a take-down notice. No account is needed. The response is the same whether or not the thing was found, so that
 * a stranger learns nothing from the response.
 */
export const sendNotice = route({
  method: 'POST',
  path: '/api/take-down',
  access: 'public',
  evenRefused: true,
  body: z.object({
    category: z.enum(noticeCategories, 'Choose what it is about.'),
    role: z.enum(noticeRoles, 'Choose who you are.'),
    /** A link, a handle or a description of the thing. */
    what: said(NOTICE_WHAT_MAX),
    note: note.default(''),
    name: said(NOTICE_NAME_MAX),
    contact,
    goodFaith: z.literal(true, 'Please tick this to go on.'),
    /** A new id for each notice, so that a repeat of the call after a lost response gets the same receipt. */
    clientId: z.uuid().optional(),
    work: work.optional(),
  }),
  response: z.object({
    receipt: z.string(),
    /** The time by which the notice is answered. */
    answerBy: z.iso.datetime(),
  }),
  limit: { max: 10, windowSeconds: 3600, by: 'address' },
});

/** Returns the state of a notice. Throws the same `not_found` for an unknown number and for another sender's number. */
export const noticeStanding = route({
  method: 'POST',
  path: '/api/take-down/standing',
  access: 'public',
  evenRefused: true,
  body: z.object({ receipt, contact }),
  response: z.object({
    sentAt: z.iso.datetime(),
    answerBy: z.iso.datetime(),
    outcome: z.enum(reportOutcomes),
    decidedAt: z.iso.datetime().nullable(),
  }),
  limit: { max: 20, windowSeconds: 3600, by: 'address', of: 'refusals' },
  repeat: 'asks',
});

/** Returns the operator's email address for legal requests; null if none is configured. */
export const legalContact = route({
  method: 'GET',
  path: '/api/legal-contact',
  access: 'public',
  evenRefused: true,
  response: z.object({ contact: z.string().nullable() }),
  limit: { max: 120, windowSeconds: 60, by: 'address' },
});
