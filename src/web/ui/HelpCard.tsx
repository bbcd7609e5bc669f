import type { ReactNode } from 'react';
import { helpCard } from '#content/crisis.ts';

/** Where people can be reached, before anything else is said. */
export function HelpCard({ time }: { time?: ReactNode }) {
  return (
    <section aria-label="Help" className="rounded-bubble border-[1.5px] border-coral bg-coral-soft p-4 text-ink">
      <h3 className="text-lg">{helpCard.title}</h3>
      <p className="mt-1.5">{helpCard.text}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {helpCard.lines.map(({ label, note, href }) => (
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
      <p className="mt-3">{helpCard.close}</p>
      {time}
    </section>
  );
}
