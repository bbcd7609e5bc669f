import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Copy } from '#web/ui/icons/Copy.ts';

/** A notice that has arrived. */
export interface Receipt {
  receipt: string;
  answerBy: string;
  contact: string;
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** The number to copy, and what happens next. */
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
      <section aria-label="Receipt" className="w-full rounded-plate border-[1.5px] border-ink px-5 py-5">
        <p className="text-sm text-ink-2">The number of your notice</p>
        <p className="display tabular mt-1 text-2xl select-all">{receipt}</p>
        <Button variant="outline" size="sm" className="mt-4" onClick={copy}>
          <Copy size={20} />
          <span role="status">{{ no: 'Copy the number', yes: 'Copied', failed: 'Select it to copy' }[copied]}</span>
        </Button>
      </section>
      <p>
        A person reads it by <time dateTime={answerBy}>{moment.format(new Date(answerBy))}</time>, and the answer goes
        to <b className="font-semibold [overflow-wrap:anywhere]">{contact}</b>. If it is about an intimate picture or
        somebody under 18, and your link leads to a post, that post is hidden already. We tell you the same whether it
        does or not.
      </p>
      <p className="text-ink-2">Keep the number. With it and your address you can ask below how it stands.</p>
      <Button variant="quiet" className="-ml-5" onClick={onAnother}>
        Send another notice
      </Button>
    </div>
  );
}
