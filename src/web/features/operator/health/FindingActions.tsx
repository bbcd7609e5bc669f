import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { WordButton, word } from './WordButton.tsx';
import { sendOneMail } from './health.data.ts';

/** What an owner can do about a finding from here. */
export function FindingActions({ id }: { id: string }) {
  if (id === 'mail') {
    return (
      <div className="mt-1.5 ps-6">
        <MailButton />
      </div>
    );
  }
  if (id !== 'backups') return null;
  return (
    <div className="mt-1.5 ps-6">
      <Link href={paths.operator('backups')} className={word}>
        {t('health.to-the-backups', 'To the backups')}
      </Link>
    </div>
  );
}

/** Sends one mail to the operator's own address, and says what became of it. */
function MailButton() {
  const [press, isSending] = useTold(async () => {
    const { to, problem } = await sendOneMail();
    if (problem === null) toast({ title: t('health.mail-sent', 'The mail server took it. Look into {to}.', { to }) });
    else toastFailure({ title: t('health.mail-not-sent', 'The mail did not leave.'), description: problem });
  });
  return (
    <WordButton onPress={() => void press()} isBusy={isSending}>
      {t('health.send-me-one', 'Send me one')}
    </WordButton>
  );
}
