import { titleOf, type Decided } from '#content/decision-words.ts';
import { policyRule } from '#content/policy.ts';
import { says } from '#web/words/says.ts';
import { locale, spoken, t } from '#web/words/words.ts';

/** Returns a day in words: "Nov 29". The year is added if it is not the year of `now`. */
export function dayOf(iso: string, now = new Date()): string {
  const day = new Date(iso);
  const year = day.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
  return day.toLocaleDateString(locale, { month: 'short', day: 'numeric', year });
}

/** Returns a rule as the letter quotes it: "Rule 3.2: when somebody says stop, stop." */
export function ruleLine(policy: string): string {
  const { number, title } = ruleOf(policy);
  if (number === null) return title;
  return t('moderation.rule', 'Rule {number}: {charAt}{title}', {
    number,
    charAt: title.charAt(0).toLowerCase(),
    title: title.slice(1),
  });
}

/** Returns the number and title of a rule. For a rule that is no longer listed, the title names all earlier rules. */
export function ruleOf(policy: string): { number: string | null; title: string } {
  const rule = policyRule(policy);
  return rule === undefined ? OLDER : { ...rule, title: spoken(rule.title) };
}

const OLDER = { number: null, title: t('moderation.our-rules-as-they-were', 'Our rules, as they were then.') };

/** The data of a letter about a decision, which may still be unsent. `until` is ISO 8601. */
export interface Letter extends Decided {
  policy: string;
  sentence: string;
}

/** Returns a decision whose `until` is a day in words instead of ISO 8601, for use in sentences. */
export function inWords<D extends Decided>(decided: D): D {
  return { ...decided, until: decided.until === null ? null : dayOf(decided.until) };
}

export const headline = (decided: Decided): string => `${titleOf(inWords(decided), says)}.`;
