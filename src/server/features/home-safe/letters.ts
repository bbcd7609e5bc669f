import { SAFE_PATH, type Way } from '#contract/home-safe.ts';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { alarmLetter, askLetter, beginLetter, relievedLetter, type SafeLetter } from '#content/safe-letters.ts';
import { LeaseWorker, type End } from '#server/platform/background/leases.ts';
import { DeliveryError } from '#server/platform/delivery/error.ts';
import type { Deps } from '#server/platform/deps.ts';
import { speakerFor, speakerOf } from '#server/platform/speaker.ts';
import { factsOf, memberName } from './facts.ts';
import { safeLetter, type LetterClaim, type LetterKey } from './letters.queries.ts';
import { outingsById } from './outings.queries.ts';
import { opensAtOf } from './outings.rules.ts';
import { secretOfOuting, secretOfWay } from './secrets.ts';
import { personById, waysOfPersons } from './trusted.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'timers' | 'log' | 'mailer' | 'sms' | 'place'>;

/** A question that could not be sent within this time is not sent any more. */
const ASK_LATEST_MS = DAY_MS;
/** The pauses between tries grow from the first to the second. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [15_000, 5 * MINUTE_MS];

/**
 * Starts to send letters to trusted persons. A worker that dies leaves its lease, which another one takes a minute later.
 * A letter is tried until it arrives or is of no use any more; only what its page says at that moment is sent.
 */
export function startLetters(deps: Needs): LeaseWorker<LetterKey, LetterClaim> {
  return new LeaseWorker<LetterKey, LetterClaim>(deps, {
    table: safeLetter,
    name: 'letters to trusted persons',
    tickMs: 2000,
    leaseMs: MINUTE_MS,
    atOnce: 20,
    restMs: 0,
    pauseMs: 0,
    begin: async () => async (claim) => {
      try {
        return await send(deps, claim);
      } catch (error) {
        if (error instanceof DeliveryError && error.isFinal) {
          deps.log.warn({ reason: error.message }, 'a letter to a trusted person was refused');
          return { upTo: claim.seq };
        }
        const reason = error instanceof DeliveryError ? error.message : undefined;
        deps.log.warn(reason === undefined ? { err: error } : { reason }, 'a letter to a trusted person must wait');
        return { again: againAt(claim, deps.clock.now()), isTry: true };
      }
    },
  });
}

function againAt({ created_at: since }: LetterClaim, now: Date): Date {
  const waited = Math.max(now.getTime() - since.getTime(), 0);
  return new Date(now.getTime() + Math.min(Math.max(waited / 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS));
}

async function send(deps: Needs, claim: LetterClaim): Promise<End> {
  const done = { upTo: claim.seq };
  const person = await personById(deps.db, claim.trusted_id);
  const way = (await waysOfPersons(deps.db, [claim.trusted_id])).find((row) => row.way === claim.way);
  if (person === undefined || way === undefined) return done;
  const letter =
    claim.kind === 'ask'
      ? way.state === 'asked' && person.removed_at === null
        ? await questionOf(deps, claim, person.name)
        : undefined
      : way.state === 'yes'
        ? await newsOf(deps, claim, person.name)
        : undefined;
  if (letter !== undefined) await deliver(deps, way.way, { to: way.address, letter });
  return done;
}

async function deliver(
  { mailer, sms }: Needs,
  way: Way,
  { to, letter }: { to: string; letter: SafeLetter },
): Promise<void> {
  if (way === 'mail') await mailer.send({ to, ...letter.mail });
  else await sms.send({ to, text: letter.text });
}

const linkTo = ({ config }: Needs, secret: string): string => new URL(`${SAFE_PATH}/${secret}`, config.publicUrl).href;

async function questionOf(deps: Needs, claim: LetterClaim, trusted: string): Promise<SafeLetter | undefined> {
  const { db, clock, config, place } = deps;
  if (clock.now().getTime() - claim.created_at.getTime() > ASK_LATEST_MS) return undefined;
  const { language } = await speakerFor(db, claim.user_id);
  const link = linkTo(deps, secretOfWay(config, { trustedId: claim.trusted_id, way: claim.way }));
  const member = await memberName(db, claim.user_id);
  return askLetter(speakerOf(language, place.values.name), { member, trusted, link });
}

/** Returns the letter about an outing as it stands now; undefined where there is nothing to say any more. */
async function newsOf(deps: Needs, claim: LetterClaim, trusted: string): Promise<SafeLetter | undefined> {
  const { db, clock, config, place } = deps;
  const [row] = claim.outing_id === null ? [] : await outingsById(db, [claim.outing_id]);
  const now = clock.now();
  if (row === undefined || now >= row.closes_at) return undefined;
  const facts = await factsOf(deps, row, { member: await memberName(db, row.user_id), trusted });
  const speaker = speakerOf(row.language, place.values.name);
  const link = linkTo(deps, secretOfOuting(config, row.id));
  if (claim.kind === 'begin') {
    return row.answered_at === null
      ? beginLetter(speaker, facts, { opens: opensAtOf(row.starts_at), link })
      : undefined;
  }
  if (claim.kind === 'tell') return row.answered_at === null ? alarmLetter(speaker, facts, { now, link }) : undefined;
  if (row.is_silent) return alarmLetter(speaker, facts, { now, link });
  return row.told_at === null ? undefined : relievedLetter(speaker, facts, { now, link });
}
