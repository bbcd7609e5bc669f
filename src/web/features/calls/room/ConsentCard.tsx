import type { ReactNode } from 'react';
import type { Room } from '#contract/chat.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import type { Icon } from '#web/ui/icons/icon.tsx';
import { ClockCounterClockwise } from '#web/ui/icons/ClockCounterClockwise.ts';
import { Eye } from '#web/ui/icons/Eye.ts';
import { PawPrint } from '#web/ui/icons/PawPrint.ts';
import { ShieldCheck } from '#web/ui/icons/ShieldCheck.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { asking } from './asking.ts';
import { answerDoor, useCallDoor } from './door.data.ts';

/** The question of calls at the end of a conversation: the other person's, or the person's own before they ask. */
export function ConsentCard({ room: { id, name } }: { room: Room }) {
  const { data: door } = useCallDoor(id);
  const wish = asking.use();
  const isOwn = wish?.roomId === id && wish.what === 'consent';
  const [say, isSaying] = useTold(async (answer: 'ask' | 'yes' | 'not_now') => {
    await answerDoor(id, answer);
    asking.set(null);
  });
  if (door === undefined) return null;
  const who = { name: <bdi>{name}</bdi> };
  if (door.state === 'asking') {
    return (
      <Question
        name={name}
        isRelayed={door.isRelayed}
        isOff={isSaying}
        before={t('calls.only-you-see', 'Only you see this. It is asked once.')}
        title={rich(t('calls.let-them-call', 'Let <name/> call you?'), who)}
        what={rich(
          t(
            'calls.would-like-to-talk',
            '<name/> would like to talk, here in this room. Your phone rings only if you both say yes.',
          ),
          who,
        )}
        answers={[
          { label: t('calls.yes-both-ways', 'Yes, both ways'), onPress: () => void say('yes') },
          { label: t('calls.not-now', 'Not now'), onPress: () => void say('not_now') },
        ]}
        after={rich(t('calls.stays-with-you', 'Not now stays with you. <name/> keeps seeing “asked”.'), who)}
      />
    );
  }
  if (isOwn && door.state === 'none') {
    return (
      <Question
        name={name}
        isRelayed={door.isRelayed}
        isOff={isSaying}
        title={rich(t('calls.ask-them', 'Ask <name/> about calls?'), who)}
        what={rich(
          t('calls.both-must-agree', '<name/> sees this question once. A phone rings only if you both say yes.'),
          who,
        )}
        answers={[
          { label: t('calls.ask', 'Ask'), onPress: () => void say('ask') },
          { label: t('calls.not-now', 'Not now'), onPress: () => asking.set(null) },
        ]}
      />
    );
  }
  if (door.state !== 'asked') return null;
  return (
    <p className="py-3 text-center text-sm text-balance text-ink-2">
      {rich(t('calls.asked', 'You asked <name/> about calls. Take it back any time, under “…” above.'), who)}
    </p>
  );
}

interface QuestionProps {
  name: string;
  isRelayed: boolean;
  isOff: boolean;
  before?: string;
  title: ReactNode;
  what: ReactNode;
  answers: readonly { label: string; onPress: () => void }[];
  after?: ReactNode;
}

/** A specimen's frame without a color: neither answer weighs more than the other. */
function Question({ name, isRelayed, isOff, before, title, what, answers, after }: QuestionProps) {
  return (
    <section className="py-3" data-call-question>
      {before !== undefined && <p className="pb-2 text-sm text-ink-2">{before}</p>}
      <div className="relative isolate max-w-xl overflow-hidden rounded-plate border-[1.5px] border-ink">
        <span
          aria-hidden
          className="absolute inset-y-0 end-0 rtl:-scale-x-100 -z-10 w-3/5 [mask-image:linear-gradient(black_50%,transparent)]"
        >
          <ContourLines seed={`calls ${name}`} width={280} height={200} peak={[0.85, 0.12]} levels={7} />
        </span>
        <div className="px-5 pt-5 pb-4">
          <h2 className="display-tight text-2xl text-balance wrap-anywhere">{title}</h2>
          <p className="mt-2 max-w-[34ch]">{what}</p>
          <ul className="mt-4 grid gap-3">
            <Fact icon={PawPrint}>
              {t('calls.come-as-you-like', 'Come with your voice, your animal or your camera. You choose each time.')}
            </Fact>
            <Fact icon={isRelayed ? ShieldCheck : Eye}>
              {isRelayed
                ? t('calls.never-learns', 'Calls are relayed. {name} never learns your network address.', { name })
                : t(
                    'calls.would-learn',
                    'Calls are direct: {name} could see your network address. You are asked each time.',
                    { name },
                  )}
            </Fact>
            <Fact icon={ClockCounterClockwise}>
              {t('calls.take-back-any-time', 'Take it back any time, under “…” above.')}
            </Fact>
          </ul>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-[1.5px] border-t-[1.5px] border-ink bg-ink">
          {answers.map(({ label, onPress }) => (
            <button
              key={label}
              type="button"
              disabled={isOff}
              onClick={onPress}
              className="display min-h-14 bg-paper px-2 py-2 text-ink hover:bg-paper-2 focus-visible:-outline-offset-4 disabled:text-ink/45"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {after !== undefined && <p className="pt-2 text-sm text-ink-2">{after}</p>}
    </section>
  );
}

function Fact({ icon: Glyph, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <Glyph size={24} className="mt-px shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
