import { useState } from 'react';
import { PIN_APART, PIN_MAX, PIN_MIN } from '#contract/home-safe.ts';
import { keepPins } from '#web/features/home-safe/home-safe.data.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';

type PinFaults = Readonly<Partial<Record<'good' | 'silent' | 'both', string>>>;

const digits = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, PIN_MAX);
const apart = (one: string, other: string): number =>
  Array.from(one).filter((digit, index) => digit !== other[index]).length;

/** What is wrong with two PINs; the server asks the same. */
function faultsOf(good: string, silent: string): PinFaults {
  const length = t('home-safe.pin-length', 'A PIN has 4 to 6 digits.');
  if (good.length < PIN_MIN) return { good: length };
  if (silent.length < PIN_MIN) return { silent: length };
  if (good.length !== silent.length)
    return { silent: t('home-safe.pins-same-length', 'Both PINs need the same number of digits.') };
  if (apart(good, silent) < PIN_APART)
    return { silent: t('home-safe.pins-apart', 'The two PINs have to differ in at least two digits.') };
  return {};
}

/** The two PINs, explained once. What is typed here is never shown again, and never kept by the browser. */
export function PinSheet({ hasPins, onClose }: { hasPins: boolean; onClose: () => void }) {
  const [good, setGood] = useState('');
  const [silent, setSilent] = useState('');
  const [faults, setFaults] = useState<PinFaults>({});
  const [save, isRunning] = useOneAtATime(async () => {
    const found = faultsOf(good, silent);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    try {
      await keepPins(good, silent);
      onClose();
    } catch (error) {
      const { fields, code } = asCallError(error);
      // The person closed the dialog that asks who they are. What they typed is still there.
      if (code === 'reauthentication_required') return;
      const words = wordsFor(error, t('home-safe.pins-not-kept', 'The PINs were not kept. Try again.'));
      setFaults(fields['good'] || fields['silent'] ? fields : { both: words });
    }
  });
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('home-safe.two-pins', 'Two PINs')}
      description={
        hasPins
          ? t('home-safe.pins-replace', 'New ones take the place of both. Nothing shows the old ones.')
          : undefined
      }
      footer={
        <Button full variant="lime" pending={isRunning} type="submit" form="pins">
          {t('home-safe.keep-the-pins', 'Keep both PINs')}
        </Button>
      }
    >
      <p>{t('home-safe.pins-first', 'When we ask how it goes, your first PIN says that all is good.')}</p>
      <p className="pt-3 pb-5">
        {t(
          'home-safe.pins-second',
          'The second only looks like it. Your screen shows the same, and the person you chose is told at once that you need help. Use it if somebody makes you answer. Learn both by heart.',
        )}
      </p>
      <Form id="pins" onSubmit={() => void save()}>
        <TextField
          label={t('home-safe.pin-good', 'All is good')}
          hint={t('home-safe.pin-length', 'A PIN has 4 to 6 digits.')}
          value={good}
          error={faults.good}
          onChange={({ target }) => {
            setGood(digits(target.value));
            setFaults({});
          }}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className="tabular tracking-[0.3em]"
        />
        <TextField
          label={t('home-safe.pin-silent', 'It only looks good')}
          hint={t('home-safe.pin-other', 'As long as the first, and other digits.')}
          value={silent}
          error={faults.silent}
          onChange={({ target }) => {
            setSilent(digits(target.value));
            setFaults({});
          }}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className="tabular tracking-[0.3em]"
        />
        <p role="alert" className="text-coral-ink empty:hidden">
          {faults.both}
        </p>
      </Form>
    </Sheet>
  );
}
