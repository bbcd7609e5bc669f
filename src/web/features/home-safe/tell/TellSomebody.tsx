import { useState } from 'react';
import { type HomeSafe, type Outing, type OutingInput, type TrustedPerson } from '#contract/home-safe.ts';
import { homeCountry } from '#web/features/home-safe/people/AddPerson.tsx';
import { tell, useHomeSafe } from '#web/features/home-safe/home-safe.data.ts';
import { clock, isOpen, moment, pageTimes, stepped, usualCheckIn } from '#web/features/home-safe/outing.times.ts';
import { Ring } from '#web/features/home-safe/Ring.tsx';
import { personWords, stateWords } from '#web/features/home-safe/trusted.words.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { serverNow } from '#web/platform/serverTime.ts';
import { Button } from '#web/ui/Button.tsx';
import { fetched } from '#web/ui/fetched.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { EyeSlash } from '#web/ui/icons/EyeSlash.ts';
import { Minus } from '#web/ui/icons/Minus.ts';
import { Plus } from '#web/ui/icons/Plus.ts';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { ClosedHere } from './ClosedHere.tsx';
import { fieldTimeOf } from './local.time.ts';
import { Line, TextAct } from './Line.tsx';
import type { Numbers } from './NumbersSheet.tsx';
import { Told } from './Told.tsx';

const TrustedSheet = fetched(() =>
  import('#web/features/home-safe/people/TrustedSheet.tsx').then((code) => code.TrustedSheet),
);
const PinSheet = fetched(() => import('#web/features/home-safe/people/PinSheet.tsx').then((code) => code.PinSheet));
const Preview = fetched(() => import('./SafePagePreview.tsx').then((code) => code.SafePagePreview));
const NumbersSheet = fetched(() => import('./NumbersSheet.tsx').then((code) => code.NumbersSheet));
const WhatThisIsNot = fetched(() => import('./WhatThisIsNot.tsx').then((code) => code.WhatThisIsNot));

/** What the outing is about. Undefined where a form has not been filled in yet. */
interface Going extends Pick<OutingInput, 'title' | 'place' | 'withId' | 'plan'> {
  startsAt: number;
  until?: number | undefined;
}

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

type TellWindow = 'people' | 'pins' | 'preview' | 'numbers' | 'not' | null;

interface TellFault {
  words: string;
  fields: Readonly<Record<string, string>>;
}

/** What the person has chosen so far, and what the server said of it. */
interface Choice {
  person: TrustedPerson | undefined;
  /** When the person is asked, in milliseconds since 1970. */
  asked: number;
  numbers: Numbers;
  body: OutingInput;
  fault: TellFault | null;
}

type ChoicesProps = Omit<TellSomebodyProps, 'outing'> & { home: HomeSafe };

function Choices({ home, going, withName, onRefused, onTold }: ChoicesProps) {
  const [window, setWindow] = useState<TellWindow>(null);
  const [chosen, choose] = useState<string>();
  const [checkIn, setCheckIn] = useState<number>();
  const [numbers, setNumbers] = useState<Numbers>(NO_NUMBERS);
  const [fault, setFault] = useState<TellFault | null>(null);
  const { startsAt } = going;
  const person = personOf(home, chosen);
  const asked = checkIn ?? usualCheckIn(startsAt, serverNow());
  const body = bodyOf(going, { person, asked, numbers });
  const [send, isSending] = useOneAtATime(async () => {
    try {
      onTold?.(await tell(body));
    } catch (error) {
      const { fields } = asCallError(error);
      setFault({ words: wordsFor(error, t('home-safe.not-told', 'Nothing went out. Try again.')), fields });
      onRefused?.(fields);
    }
  });
  const choice = { person, asked, numbers, body, fault };
  const step = (by: -1 | 1): void => {
    setCheckIn(stepped(asked, by, { startsAt, now: serverNow() }));
    setFault(null);
  };
  return (
    <>
      <Rows home={home} choice={choice} withName={withName} onStep={step} onOpen={setWindow} />
      <Foot
        home={home}
        choice={choice}
        going={going}
        isSending={isSending}
        onSend={() => void send()}
        onOpen={setWindow}
      />
      <Windows
        window={window}
        home={home}
        choice={choice}
        onChoose={choose}
        onNumbers={(kept) => {
          setNumbers(kept);
          setFault(null);
        }}
        onClose={() => setWindow(null)}
      />
    </>
  );
}

const NO_NUMBERS: Numbers = { ownNumber: '', placeNumber: '' };

interface RowsProps {
  home: HomeSafe;
  choice: Choice;
  withName: string | undefined;
  onStep: (by: -1 | 1) => void;
  onOpen: (window: TellWindow) => void;
}

function Rows({ home, choice: { person, asked, numbers }, withName, onStep, onOpen }: RowsProps) {
  const change = t('home-safe.change', 'Change');
  const choose = t('home-safe.choose', 'Choose');
  const pins = t('home-safe.two-pins', 'Two PINs');
  const calls = t('home-safe.numbers-to-call', 'Numbers to call');
  return (
    <div className="divide-y divide-line border-y border-line">
      <PersonLine person={person} onOpen={() => onOpen('people')} />
      <Line
        title={t('home-safe.check-in-at', 'Check in at')}
        note={t('home-safe.we-ask-you-then', 'We ask you then')}
        end={<CheckInSteps asked={asked} onStep={onStep} />}
      />
      <Line
        title={t('home-safe.if-you-do-not-answer', 'If you do not answer')}
        note={
          person === undefined
            ? t('home-safe.three-reminders', 'Three reminders in 15 minutes, then your person is told')
            : t('home-safe.three-reminders-name', 'Three reminders in 15 minutes, then {name} is told', {
                name: person.name,
              })
        }
      />
      <Line
        title={pins}
        note={t('home-safe.one-says-all-good', 'One says all good. One only looks like it')}
        end={<TextAct label={home.hasPins ? change : choose} of={pins} onPress={() => onOpen('pins')} />}
      />
      <Line
        title={calls}
        note={numbersWords(numbers)}
        end={<TextAct label={change} of={calls} onPress={() => onOpen('numbers')} />}
      />
      <button
        type="button"
        disabled={person === undefined}
        onClick={() => onOpen('preview')}
        className="block w-full text-left hover:bg-paper-2 disabled:opacity-45"
      >
        <Line
          title={
            person === undefined
              ? t('home-safe.what-they-will-see', 'What they will see')
              : t('home-safe.what-name-will-see', 'What {name} will see', { name: person.name })
          }
          note={
            withName === undefined
              ? t('home-safe.seen-alone', 'What, when, and where in words')
              : t('home-safe.seen-with', 'What, when, where in words, {name}’s name and plate', { name: withName })
          }
          end={<CaretRight size={22} className="shrink-0" />}
        />
      </button>
    </div>
  );
}

function PersonLine({ person, onOpen }: { person: TrustedPerson | undefined; onOpen: () => void }) {
  const of = t('home-safe.who-is-told', 'Who is told');
  return person === undefined ? (
    <Line
      lead={<Ring name="?" />}
      title={t('home-safe.nobody-yet', 'Nobody yet')}
      note={t('home-safe.somebody-outside', 'Somebody outside of Wildin, who says yes first')}
      end={<TextAct label={t('home-safe.choose', 'Choose')} of={of} onPress={onOpen} />}
    />
  ) : (
    <Line
      lead={<Ring name={person.name} />}
      title={personWords(person)}
      note={stateWords(person)}
      end={<TextAct label={t('home-safe.change', 'Change')} of={of} onPress={onOpen} />}
    />
  );
}

function CheckInSteps({ asked, onStep }: { asked: number; onStep: (by: -1 | 1) => void }) {
  return (
    <span className="flex items-center gap-3">
      <Step label={t('home-safe.earlier', 'A quarter of an hour earlier')} icon={Minus} onPress={() => onStep(-1)} />
      <output aria-live="polite" className="display-tight tabular min-w-18 text-center text-2xl">
        {clock(asked)}
      </output>
      <Step label={t('home-safe.later', 'A quarter of an hour later')} icon={Plus} onPress={() => onStep(1)} />
    </span>
  );
}

interface FootProps extends Pick<ChoicesProps, 'home' | 'going'> {
  choice: Choice;
  isSending: boolean;
  onSend: () => void;
  onOpen: (window: TellWindow) => void;
}

/** "Tell Jonas", with what goes out and what still has to be done before. */
function Foot({ home, going, choice: { person, asked, fault }, isSending, onSend, onOpen }: FootProps) {
  const isReady = person?.state === 'yes' && home.hasPins;
  const { opens, closes } = pageTimes(going.startsAt, asked, going.until);
  const own = ['ownNumber', 'placeNumber', 'checkIn', 'trustedId'].map((field) => fault?.fields[field]).find(Boolean);
  return (
    <div className="pt-6 text-center">
      {fault !== null && (
        <p role="alert" className="pb-3 text-coral-ink">
          {own ?? fault.words}
        </p>
      )}
      <Button variant="lime" size="lg" full disabled={!isReady} pending={isSending} onClick={onSend}>
        {person === undefined
          ? t('home-safe.tell-them', 'Tell them')
          : t('home-safe.tell-name', 'Tell {name}', { name: person.name })}
      </Button>
      <p className="pt-3 text-sm text-ink-2">
        {isReady
          ? t('home-safe.page-opens-and-closes', 'The page opens {opens} and closes {closes}.', {
              opens: moment(opens),
              closes: moment(closes),
            })
          : missingWords(home, person)}
      </p>
      <p className="text-sm text-ink-2">
        {t('home-safe.nobody-here-watches', 'Nobody here watches over it.')}{' '}
        <button type="button" onClick={() => onOpen('not')} className="min-h-11 underline underline-offset-4">
          {t('home-safe.what-this-is-not', 'What this is not')}
        </button>
      </p>
    </div>
  );
}

interface WindowsProps {
  window: TellWindow;
  home: HomeSafe;
  choice: Choice;
  onChoose: (id: string) => void;
  onNumbers: (numbers: Numbers) => void;
  onClose: () => void;
}

function Windows({
  window,
  home,
  choice: { person, numbers, body, fault },
  onChoose,
  onNumbers,
  onClose,
}: WindowsProps) {
  switch (window) {
    case 'people':
      return (
        <TrustedSheet
          home={home}
          chosen={person?.id}
          onChoose={({ id }) => {
            onChoose(id);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'pins':
      return <PinSheet hasPins={home.hasPins} onClose={onClose} />;
    case 'preview':
      return <Preview name={person?.name ?? ''} body={body} onClose={onClose} />;
    case 'not':
      return <WhatThisIsNot onClose={onClose} />;
    case 'numbers':
      return (
        <NumbersSheet
          name={person?.name ?? t('home-safe.your-person', 'Your person')}
          numbers={numbers}
          errors={fault?.fields ?? {}}
          onKeep={(kept) => {
            onNumbers(kept);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case null:
      return null;
  }
}

/** The one who was chosen, else the first who said yes, else the first of all. */
function personOf({ trusted }: HomeSafe, chosen: string | undefined): TrustedPerson | undefined {
  return trusted.find(({ id }) => id === chosen) ?? trusted.find(({ state }) => state === 'yes') ?? trusted[0];
}

function bodyOf(
  going: Going,
  { person, asked, numbers }: { person: TrustedPerson | undefined; asked: number; numbers: Numbers },
): OutingInput {
  const { startsAt, until, ...what } = going;
  return {
    ...what,
    ...numbers,
    trustedId: person?.id ?? '',
    when: fieldTimeOf(startsAt),
    ...(until !== undefined && { until: fieldTimeOf(until) }),
    checkIn: fieldTimeOf(asked),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    country: homeCountry(),
  };
}

function numbersWords({ ownNumber, placeNumber }: Numbers): string {
  const given = [ownNumber, placeNumber].filter((number) => number !== '');
  return given.length === 0 ? t('home-safe.none-given', 'None given') : given.join(' · ');
}

/** What still has to be done before anybody can be told. */
function missingWords({ hasPins }: HomeSafe, person: TrustedPerson | undefined): string {
  if (person === undefined) return t('home-safe.first-choose-somebody', 'First choose somebody, and ask them.');
  if (person.state !== 'yes')
    return t('home-safe.has-to-say-yes', '{name} has to say yes first.', { name: person.name });
  return hasPins ? '' : t('home-safe.first-choose-pins', 'First choose your two PINs.');
}

function Step({ label, icon, onPress }: { label: string; icon: typeof Plus; onPress: () => void }) {
  return (
    <span className="rounded-control border-[1.5px] border-edge">
      <IconButton icon={icon} label={label} onClick={onPress} />
    </span>
  );
}
