import { useId, useState, type ReactNode } from 'react';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form } from '#web/ui/Form.tsx';
import { ReadyButton } from '#web/ui/ReadyButton.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';

type EditDialogProps = {
  title: string;
  description?: string;
  /** The sentence that says why the form cannot be saved yet; null when the form can be saved. */
  lack: string | null;
  /**
   * Throws a CallError on failure. The dialog shows errors of fields beside the fields, and any other error at the end.
   */
  save: () => Promise<void>;
  onClose: () => void;
  children: (faults: Readonly<Record<string, string>>) => ReactNode;
};

/** A window with a form that changes something about a group. A failed save keeps the typed text. */
export function EditDialog({ title, description, lack, save, onClose, children }: EditDialogProps) {
  const form = useId();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [run, isSaving] = useOneAtATime(async () => {
    try {
      await save();
      onClose();
    } catch (error) {
      const { fields } = asCallError(error);
      const isBeside = Object.keys(fields).length > 0;
      setFaults(
        isBeside
          ? fields
          : {
              form: wordsFor(
                error,
                t('groups.that-did-not-work-what', 'That did not work. What you wrote is still here.'),
              ),
            },
      );
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <ReadyButton type="submit" form={form} full lack={lack} pending={isSaving}>
          {t('common.save', 'Save')}
        </ReadyButton>
      }
    >
      <Form
        id={form}
        onSubmit={() => {
          if (lack === null) void run();
        }}
        className="flex flex-col gap-4"
      >
        {children(faults)}
        <p role="alert" className="text-sm text-coral-ink empty:hidden">
          {faults['form']}
        </p>
      </Form>
    </Dialog>
  );
}
