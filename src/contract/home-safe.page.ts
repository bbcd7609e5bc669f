import { z } from 'zod';
import { mbtiType } from './people.ts';

/**
 * The trusted person's page as data, in the words of its language. The server draws it at `/safe/{secret}` and a member
 * sees the same before it goes out (`previewOuting`), so no part of it is worded twice.
 */
export const safePage = z.object({
  /** `before`: the page is not open yet. `closed`: it is over, and says nothing of the outing any more. */
  state: z.enum(['before', 'running', 'checked_in', 'ended', 'no_answer', 'help', 'closed']),
  /** "For Jonas, from Ada" */
  from: z.string(),
  headline: z.string(),
  /** The sentence below the headline. Empty for none. */
  note: z.string(),
  /** True where the headline stands on coral: nobody answered, or help is asked for. */
  isAlarm: z.boolean(),
  /** What happened, by time; `is` says how its dot is drawn. */
  times: z.array(
    z.object({ at: z.iso.datetime(), clock: z.string(), words: z.string(), is: z.enum(['done', 'alarm', 'told']) }),
  ),
  /** Null before the page opens and after it closes. */
  plan: z
    .object({
      weekday: z.string(),
      day: z.string(),
      month: z.string(),
      title: z.string(),
      /** "19:30, until 22:00" */
      when: z.string(),
      place: z.string(),
      with: z
        .object({
          name: z.string(),
          /** The animal, which is drawn where there is no picture; null where the profile shows none to everybody. */
          mbtiType: mbtiType.nullable(),
          latinName: z.string().nullable(),
          /** A picture only where the profile shows one to everybody. */
          pictureUrl: z.string().nullable(),
          /** "Photo checked · May"; null without the check. */
          badge: z.string().nullable(),
        })
        .nullable(),
      /** Who wrote it, and that no location is shared. */
      written: z.string(),
    })
    .nullable(),
  /** What to do, in the order in which a frightened person does it. Empty where there is nothing to do. */
  steps: z.array(z.string()),
  /** The numbers to call, in the order of the page; `isFirst` is the one lime button. */
  calls: z.array(z.object({ label: z.string(), tel: z.string(), isFirst: z.boolean() })),
  /** What this is not, until when the page is open, and who cannot see it. */
  foot: z.string(),
  /** The words of the way out: "Do not tell me again"; null where there is nothing to end. */
  stop: z.string().nullable(),
});
export type SafePage = z.infer<typeof safePage>;
