import { useState } from 'react';
import { scheduleTimes, type ScheduledLine } from '#contract/chat.scheduled.ts';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { DAY_MS } from '#contract/durations.ts';
import { canonical, isSeen, leftIn } from '#contract/texts.written.ts';
import { fieldTime, ownZone } from '#web/features/chat/plans/plan.times.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { RadioRow } from '#web/ui/RadioRow.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { keepForLater, type LaterTime } from './later.data.ts';
import { momentOf } from './later.words.ts';

type Choice = 'today' | 'tomorrow' | 'theirs' | 'other';

interface LaterFormProps {
  roomId: string;
  me: number;
  /** The message to change; undefined for the words in the field. */
  line?: ScheduledLine;
  onClose: () => void;
}

interface LaterFault {
  words: string;
  when: string | undefined;
  isAsked: boolean;
}

const EVENING = 'T21:00';
const MORNING = 'T09:00';

/** The form that keeps a text to be sent at a time. The words stay in the field until they are kept. */
export function LaterForm({ roomId, me, line, onClose }: LaterFormProps) {
  const [draft, setDraft] = useDraft(me, roomId);
  const [changed, setChanged] = useState(line?.content ?? '');
  const text = line === undefined ? draft : changed;
  const { now, clientId } = useState(() => ({ now: new Date(), clientId: crypto.randomUUID() }))[0];
  const times = timesAt(now);
  const [choice, choose] = useState<Choice>(line === undefined ? 'tomorrow' : 'other');
  const [when, setWhen] = useState(line === undefined ? times.tomorrow : fieldTime(new Date(line.sendAt), ownZone()));
  const theirNine = useRead(scheduleTimes, { params: { roomId } }, { staleTime: 0 }).data?.theirNine ?? null;
  const [fault, setFault] = useState<LaterFault | null>(null);
  const [keep, isRunning] = useOneAtATime(async () => {
    const content = canonical(text.toWellFormed().replaceAll('\0', ''));
    if (!isSeen(content)) return setFault(wordless);
    if (leftIn(content, MESSAGE_MAX) < 0) return;
    if (choice === 'other' && when === '') return setFault(timeless);
    const chosen = choice === 'other' ? when : ((choice === 'today' ? times.today : undefined) ?? times.tomorrow);
    const time: LaterTime = choice === 'theirs' ? { isTheirNine: true } : { when: chosen, zone: ownZone() };
    try {
      const sure = fault?.isAsked === true ? ({ sendAnyway: true } as const) : {};
      const kept = await keepForLater({ roomId, line, clientId }, { content, ...time, ...sure });
      if (line === undefined) setDraft('');
      toast({ title: t('chat.it-goes-out-at', 'It goes out {moment}.', { moment: momentOf(kept.line.sendAt) }) });
      onClose();
    } catch (error) {
      const { code, fields } = asCallError(error);
      const words = wordsFor(error, t('chat.not-kept-for-later', 'It was not kept for later.'));
      setFault({ words, when: fields['when'], isAsked: code === 'send_anyway' });
    }
  });
  const pick = (next: Choice): void => {
    choose(next);
    setFault(null);
  };
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={line === undefined ? t('chat.send-later', 'Send later') : t('chat.change-for-later', 'Change it')}
      description={t('chat.words-only-and-nobody-sees', 'Words only. Nobody sees that you wrote it earlier.')}
      footer={
        <Button full variant="lime" pending={isRunning} type="submit" form="later">
          {fault?.isAsked === true
            ? t('chat.keep-it-anyway', 'Send these words anyway')
            : t('chat.keep-for-later', 'Keep for later')}
        </Button>
      }
    >
      <Form id="later" onSubmit={() => void keep()}>
        <CountedArea
          label={t('chat.your-words', 'Your words')}
          max={MESSAGE_MAX}
          value={text}
          error={fault === wordless ? wordless.words : undefined}
          onChange={(next) => {
            (line === undefined ? setDraft : setChanged)(next);
            setFault(null);
          }}
        />
        <Choices choice={choice} hasToday={times.today !== undefined} theirNine={theirNine} onPick={pick} />
        {choice === 'other' && (
          <TextField
            label={t('chat.day-and-time', 'Day and time')}
            type="datetime-local"
            value={when}
            error={fault?.when}
            onChange={({ target }) => {
              setWhen(target.value);
              setFault(null);
            }}
          />
        )}
        {fault !== null && fault !== wordless && (choice !== 'other' || fault.when === undefined) && (
          <p role="alert" className="text-coral-ink">
            {fault.when ?? fault.words}
          </p>
        )}
      </Form>
    </Sheet>
  );
}

interface ChoicesProps {
  choice: Choice;
  hasToday: boolean;
  theirNine: string | null;
  onPick: (choice: Choice) => void;
}

/** The times that are offered. Nine o'clock for the other person is, where they say what time it is there. */
function Choices({ choice, hasToday, theirNine, onPick }: ChoicesProps) {
  const offered: (readonly [Choice, string])[] = [
    ...(hasToday ? [['today', t('chat.today-at-nine', 'Today at nine in the evening')] as const] : []),
    ['tomorrow', t('chat.tomorrow-at-nine', 'Tomorrow at nine')],
    ...(theirNine === null ? [] : [['theirs', theirsIn(theirNine)] as const]),
    ['other', t('chat.another-time', 'Another time')],
  ];
  return (
    <fieldset className="my-4">
      <legend className="mb-2 font-semibold">{t('chat.when', 'When')}</legend>
      {offered.map(([value, title]) => (
        <RadioRow key={value} name="later" title={title} checked={choice === value} onPick={() => onPick(value)} />
      ))}
    </fieldset>
  );
}

const theirsIn = (nine: string): string =>
  t('chat.tomorrow-at-nine-theirs', 'Tomorrow at nine, their time. For you: {moment}', { moment: momentOf(nine) });

const wordless: LaterFault = {
  words: t('chat.write-something-first', 'Write something first.'),
  when: undefined,
  isAsked: false,
};
const chooseTime = t('chat.please-choose-a-day-and', 'Please choose a day and a time.');
const timeless: LaterFault = { words: chooseTime, when: chooseTime, isAsked: false };

/** Returns the offered times on the person's own clock; `today` is undefined once it is too late for it. */
function timesAt(now: Date): { today: string | undefined; tomorrow: string } {
  const here = fieldTime(now, ownZone());
  const today = `${here.slice(0, 10)}${EVENING}`;
  const next = new Date(Date.parse(`${here.slice(0, 10)}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return { today: here < today ? today : undefined, tomorrow: `${next}${MORNING}` };
}
