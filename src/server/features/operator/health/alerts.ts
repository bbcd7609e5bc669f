import { MINUTE_MS } from '#contract/durations.ts';
import { alertMail, allWellMail } from '#content/health-mails.ts';
import type { Mail } from '#content/mails.ts';
import type { Speaker } from '#content/speaker.ts';
import { inWords, type Round } from '#server/doctor/doctor.ts';
import { sendToDevices } from '#server/features/notifications/notifications.ts';
import { operatorContacts, type OperatorContact } from '#server/features/operator/roles/operators.queries.ts';
import type { Deps } from '#server/platform/deps.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { claimUntold, countTold, forgetWell, noteRed, takeWatch, untell } from './alerts.queries.ts';

/** The time for which something has to be red before the operators hear of it. */
const PATIENCE_MS = 10 * MINUTE_MS;
/** How often the watching instance looks while all is well, and while something is red. */
const CALM_MS = 5 * MINUTE_MS;
const ALARMED_MS = MINUTE_MS;
/** After this time without a sign, another instance takes the watch over. */
const WATCH_MS = 3 * MINUTE_MS;

type Needs = Pick<
  Deps,
  'db' | 'clock' | 'timers' | 'log' | 'newId' | 'rounds' | 'config' | 'mailer' | 'push' | 'sessions'
>;

/** Starts to watch for what is red, on one instance at a time. Returns how to stop. */
export function startAlerts(deps: Needs): () => Promise<void> {
  const me = deps.newId();
  let watching: Promise<void> = Promise.resolve();
  let isBusy = false;
  const stop = deps.timers.every(MINUTE_MS, () => {
    if (isBusy) return;
    isBusy = true;
    watching = watch(deps, me)
      .catch((error: unknown) => deps.log.error({ err: error }, 'alerts'))
      .finally(() => {
        isBusy = false;
      });
  });
  return async () => {
    stop();
    await watching;
  };
}

/** Looks once, if this instance has the watch, and tells the operators what has been red for ten minutes. */
export async function watch(deps: Needs, me: string): Promise<void> {
  const { db, clock, rounds } = deps;
  const now = clock.now();
  if (!(await takeWatch(db, { holder: me, now, until: new Date(now.getTime() + WATCH_MS) }))) return;
  const known = await rounds.latest(CALM_MS);
  const round = redIn(known).length === 0 ? known : await rounds.latest(ALARMED_MS / 2);
  const red = redIn(round);
  const seenAt = clock.now();
  await noteRed(db, red, seenAt);
  const ended = await forgetWell(db, red);
  const before = new Date(seenAt.getTime() - PATIENCE_MS);
  for (const finding of await claimUntold(db, { before, now: seenAt })) {
    const isTold = await tell(deps, round, ({ speaker, ...to }) => {
      const one = round.examined.find(({ check }) => check.id === finding);
      return one === undefined ? undefined : alertMail(speaker, { ...to, ...inWords(one, speaker) });
    });
    if (!isTold) await untell(db, finding);
  }
  if (ended > 0 && (await countTold(db)) === 0) {
    await tell(deps, round, ({ speaker, ...to }) => allWellMail(speaker, to));
  }
}

const redIn = ({ examined }: Round): string[] =>
  examined.filter(({ seen }) => seen.level === 'red').map(({ check }) => check.id);

interface Addressed {
  speaker: Speaker;
  handle: string;
  link: string;
}

/** Tells all operators, by mail if it leaves and by push if not. Returns whether it reached anybody, or nobody is there. */
async function tell(deps: Needs, round: Round, write: (to: Addressed) => Mail | undefined): Promise<boolean> {
  const { db, config } = deps;
  const link = new URL('/operator', config.publicUrl).href;
  const isMailWell = config.smtpUrl !== undefined && !redIn(round).includes('mail');
  const operators = await operatorContacts(db);
  const reached = await Promise.all(
    operators.map(async (operator) => {
      const mail = write({ speaker: await speakerFor(db, operator.user_id), handle: operator.handle, link });
      if (mail === undefined) return true;
      return (isMailWell && (await byMail(deps, operator, mail))) || byPush(deps, operator, mail);
    }),
  );
  return reached.length === 0 || reached.includes(true);
}

async function byMail({ mailer, log }: Needs, { email }: OperatorContact, mail: Mail): Promise<boolean> {
  if (email === null) return false;
  try {
    await mailer.send({ to: email, ...mail });
    return true;
  } catch (error) {
    log.warn({ err: error }, 'an alert could not be mailed');
    return false;
  }
}

async function byPush(deps: Needs, { user_id: userId }: OperatorContact, { subject, text }: Mail): Promise<boolean> {
  const payload = {
    type: 'alert' as const,
    title: subject,
    // The first line after the heading.
    body: text.split('\n\n')[1] ?? '',
    url: '/operator',
    tag: 'alert',
    roomId: null,
    unreadCount: 0,
    isSilent: false,
  };
  const sent = await sendToDevices(deps, { userId, payload, priority: 'urgent', topic: 'alert' });
  return [...sent.values()].some(({ outcome }) => outcome === 'delivered');
}
