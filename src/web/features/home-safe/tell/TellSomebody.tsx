import { useState } from 'react';
import type { HomeSafe, Outing } from '#contract/home-safe.ts';
import { tell, useHomeSafe } from '#web/features/home-safe/home-safe.data.ts';
import { isOpen, stepped, usualCheckIn } from '#web/features/home-safe/outing.times.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { serverNow } from '#web/platform/serverTime.ts';
import { EyeSlash } from '#web/ui/icons/EyeSlash.ts';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { ClosedHere } from './ClosedHere.tsx';
import type { Numbers } from './NumbersSheet.tsx';
import { Told } from './Told.tsx';
import {
  bodyOf,
  NO_NUMBERS,
  NOBODY,
  personOf,
  type Going,
  type TellFault,
  type TellWindow,
  type Whom,
} from './tell.choice.ts';
import { TellFoot } from './TellFoot.tsx';
import { TellRows } from './TellRows.tsx';
import { TellWindows } from './TellWindows.tsx';

interface TellSomebodyProps {
  going: Going;
  /** The outing that was made of it, if there is one. */
  outing: Outing | undefined;
  /** The person who is met; undefined for none. */
  withName?: string | undefined;
  /** Shows what the server refuses of the plan's own fields. */
  onRefused?: (fields: Readonly<Record<string, string>>) => void;
  onTold?: (outing: Outing) => void;
}

/** The private part: who hears of it, when the person is asked, and what happens without an answer. */
export function TellSomebody({ withName, ...rest }: TellSomebodyProps) {
  const { data, isError, isFetching, refetch } = useHomeSafe();
  return (
    <section aria-labelledby="tell-somebody">
      <h2 id="tell-somebody" className="display-tight text-3xl">
        {t('home-safe.tell-somebody', 'Tell somebody')}
      </h2>
      <p className="flex items-center gap-3 pt-2 pb-5 text-ink-2">
        <EyeSlash size={24} className="shrink-0" />
        {withName === undefined ? (
          <span>{t('home-safe.yours-alone', 'Yours alone. Nobody here is shown any of it.')}</span>
        ) : (
          <bdi className="wrap-anywhere">
            {t('home-safe.yours-alone-of', 'Yours alone. {name} is never shown any of it.', { name: withName })}
          </bdi>
        )}
      </p>
      {data !== undefined ? (
        <Body home={data} {...rest} withName={withName} />
      ) : isError ? (
        <ErrorState
          title={t('home-safe.did-not-load', 'This did not load.')}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <Loading>
          <RowSkeleton rows={4} />
        </Loading>
      )}
    </section>
  );
}

function Body({ home, outing, ...rest }: TellSomebodyProps & { home: HomeSafe }) {
  if (home.ways.length === 0) return <ClosedHere />;
  if (outing !== undefined && (isOpen(outing) || outing.state === 'checked_in')) return <Told outing={outing} />;
  return <Choices home={home} {...rest} />;
}

type ChoicesProps = Omit<TellSomebodyProps, 'outing'> & { home: HomeSafe };

function Choices({ home, going, withName, onRefused, onTold }: ChoicesProps) {
  const [window, setWindow] = useState<TellWindow>(null);
  const [chosen, choose] = useState<string>();
  const [checkIn, setCheckIn] = useState<number>();
  const [numbers, setNumbers] = useState<Numbers>(NO_NUMBERS);
  const [whom, setWhom] = useState<Whom>(NOBODY);
  const [fault, setFault] = useState<TellFault | null>(null);
  const { startsAt } = going;
  const person = personOf(home, chosen);
  const asked = checkIn ?? usualCheckIn(startsAt, serverNow());
  const body = bodyOf(going, { person, asked, numbers, whom });
  const [send, isSending] = useOneAtATime(async () => {
    try {
      // On a line of its own: an optional call that nobody takes does not evaluate its arguments either.
      const told = await tell(body);
      onTold?.(told);
    } catch (error) {
      const { fields } = asCallError(error);
      setFault({ words: wordsFor(error, t('home-safe.not-told', 'Nothing went out. Try again.')), fields });
      onRefused?.(fields);
    }
  });
  const choice = { person, asked, numbers, whom, body, fault };
  const step = (by: -1 | 1): void => {
    setCheckIn(stepped(asked, by, { startsAt, now: serverNow() }));
    setFault(null);
  };
  return (
    <>
      <TellRows home={home} choice={choice} withName={withName} onStep={step} onOpen={setWindow} />
      <TellFoot
        home={home}
        choice={choice}
        going={going}
        isSending={isSending}
        onSend={() => void send()}
        onOpen={setWindow}
      />
      <TellWindows
        window={window}
        home={home}
        choice={choice}
        onChoose={choose}
        onNumbers={(kept) => {
          setNumbers(kept);
          setFault(null);
        }}
        onWhom={(kept) => {
          setWhom(kept);
          setFault(null);
        }}
        onClose={() => setWindow(null)}
      />
    </>
  );
}
