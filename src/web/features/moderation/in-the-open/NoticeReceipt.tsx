import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Copy } from '#web/ui/icons/Copy.ts';
import { rich } from '#web/ui/rich.tsx';
import { locale, t } from '#web/words/words.ts';

/** The receipt of a notice that has arrived: its number, the latest time of the answer, and the sender's email. */
export interface Receipt {
  receipt: string;
  answerBy: string;
  contact: string;
}

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });

/** Shows the notice's number to copy, and what happens next. */
export function NoticeReceipt({
  receipt: { receipt, answerBy, contact },
  onAnother,
}: {
  receipt: Receipt;
  onAnother: () => void;
}) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = (): void =>
    void navigator.clipboard.writeText(receipt).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <div className="flex flex-col items-start gap-5">
      <section
        aria-label={t('moderation.receipt', 'Receipt')}
        className="w-full rounded-plate border-[1.5px] border-ink px-5 py-5"
      >
        <p className="text-sm text-ink-2">{t('moderation.the-number-of-your-notice', 'The number of your notice')}</p>
        <p className="display tabular mt-1 text-2xl select-all">{receipt}</p>
        <Button variant="outline" size="sm" className="mt-4" onClick={copy}>
          <Copy size={20} />
          <span role="status">
            {
              {
                no: t('moderation.copy-the-number', 'Copy the number'),
                yes: t('common.copied', 'Copied'),
                failed: t('moderation.select-it-to-copy', 'Select it to copy'),
              }[copied]
            }
          </span>
        </Button>
      </section>
      <p>
        {rich(
          t(
            'moderation.a-person-reads-it-by',
            'A person reads it by <time/>, and the answer goes to <contact/>. If it is about an intimate picture or somebody under 18, and your link leads to a post, that post is hidden already. We tell you the same whether it does or not.',
          ),
          {
            time: <time dateTime={answerBy}>{moment.format(new Date(answerBy))}</time>,
            contact: <b className="font-semibold [overflow-wrap:anywhere]">{contact}</b>,
          },
        )}
      </p>
      <p className="text-ink-2">
        {t(
          'moderation.keep-the-number-with-it',
          'Keep the number. With it and your address you can ask below how it stands.',
        )}
      </p>
      <Button variant="quiet" className="-ms-5" onClick={onAnother}>
        {t('moderation.send-another-notice', 'Send another notice')}
      </Button>
    </div>
  );
}
