import { useState } from 'react';
import { Link } from 'wouter';
import type { HomeSafe, Outing } from '#contract/home-safe.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { fetched } from '#web/ui/fetched.tsx';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { Page, Section } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { useHomeSafe } from './home-safe.data.ts';
import { isOpen, moment } from './outing.times.ts';
import { Ring } from './Ring.tsx';
import { ClosedHere } from './tell/ClosedHere.tsx';
import { Line, TextAct } from './tell/Line.tsx';
import { stateOf } from './tell/Told.tsx';
import { personWords, stateWords } from './trusted.words.ts';

const TrustedSheet = fetched(() => import('./people/TrustedSheet.tsx').then((code) => code.TrustedSheet));
const PinSheet = fetched(() => import('./people/PinSheet.tsx').then((code) => code.PinSheet));
const WhatThisIsNot = fetched(() => import('./tell/WhatThisIsNot.tsx').then((code) => code.WhatThisIsNot));

/** One's outings, the people who hear of them, and the two PINs. The title in the history says nothing of it. */
export function HomeSafePage() {
  useTitle(t('home-safe.outings', 'Outings'));
  const { data, isError, isFetching, refetch } = useHomeSafe();
  return (
    <Page
      title={t('home-safe.tell-somebody', 'Tell somebody')}
      lede={t(
        'home-safe.lede',
        'Where you go, with whom, and when we ask how it is. If you do not answer, somebody you trust is told. Nobody here sees any of it.',
      )}
      back={<BackLink to={paths.account()} label={t('common.back-to-your-account', 'Back to your account')} />}
    >
      {data !== undefined ? (
        <Body home={data} />
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
    </Page>
  );
}

type SettingsWindow = 'people' | 'pins' | 'not' | null;

function Body({ home }: { home: HomeSafe }) {
  const [window, setWindow] = useState<SettingsWindow>(null);
  const close = (): void => setWindow(null);
  const coming = home.outings.filter(isOpen);
  const past = home.outings.filter((one) => !isOpen(one));
  return (
    <>
      {home.ways.length === 0 ? (
        <ClosedHere />
      ) : (
        <Link href={paths.newOuting()} className={buttonClass({ variant: 'lime', size: 'lg', full: true })}>
          {t('home-safe.plan-an-outing', 'Plan an outing')}
        </Link>
      )}
      {coming.length > 0 && (
        <Section title={t('home-safe.outings', 'Outings')}>
          <Outings outings={coming} />
        </Section>
      )}
      <Settings home={home} onOpen={setWindow} />
      {past.length > 0 && (
        <Section title={t('home-safe.the-last-30-days', 'The last 30 days')}>
          <Outings outings={past} />
        </Section>
      )}
      <p className="pt-6 text-sm text-ink-2">
        {t('home-safe.nobody-here-watches', 'Nobody here watches over it.')}{' '}
        <button
          type="button"
          onClick={() => setWindow('not')}
          className="min-h-11 font-semibold underline underline-offset-4"
        >
          {t('home-safe.what-this-is-not', 'What this is not')}
        </button>
      </p>
      {window === 'people' && <TrustedSheet home={home} onClose={close} />}
      {window === 'pins' && <PinSheet hasPins={home.hasPins} onClose={close} />}
      {window === 'not' && <WhatThisIsNot onClose={close} />}
    </>
  );
}

/** The people outside, and the two PINs. */
function Settings({ home, onOpen }: { home: HomeSafe; onOpen: (window: SettingsWindow) => void }) {
  const [people, pins] = [t('home-safe.your-people', 'Your people'), t('home-safe.two-pins', 'Two PINs')];
  const [choose, change] = [t('home-safe.choose', 'Choose'), t('home-safe.change', 'Change')];
  return (
    <Section title={t('home-safe.who-is-told', 'Who is told')}>
      <div className="divide-y divide-line border-y border-line">
        {home.trusted.map((person) => (
          <Line
            key={person.id}
            lead={<Ring name={person.name} />}
            title={personWords(person)}
            note={stateWords(person)}
          />
        ))}
        <Line
          title={people}
          note={t('home-safe.somebody-outside', 'Somebody outside of Wildin, who says yes first')}
          end={
            home.ways.length > 0 && (
              <TextAct
                label={home.trusted.length === 0 ? choose : change}
                of={people}
                onPress={() => onOpen('people')}
              />
            )
          }
        />
        <Line
          title={pins}
          note={t('home-safe.one-says-all-good', 'One says all good. One only looks like it')}
          end={<TextAct label={home.hasPins ? change : choose} of={pins} onPress={() => onOpen('pins')} />}
        />
      </div>
    </Section>
  );
}

function Outings({ outings }: { outings: readonly Outing[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {outings.map((outing) => (
        <li key={outing.id}>
          <Link href={paths.checkIn(outing.id)} className="block hover:bg-paper-2">
            <Line
              title={outing.title}
              note={`${moment(outing.startsAt)} · ${stateOf(outing)}`}
              end={<CaretRight size={20} className="shrink-0 text-ink-2" />}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
