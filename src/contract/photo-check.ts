import { z } from 'zod';
import { DAY_MS, MINUTE_MS } from './durations.ts';
import { MANY } from './matching.ts';
import { route } from './route.ts';

/** The number of pictures of a check, each in a pose of its own. */
export const CHECK_PICTURES = 3;
/** How long a person has for the three pictures, in milliseconds. */
export const POSES_MS = 10 * MINUTE_MS;
/** How long the pictures wait for a moderator at most; then they are deleted, compared or not. */
export const CHECK_WAITS_MS = 7 * DAY_MS;
/** How long after a refusal a person may try again. */
export const CHECK_AGAIN_MS = DAY_MS;
/** The door is closed while no moderator did anything at the desk for this long. */
export const CHECK_DUTY_MS = DAY_MS;
/** The door is closed while this many checks wait, so that nobody joins a queue without end. */
export const CHECKS_WAITING_MOST = 50;
/** The largest picture of a check, in bytes. A page's picture of 720 × 960 has some 200 kB. */
export const LIVE_BYTES = 1_500_000;
/** The least width and height of a picture of a check, in pixels. */
export const LIVE_SIDE = 200;

/** Why a moderator refuses a check. content/photo-check.ts has the sentence of each. */
export const checkReasons = ['other_person', 'face_hidden', 'poses_differ', 'not_live', 'no_face'] as const;
export type CheckReason = (typeof checkReasons)[number];

/** The key of a pose (content/photo-poses.ts). */
const pose = z.string().max(40);

/** What a person reads about their own check. */
const standing = z.object({
  /**
   * `none`: nothing is under way. `taking`: poses are open. `waiting`: a moderator compares the pictures. `refused`: a
   * moderator could not confirm them. `passed`: the photo is checked. `lapsed`: nobody compared them in time.
   */
  state: z.enum(['none', 'taking', 'waiting', 'refused', 'passed', 'lapsed']),
  /** True when the caller may begin now. */
  mayBegin: z.boolean(),
  /** True when no moderator is on duty, or too many checks wait. */
  isClosed: z.boolean(),
  /** True when the profile has no main picture to compare with. */
  lacksPicture: z.boolean(),
  /** The open poses; null without. `taken` of their pictures are kept. */
  taking: z
    .object({
      id: z.uuid(),
      poses: z.array(pose).length(CHECK_PICTURES),
      taken: z
        .number()
        .int()
        .min(0)
        .max(CHECK_PICTURES - 1),
      expiresAt: z.iso.datetime(),
    })
    .nullable(),
  /** The time at which waiting pictures are deleted, compared or not; null while none wait. */
  waitsUntil: z.iso.datetime().nullable(),
  /** When moderators opened the pictures of the latest check. */
  openings: z.array(z.iso.datetime()),
  /** The reason of the latest refusal, and from when the caller may try again; null without. */
  refusal: z.object({ reason: z.enum(checkReasons), againAt: z.iso.datetime() }).nullable(),
  /** When the main picture was checked; null without a check that holds. */
  checkedAt: z.iso.datetime().nullable(),
  /** True when an earlier check ended because the main picture is another one now. */
  isAskedAgain: z.boolean(),
  /** True when the caller has to pass a check before they write to somebody new. */
  mustCheck: z.boolean(),
  /** True while the caller meets only people with a checked photo. */
  onlyChecked: z.boolean(),
});
export type CheckStanding = z.infer<typeof standing>;

const own = { access: 'member', audience: 'me' } as const;
const limit = { max: 60, windowSeconds: 600, by: 'member' } as const;
const byId = z.object({ id: z.uuid() });

export const getPhotoCheck = route({ ...own, method: 'GET', path: '/api/photo-check', response: standing });

/**
 * Draws three poses by chance, for ten minutes. Earlier open poses end, with the pictures taken for them. Throws
 * `photo_check_closed`, `photo_check_early`, `photo_check_waits`, `photo_check_held` while the photo is checked already,
 * and `photo_needed` without a main picture.
 */
export const beginPhotoCheck = route({
  ...own,
  method: 'POST',
  path: '/api/photo-check',
  response: standing,
  limit: { max: 20, windowSeconds: 3600, by: 'member' },
  repeat: 'replaces',
});

/** Draws another pose in place of the present one, as often as the caller likes. */
export const drawAnotherPose = route({
  ...own,
  method: 'POST',
  path: '/api/photo-check/:id/pose',
  params: byId,
  response: standing,
  limit,
  repeat: 'each',
});

/**
 * Takes the picture of the present pose: `multipart/form-data` with the file as `picture`, a JPEG as a canvas makes it.
 * The third one sends the check. Throws `not_found` for another person's poses, `photo_check_over` for poses that have
 * expired or whose picture of this step is taken, `photo_not_live` for a file with data of a camera or a program in it,
 * and `photo_twice` for the same picture again.
 */
export const takeLivePicture = route({
  ...own,
  method: 'POST',
  path: '/api/photo-check/:id/steps/:step',
  params: byId.extend({ step: z.coerce.number().int().min(1).max(CHECK_PICTURES) }),
  response: standing,
  limit,
  repeat: 'spends',
});

/** Takes back an open or waiting check, and deletes its pictures. */
export const takeBackPhotoCheck = route({
  ...own,
  method: 'DELETE',
  path: '/api/photo-check',
  response: standing,
  limit,
});

/**
 * Meets only people with a checked photo, in matching and in the directory, and is met by nobody else there. Throws
 * `photo_check_needed` for a person whose own photo is not checked.
 */
export const setOnlyChecked = route({
  ...own,
  method: 'PUT',
  path: '/api/photo-check/only-checked',
  body: z.strictObject({ isOn: z.boolean() }),
  response: standing,
  limit,
});

/**
 * Returns what the filter would leave of the people whom a search could offer: multiples of five up to 100, and 1 for
 * one to four. Null for a person who cannot be matched yet, and for a search within one ZIP code.
 */
export const getCheckedReach = route({
  ...own,
  method: 'GET',
  path: '/api/photo-check/reach',
  response: z.object({
    reach: z
      .object({ people: z.number().int().min(0).max(MANY), checked: z.number().int().min(0).max(MANY) })
      .nullable(),
  }),
  limit: { max: 20, windowSeconds: 60, by: 'member' },
});
