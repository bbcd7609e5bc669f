import { useEffect, useState } from 'react';
import { useOpening } from './openings.ts';

type Rule = (text: string) => boolean;

/** Tells a new member who types a link from which day they can send one, before they press Send. */
export function LinkNote({ text, className }: { text: string; className?: string }) {
  const opens = useOpening('link');
  const isLocked = opens !== undefined;
  const [hasLink, setRule] = useState<Rule>();
  useEffect(() => {
    // Without the rule the server still says it after Send.
    if (isLocked)
      void import('#content/first-words.ts').then(
        (code) => setRule(() => code.hasLink),
        () => undefined,
      );
  }, [isLocked]);
  return (
    <p role="status" className={className}>
      {hasLink?.(text) === true && opens}
    </p>
  );
}
