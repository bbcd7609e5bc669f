import { REMINDERS, type Outing } from '#contract/home-safe.ts';
import { clock } from '#web/features/home-safe/outing.times.ts';
import { t } from '#web/words/words.ts';

/** What the screen says first. Both PINs end in the same words. */
export function headingOf({ state }: Pick<Outing, 'state'>): string {
  if (state === 'checked_in') return t('home-safe.all-good-then', 'All good, then.');
  if (state === 'ended') return t('home-safe.called-off', 'Called off.');
  return t('home-safe.how-is-it-going', 'How is it going?');
}

/** How far the asking is: "First of three reminders. The next at 21:45." */
export function askedWords({ state, reminders, nextReminderAt, checkInAt, tellAt, since }: Outing): string {
  const at = clock(since ?? checkInAt);
  switch (state) {
    case 'checked_in':
      return t('home-safe.noted-at', 'Noted at {time}. Nobody asks any more.', { time: at });
    case 'ended':
      return t('home-safe.called-off-note', 'Since {time}. Nobody asks any more.', { time: at });
    case 'told':
      return t('home-safe.told-note', 'No answer came, so word went out at {time}. You can still answer.', {
        time: at,
      });
    case 'planned':
    case 'running':
      break;
  }
  if (reminders === 0)
    return t('home-safe.we-ask-then', 'We ask at {time}. You can answer now.', { time: clock(checkInAt) });
  if (reminders >= REMINDERS || nextReminderAt === null)
    return t('home-safe.last-reminder', 'Last of three reminders. At {time} it counts as no answer.', {
      time: clock(tellAt),
    });
  return reminders === 1
    ? t('home-safe.first-reminder', 'First of three reminders. The next at {time}.', { time: clock(nextReminderAt) })
    : t('home-safe.second-reminder', 'Second of three reminders. The next at {time}.', { time: clock(nextReminderAt) });
}
