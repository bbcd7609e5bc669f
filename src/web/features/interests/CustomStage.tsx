import { useRef, useState } from 'react';
import { interestNamed } from '#content/interests.ts';
import { refusalOf, refusalWords } from '#content/moderation.ts';
import { CUSTOM_LENGTH, MOST_CUSTOM } from '#contract/interests.ts';
import { isSeen, leftIn } from '#contract/texts.written.ts';
import { Button } from '#web/ui/Button.tsx';
import { RemovableChip } from '#web/ui/Chip.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { Progress } from '#web/ui/Steps.tsx';
import { spoken, t } from '#web/words/words.ts';
import type { Deck } from './deck.ts';

interface Props {
  deck: Deck;
  onAdd: (name: string) => void;
  onRemove: (name: string) => void;
  onDone: () => void;
}

/** Lets the person add up to five interests in their own words. */
export function CustomStage({ deck, onAdd, onRemove, onDone }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [told, setTold] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { custom } = deck;
  const isFull = custom.length >= MOST_CUSTOM;
  // After a refused entry the person can skip this screen, so that the entry does not keep them here.
  const isSkip = custom.length === 0 && (text.trim() === '' || problem !== undefined);

  /** Adds the typed interest; returns false if it is refused. */
  const add = (): boolean => {
    const name = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
    const wrong = problemWith(name, deck);
    setProblem(wrong);
    setTold(undefined);
    field.current?.focus();
    if (wrong !== undefined) return false;
    onAdd(name);
    setText('');
    const known = interestNamed(name, spoken);
    if (known) setTold(knownWords(spoken(known.name)));
    return true;
  };
  return (
    <div className="flex grow animate-[fade-in_220ms_ease-out] flex-col pb-6">
      <Opening />
      <div className="mt-6 flex">
        <Progress value={custom.length} total={MOST_CUSTOM} label={t('interests.own-words-used', 'Own words used')} />
      </div>
      <Form className="mt-5 flex items-start gap-3" onSubmit={() => add()}>
        <div className="grow">
          <TextField
            ref={field}
            label={t('interests.your-own-interest', 'Your own interest')}
            value={text}
            disabled={isFull}
            most={CUSTOM_LENGTH}
            autoComplete="off"
            error={problem}
            valid={told}
            hint={isFull ? allFive : leftWords(leftIn(text, CUSTOM_LENGTH))}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(undefined);
              setTold(undefined);
            }}
          />
        </div>
        <Button type="submit" variant="ink" disabled={isFull} className="mt-7.5 min-h-13!">
          {t('interests.add', 'Add')}
        </Button>
      </Form>
      <OwnWords
        words={custom}
        onRemove={(name) => {
          onRemove(name);
          field.current?.focus();
        }}
      />
      <div className="pb-safe sticky bottom-0 mt-auto -mx-5 bg-paper px-5 pt-4 md:static md:mx-0 md:mt-8 md:max-w-sm md:px-0">
        <Button
          variant={isSkip ? 'outline' : 'lime'}
          size="lg"
          full
          onClick={() => (problem !== undefined || text.trim() === '' || isFull || add()) && onDone()}
        >
          {isSkip ? t('common.skip', 'Skip') : t('interests.done', 'Done')}
        </Button>
      </div>
    </div>
  );
}

const allFive = t('interests.that-is-all-five', 'That is all five.');

const leftWords = (left: number): string =>
  t('interests.characters-left', '{left, plural, one {# character} other {# characters}} left', { left });

const knownWords = (name: string): string =>
  t('interests.is-on-our-list-already', '{name} is on our list already, so others have it too. Added.', { name });

function Opening() {
  return (
    <>
      <PageHeading className="display-tight mt-6 text-3xl md:text-4xl">
        {t('interests.what-did-we-forget', 'What did we forget?')}
      </PageHeading>
      <p className="mt-2 text-lg text-ink-2">
        {t('interests.up-to-five-things-in', 'Up to five things in your own words. Odd is good.')}
      </p>
    </>
  );
}

function OwnWords({ words, onRemove }: { words: readonly string[]; onRemove: (name: string) => void }) {
  return (
    <ul aria-label={t('interests.in-your-own-words', 'In your own words')} className="mt-2 flex flex-wrap gap-2.5">
      {words.map((name) => (
        <li key={name} className="max-w-full wrap-anywhere">
          <RemovableChip onRemove={() => onRemove(name)}>{name}</RemovableChip>
        </li>
      ))}
    </ul>
  );
}

function problemWith(name: string, { custom, picks }: Deck): string | undefined {
  if (!isSeen(name)) return t('interests.write-a-word-or-two', 'Write a word or two first.');
  if (leftIn(name, CUSTOM_LENGTH) < 0) return t('interests.that-is-too-long', 'That is too long.');
  const refusal = refusalOf(name);
  if (refusal !== undefined) return spoken(refusalWords[refusal]);
  const known = interestNamed(name, spoken);
  const isThere = known ? picks.includes(known.id) : custom.some((own) => own.toLowerCase() === name.toLowerCase());
  return isThere ? t('interests.you-have-that-one-already', 'You have that one already.') : undefined;
}
