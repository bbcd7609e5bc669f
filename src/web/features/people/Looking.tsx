import type { Intent } from '#contract/people.ts';
import { lookingWords } from './looking.words.ts';

/** What a person says that they look for. */
export function Looking({ intent }: { intent: Intent }) {
  return <p className="text-ink-2">{lookingWords[intent]}</p>;
}
