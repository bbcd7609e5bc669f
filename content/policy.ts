import type { ReportCategory } from '#contract/moderation.subjects.ts';

/** A rule in the words that people read. */
interface Rule {
  number: string;
  title: string;
}

/**
 * The rules for decisions, by key. A key is never reused, because old decisions store the key. The numbers are for
 * people to quote.
 */
export const policies = {
  adults: { number: '1.1', title: 'Adults only.' },
  children: { number: '1.2', title: 'Nothing sexual about anybody under 18, ever.' },
  threats: { number: '2.1', title: 'No threats, and no calls to hurt anybody.' },
  hate: { number: '2.2', title: 'No hate for who people are.' },
  self_harm: { number: '2.3', title: 'Nobody is talked into hurting themself.' },
  harassment: { number: '3.1', title: 'No insults, no stalking, no pressure.' },
  stop: { number: '3.2', title: 'When somebody says stop, stop.' },
  unwanted: { number: '3.3', title: 'Nothing sexual that was not asked for.' },
  intimate: { number: '3.4', title: 'No private pictures without a yes from everybody in them.' },
  private_life: { number: '3.5', title: 'Nobody’s address, workplace or secrets are told.' },
  scams: { number: '4.1', title: 'No scams, and no asking for money or codes.' },
  spam: { number: '4.2', title: 'Not the same words to everybody, and no advertising.' },
  fake: { number: '4.3', title: 'Be the person you say you are.' },
  illegal: { number: '5.1', title: 'Nothing that the law forbids.' },
  none: { number: '6.1', title: 'What breaks no rule may stay.' },
  reported: { number: '6.2', title: 'What several trusted members report waits, unseen, for a moderator.' },
  photo_check: { number: '6.3', title: 'A checked photo has three live pictures that a person could compare.' },
} as const satisfies Readonly<Record<string, Rule>>;

/** By report category, the rule that a thing may break. The machine uses it until a moderator names a rule. */
const alleged: Readonly<Record<ReportCategory, keyof typeof policies>> = {
  harassment: 'harassment',
  hate: 'hate',
  sexual: 'unwanted',
  minor: 'children',
  self_harm: 'self_harm',
  threat: 'threats',
  scam: 'scams',
  fake: 'fake',
  intimate_picture: 'intimate',
  other: 'reported',
};

export const policyOf = (category: ReportCategory): keyof typeof policies => alleged[category];

const rules: Readonly<Record<string, Rule>> = policies;

/** Returns the rule with a key; undefined if no rule has the key. */
export const policyRule = (key: string): Rule | undefined => (Object.hasOwn(rules, key) ? rules[key] : undefined);

/** Returns the number and words of the rule with a key; undefined if no rule has the key. */
export function ruleText(key: string): string | undefined {
  const rule = policyRule(key);
  return rule === undefined ? undefined : `${rule.number} ${rule.title}`;
}
