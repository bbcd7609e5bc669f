import { useState } from 'react';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { EditDialog } from './EditDialog.tsx';
import { t } from '#web/words/words.ts';
import { leftIn } from '#contract/texts.written.ts';

type TextDialogProps = {
  title: string;
  description: string;
  label: string;
  /** The name of the field in the server's errors. */
  field: string;
  max: number;
  value: string;
  save: (text: string) => Promise<void>;
  onClose: () => void;
};

/** If `max` is at most this, for example for a name, the field has one line. */
const ONE_LINE = 40;

/** A window that edits one text of a group. Saving an empty field deletes the text. */
export function TextDialog({ label, field, max, value, save, ...rest }: TextDialogProps) {
  const [text, setText] = useState(value);
  return (
    <EditDialog
      {...rest}
      lack={leftIn(text, max) >= 0 ? null : t('groups.that-is-too-long', 'That is too long.')}
      save={() => save(text)}
    >
      {(faults) => (
        <CountedArea
          label={label}
          rows={max <= ONE_LINE ? 1 : 3}
          max={max}
          value={text}
          onChange={setText}
          error={faults[field]}
        />
      )}
    </EditDialog>
  );
}
