import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { t } from '#web/words/words.ts';
import { birthdayFields, doubtOf, type BirthdayFields } from './birthday.ts';

type GoOn = (fields: BirthdayFields) => void;

interface AgeConfirmation {
  birthday: string;
  year: number;
  age: number;
  goOn: GoOn;
}

/**
 * Asks about a birthday that makes the person a minor, before it is sent: a mistyped year would lock an adult out for a
 * day. Returns `ask`, which calls `goOn` at once for any other birthday and for one that the person stands by, and the
 * question to render. Every form that takes a birthday gets the fields of its call here.
 */
export function useBirthdayQuestion(): { ask: (birthday: string, goOn: GoOn) => void; question: ReactNode } {
  const [asked, setAsked] = useState<AgeConfirmation>();
  const [sure, setSure] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const ask = (birthday: string, goOn: GoOn) => {
    const doubt = sure === birthday ? undefined : doubtOf(birthday, new Date());
    if (doubt === undefined) return goOn(birthdayFields(birthday));
    setAsked({ birthday, ...doubt, goOn });
    setOpen(true);
  };
  const question = (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('parts.born-in', 'Born {year}?', { year: String(asked?.year ?? '') })}
      description={t(
        'parts.born-in-check',
        'That makes you {age}. Please look at the year once more before it counts.',
        { age: asked?.age ?? 0 },
      )}
      confirm={t('parts.born-in-yes', 'Yes, {year}', { year: String(asked?.year ?? '') })}
      cancel={t('parts.born-in-change', 'Change')}
      onConfirm={() => {
        setOpen(false);
        setSure(asked?.birthday);
        asked?.goOn(birthdayFields(asked.birthday));
      }}
    />
  );
  return { ask, question };
}
