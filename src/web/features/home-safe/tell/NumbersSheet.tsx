import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { t } from '#web/words/words.ts';

export interface Numbers {
  ownNumber: string;
  placeNumber: string;
}

interface NumbersSheetProps {
  name: string;
  numbers: Numbers;
  errors: Readonly<Record<string, string>>;
  onKeep: (numbers: Numbers) => void;
  onClose: () => void;
}

/** The numbers behind the buttons of the page. Both can stay empty. */
export function NumbersSheet({ name, numbers, errors, onKeep, onClose }: NumbersSheetProps) {
  const [own, setOwn] = useState(numbers.ownNumber);
  const [place, setPlace] = useState(numbers.placeNumber);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('home-safe.numbers-to-call', 'Numbers to call')}
      description={t(
        'home-safe.numbers-note',
        '{name} sees them on the page, from when it opens. Both can stay empty.',
        {
          name,
        },
      )}
      footer={
        <Button full variant="lime" type="submit" form="numbers">
          {t('common.save', 'Save')}
        </Button>
      }
    >
      <Form id="numbers" onSubmit={() => onKeep({ ownNumber: own.trim(), placeNumber: place.trim() })}>
        <TextField
          label={t('home-safe.your-number', 'Your number')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={own}
          error={errors['ownNumber']}
          onChange={({ target }) => setOwn(target.value)}
        />
        <TextField
          label={t('home-safe.number-of-the-place', 'The number of the place')}
          hint={t('home-safe.a-bar-answers', 'A café or a bar answers when a phone in a bag does not.')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={place}
          error={errors['placeNumber']}
          onChange={({ target }) => setPlace(target.value)}
        />
      </Form>
    </Sheet>
  );
}
