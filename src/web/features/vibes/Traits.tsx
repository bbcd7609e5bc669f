import { useState } from 'react';
import { vibes, type VibeKey } from '#content/vibes.ts';
import { cx } from '#web/ui/cx.ts';
import { Emoji } from '#web/ui/Emoji.tsx';
import { spoken, t } from '#web/words/words.ts';
import { changeWords, toggleVibe } from './choice.ts';

type TraitsProps = { chosen: readonly VibeKey[]; onChange: (chosen: readonly VibeKey[]) => void };

/** The eight vibes, of which at most two are chosen. */
export function Traits({ chosen, onChange }: TraitsProps) {
  const [said, setSaid] = useState('');
  const toggle = (key: VibeKey) => {
    const next = toggleVibe(chosen, key);
    setSaid(changeWords(chosen, next));
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="mb-2 flex w-full justify-between text-sm">
        <span className="font-semibold">{t('vibes.today-i-am', 'Today I am')}</span>
        <span className="text-ink-2">{t('vibes.two-at-most', 'Two at most')}</span>
      </legend>
      <div className="grid grid-cols-4 gap-2 @max-[18rem]:grid-cols-2">
        {vibes.map(({ key, emoji, label }) => {
          const isOn = chosen.includes(key);
          return (
            <button
              key={key}
              type="button"
              aria-pressed={isOn}
              onClick={() => toggle(key)}
              className={cx(
                'flex min-h-17 flex-col items-center justify-center gap-1 rounded-control px-0.5 py-1.5 lg:min-h-24',
                'transition-colors duration-150',
                isOn ? 'bg-ink text-paper' : 'bg-paper-2 hover:bg-paper-3',
              )}
            >
              <Emoji className="text-xl lg:text-3xl">{emoji}</Emoji>
              <span className="text-2xs font-semibold lg:text-sm">{spoken(label)}</span>
            </button>
          );
        })}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}
