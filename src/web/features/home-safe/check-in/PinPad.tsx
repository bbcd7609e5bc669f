import { useEffect, useEffectEvent, useState } from 'react';
import { PIN_MAX, PIN_MIN } from '#contract/home-safe.ts';
import { Button } from '#web/ui/Button.tsx';
import { Backspace } from '#web/ui/icons/Backspace.ts';
import { keyOf } from '#web/ui/keyOf.ts';
import { t } from '#web/words/words.ts';

interface PinPadProps {
  title: string;
  /** Why the last try did not count; empty for none. */
  fault: string;
  isSending: boolean;
  onPin: (pin: string) => void;
  onBack: () => void;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const KEY = 'display tabular min-h-[56px] rounded-control border-[1.5px] border-edge text-2xl active:bg-paper-2';

/** Keys for a PIN on the screen itself, so that no keyboard covers the emergency number. Nothing shows the digits. */
export function PinPad({ title, fault, isSending, onPin, onBack }: PinPadProps) {
  const [pin, setPin] = useState('');
  const add = (digit: string): void => setPin((before) => (before + digit).slice(0, PIN_MAX));
  const send = (): void => {
    if (pin.length < PIN_MIN || isSending) return;
    onPin(pin);
    setPin('');
  };
  useKeys({ onDigit: add, onBack: () => setPin((before) => before.slice(0, -1)), onSend: send });
  return (
    <div className="mx-auto w-full max-w-[22rem]">
      <h2 className="text-center text-2xl">{title}</h2>
      <p role="status" className="flex min-h-[36px] items-center justify-center gap-2">
        <span className="sr-only">
          {t('home-safe.digits-typed', '{count, plural, one {# digit} other {# digits}} typed', { count: pin.length })}
        </span>
        {Array.from(pin, (_digit, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a digit's place is its identity
          <span key={at} aria-hidden className="size-3 rounded-full bg-ink" />
        ))}
      </p>
      <p role="alert" className="min-h-[24px] text-center text-sm text-ink-2">
        {fault}
      </p>
      <div className="grid grid-cols-3 gap-[8px]">
        {KEYS.map((key) => (
          <button key={key} type="button" onClick={() => add(key)} className={KEY}>
            {key}
          </button>
        ))}
        <button type="button" onClick={onBack} className={`${KEY} border-transparent text-base`}>
          {t('home-safe.back', 'Back')}
        </button>
        <button type="button" onClick={() => add('0')} className={KEY}>
          {'0'}
        </button>
        <button
          type="button"
          aria-label={t('home-safe.delete-a-digit', 'Delete a digit')}
          onClick={() => setPin((before) => before.slice(0, -1))}
          className={`${KEY} grid place-items-center border-transparent`}
        >
          <Backspace size={26} />
        </button>
      </div>
      <div className="pt-[12px]">
        <Button variant="lime" size="lg" full disabled={pin.length < PIN_MIN} pending={isSending} onClick={send}>
          {t('home-safe.ok', 'OK')}
        </Button>
      </div>
    </div>
  );
}

/** A keyboard types too, wherever the focus is. */
function useKeys(does: { onDigit: (digit: string) => void; onBack: () => void; onSend: () => void }): void {
  const take = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event);
    if (key === undefined) return;
    if (/^\d$/.test(key)) does.onDigit(key);
    else if (key === 'Backspace') does.onBack();
    else if (key === 'Enter' && !(event.target instanceof HTMLButtonElement)) does.onSend();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => take(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
