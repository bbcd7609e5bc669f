import { Link } from 'wouter';
import type { Outing } from '#contract/home-safe.ts';
import { clock, moment } from '#web/features/home-safe/outing.times.ts';
import { Ring } from '#web/features/home-safe/Ring.tsx';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import { Line } from './Line.tsx';

/** An outing that somebody was told of. It is answered and called off on its own screen, with a PIN. */
export function Told({ outing }: { outing: Outing }) {
  const name = outing.trusted?.name ?? '';
  const isAnswered = outing.state === 'checked_in';
  return (
    <>
      <div className="divide-y divide-line border-y border-line">
        <Line
          lead={<Ring name={name} />}
          title={t('home-safe.name-knows', '{name} knows', { name })}
          note={t('home-safe.page-opens-and-closes', 'The page opens {opens} and closes {closes}.', {
            opens: moment(outing.opensAt),
            closes: moment(outing.closesAt),
          })}
        />
        <Line title={t('home-safe.check-in', 'Check-in')} note={stateOf(outing)} />
      </div>
      {!isAnswered && (
        <Link
          href={paths.checkIn(outing.id)}
          className={`mt-6 ${buttonClass({ variant: 'lime', size: 'lg', full: true })}`}
        >
          {t('home-safe.open-the-check-in', 'Open the check-in')}
        </Link>
      )}
    </>
  );
}

/** How an outing stands, in one sentence. */
export function stateOf({ state, checkInAt, since }: Outing): string {
  const at = since ?? checkInAt;
  switch (state) {
    case 'planned':
    case 'running':
      return t('home-safe.we-ask-at', 'We ask you at {time}.', { time: clock(checkInAt) });
    case 'checked_in':
      return t('home-safe.all-good-at', 'All good, at {time}.', { time: clock(at) });
    case 'told':
      return t('home-safe.no-answer-told-at', 'No answer. They were told at {time}.', { time: clock(at) });
    case 'ended':
      return t('home-safe.called-off-at', 'Called off at {time}.', { time: clock(at) });
  }
}
