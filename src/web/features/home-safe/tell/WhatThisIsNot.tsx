import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { Sheet } from '#web/ui/Sheet.tsx';
import { t } from '#web/words/words.ts';

/** What "Come home safe" cannot do, in plain words. */
export function WhatThisIsNot({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onOpenChange={onClose} title={t('home-safe.what-this-is-not', 'What this is not')}>
      <ul className="flex list-disc flex-col gap-3 ps-5">
        <li>
          {t(
            'home-safe.not-an-emergency-call',
            'It is no emergency call. In danger, call the emergency number first: that is quicker than anything here.',
          )}
        </li>
        <li>
          {t(
            'home-safe.nobody-watches',
            'Nobody at Wildin watches, and nobody comes. A machine keeps the time and writes to the person you chose.',
          )}
        </li>
        <li>
          {t(
            'home-safe.no-location',
            'It does not know where you are. Your person reads what you wrote, and nothing else.',
          )}
        </li>
        <li>
          {t(
            'home-safe.mail-can-be-late',
            'Mail and text messages can be late, or land where nobody looks. Tell your person to expect one.',
          )}
        </li>
        <li>
          {t(
            'home-safe.works-without-phone',
            'It works with a dead phone: without your answer, your person is told. So a flat battery worries somebody.',
          )}
        </li>
      </ul>
      <Link
        href={paths.safety()}
        className="mt-5 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t('home-safe.safety-in-plain-words', 'Safety, in plain words')}
      </Link>
    </Sheet>
  );
}
