import type { HomeSafe, TrustedPerson } from '#contract/home-safe.ts';
import { clock } from '#web/features/home-safe/outing.times.ts';
import { Ring } from '#web/features/home-safe/Ring.tsx';
import { personWords, stateWords } from '#web/features/home-safe/trusted.words.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { Minus } from '#web/ui/icons/Minus.ts';
import { Plus } from '#web/ui/icons/Plus.ts';
import { t } from '#web/words/words.ts';
import { Line, TextAct } from './Line.tsx';
import type { Numbers } from './NumbersSheet.tsx';
import type { Choice, TellWindow, Whom } from './tell.choice.ts';

interface TellRowsProps {
  home: HomeSafe;
  choice: Choice;
  withName: string | undefined;
  onStep: (by: -1 | 1) => void;
  onOpen: (window: TellWindow) => void;
}

/** The lines of the part, each with the way to change what it says. */
export function TellRows({ home, choice: { person, asked, numbers, whom }, withName, onStep, onOpen }: TellRowsProps) {
  const change = t('home-safe.change', 'Change');
  const choose = t('home-safe.choose', 'Choose');
  const pins = t('home-safe.two-pins', 'Two PINs');
  const calls = t('home-safe.numbers-to-call', 'Numbers to call');
  const met = withName ?? (whom.name === '' ? undefined : whom.name);
  return (
    <div className="divide-y divide-line border-y border-line">
      {withName === undefined && <WhomLine whom={whom} onOpen={() => onOpen('whom')} />}
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
        className="block w-full text-start hover:bg-paper-2 disabled:opacity-45"
      >
        <Line
          title={
            person === undefined
              ? t('home-safe.what-they-will-see', 'What they will see')
              : t('home-safe.what-name-will-see', 'What {name} will see', { name: person.name })
          }
          note={
            met === undefined
              ? t('home-safe.seen-alone', 'What, when, and where in words')
              : withName === undefined && whom.userId === undefined
                ? t('home-safe.seen-named', 'What, when, where in words, and the name {name}', { name: met })
                : t('home-safe.seen-with', 'What, when, where in words, {name}’s name and plate', { name: met })
          }
          end={<CaretRight size={22} className="shrink-0" />}
        />
      </button>
    </div>
  );
}

/** Who is met, where no plan says it. */
function WhomLine({ whom, onOpen }: { whom: Whom; onOpen: () => void }) {
  const of = t('home-safe.whom-you-meet', 'Whom you meet');
  const isNamed = whom.name !== '';
  return (
    <Line
      title={of}
      note={isNamed ? <bdi>{whom.name}</bdi> : t('home-safe.nobody-named', 'Nobody named')}
      end={
        <TextAct
          label={isNamed ? t('home-safe.change', 'Change') : t('home-safe.choose', 'Choose')}
          of={of}
          onPress={onOpen}
        />
      }
    />
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

function Step({ label, icon, onPress }: { label: string; icon: typeof Plus; onPress: () => void }) {
  return (
    <span className="rounded-control border-[1.5px] border-edge">
      <IconButton icon={icon} label={label} onClick={onPress} />
    </span>
  );
}

function numbersWords({ ownNumber, placeNumber }: Numbers): string {
  const given = [ownNumber, placeNumber].filter((number) => number !== '');
  return given.length === 0 ? t('home-safe.none-given', 'None given') : given.join(' · ');
}
