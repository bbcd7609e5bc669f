import type { ReactNode } from 'react';
import type { SafetyCase } from '#content/safety/case.ts';
import { t } from '#web/words/words.ts';
import { cardFor, type CardWords } from './help.words.ts';

interface HelpCardProps {
  /** The case of the card. Each case has its own text and numbers. */
  safetyCase: SafetyCase;
  time?: ReactNode;
  /** A text that replaces the text of the card, for a reader who is not the person in danger. */
  words?: CardWords;
}

/** The card with the numbers and addresses of people who can help in a case. */
export function HelpCard({ safetyCase, time, words }: HelpCardProps) {
  const { title, text, close } = cardFor(safetyCase, words);
  return (
    <section
      aria-label={t('ui.help', 'Help')}
      className="rounded-bubble border-[1.5px] border-coral bg-coral-soft p-4 text-ink"
    >
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1.5">{text}</p>
      <HelpLines safetyCase={safetyCase} />
      <p className="mt-3">{close}</p>
      {time}
    </section>
  );
}

function HelpLines({ safetyCase }: { safetyCase: SafetyCase }) {
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {cardFor(safetyCase).lines.map(({ label, note, href }) => (
        <li key={label}>
          <a
            href={href}
            {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
            className="block min-h-11 rounded-control bg-paper px-4 py-2 hover:bg-paper-2"
          >
            <span className="display block">{label}</span>
            <span className="block text-sm text-ink-2">{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A button beside a question. It unfolds the numbers, for a person who does not want to answer the question. */
export function HelpBeside({ safetyCase }: { safetyCase: SafetyCase }) {
  return (
    <details className="group mt-1.5 max-w-prose">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-control border-[1.5px] border-coral px-4 text-sm font-semibold text-ink hover:bg-coral-soft [&::-webkit-details-marker]:hidden">
        {t('ui.get-help', 'Get help')}
      </summary>
      <div className="mt-2 rounded-bubble border-[1.5px] border-coral bg-coral-soft p-3 pt-0">
        <HelpLines safetyCase={safetyCase} />
      </div>
    </details>
  );
}
