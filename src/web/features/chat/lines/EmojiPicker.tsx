import { memo, useDeferredValue, useState } from 'react';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';
import { TextField } from '#web/ui/Field.tsx';
import { Emoji as Picture } from '#web/ui/Emoji.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { t } from '#web/words/words.ts';
import { search, type Emoji } from './emoji.ts';

type EmojiPickerProps = { open: boolean; onClose: () => void; onPick: (emoji: string) => void };

/** One hand in each skin tone. The first hand has no tone. */
const HANDS = ['✋', '✋🏻', '✋🏼', '✋🏽', '✋🏾', '✋🏿'];
const TONES = [
  t('chat.no-skin-tone', 'No skin tone'),
  t('chat.light', 'Light'),
  t('chat.medium-light', 'Medium light'),
  t('chat.medium', 'Medium'),
  t('chat.medium-dark', 'Medium dark'),
  t('chat.dark', 'Dark'),
];

/** Returns the skin tone that the person chose last, as an index of `HANDS`; 0 if they chose none. */
function toneKept(): number {
  const tone = Number(readText(kept.skinTone) ?? 0);
  return tone in HANDS ? tone : 0;
}

/** Offers every emoji as a reaction, by group and by search. */
export function EmojiPicker({ open, onClose, onPick }: EmojiPickerProps) {
  const [text, setText] = useState('');
  const [tone, setTone] = useState(toneKept);
  const chooseTone = (at: number): void => {
    setTone(at);
    writeText(kept.skinTone, at === 0 ? null : String(at));
  };
  const found = search(useDeferredValue(text));
  return (
    <Sheet open={open} onOpenChange={onClose} title={t('chat.react', 'React')} keepsHeight>
      <TextField
        label={t('chat.search', 'Search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      <fieldset className="flex justify-between pt-3">
        <legend className="sr-only">{t('chat.skin-tone', 'Skin tone')}</legend>
        {HANDS.map((hand, at) => (
          <label
            key={hand}
            className="grid size-11 cursor-pointer place-items-center rounded-full text-2xl has-checked:bg-paper-3 has-focus-visible:outline-[2.5px] has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="tone"
              className="sr-only"
              aria-label={TONES[at]}
              checked={tone === at}
              onChange={() => chooseTone(at)}
            />
            <Picture>{hand}</Picture>
          </label>
        ))}
      </fieldset>
      <p aria-live="polite" className="pt-3 text-ink-2 empty:hidden">
        {found.length === 0 && t('chat.nothing-by-that-name-try', 'Nothing by that name. Try another word.')}
      </p>
      {found.map(({ name, emoji }) => (
        <Group key={name} name={name} emoji={emoji} tone={tone} onPick={onPick} />
      ))}
    </Sheet>
  );
}

interface GroupProps {
  name: string;
  emoji: readonly Emoji[];
  tone: number;
  onPick: (emoji: string) => void;
}

/** The browser lays out only the groups near the screen, because there are two thousand emoji. */
const Group = memo(function Group({ name, emoji, tone, onPick }: GroupProps) {
  return (
    <section aria-label={name} className="pt-4 [contain-intrinsic-size:auto_60rem] [content-visibility:auto]">
      <h3 className="pb-1 text-sm text-ink-2">{name}</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]">
        {emoji.map((one) => {
          const shown = one.tones[tone - 1] ?? one.emoji;
          return (
            <button
              key={one.emoji}
              type="button"
              aria-label={one.name}
              title={one.name}
              onClick={() => onPick(shown)}
              className="grid size-11 place-items-center rounded-control text-2xl hover:bg-paper-2"
            >
              <Picture>{shown}</Picture>
            </button>
          );
        })}
      </div>
    </section>
  );
});
