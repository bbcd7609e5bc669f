import { bioAboutLife, bioByInterest } from '#content/demo-bios.ts';
import type { genders } from '#contract/people.ts';
import type { Rng } from '#server/platform/clock.ts';
import { oneOf, someOf } from './chance.ts';

const BIO_MAX = 160;

interface About {
  interests: readonly string[];
  city: string;
  gender: (typeof genders)[number];
  age: number;
}

/**
 * Returns a bio of two lines: one about life and one about an interest, or both about interests. If the two would be
 * too long, returns one of them.
 */
export function bioOf(rng: Rng, about: About): string {
  const likes = someOf(rng, about.interests, 2).flatMap((id) => bioByInterest[id] ?? []);
  const life = oneOf(
    rng,
    bioAboutLife.filter((line) => suits(line, about)),
  ).replaceAll('{city}', about.city);
  const lines = rng() < 0.25 && likes.length === 2 ? likes : [life, ...likes.slice(0, 1)];
  const [first = life] = lines;
  const both = (rng() < 0.5 ? lines : lines.toReversed()).join(' ');
  return [...both].length <= BIO_MAX ? both : first;
}

/** Returns whether a line fits the person's gender and age. */
function suits(line: string, { gender, age }: About): boolean {
  if (/\bdad\b/i.test(line)) return gender === 'men' && age >= 28;
  if (/\baunt\b/.test(line)) return gender === 'women';
  if (/retired|widowed|empty nester|at fifty/i.test(line)) return age >= 55;
  if (/divorced|adopted a teenager|firehouse|union carpenter|third-generation/i.test(line)) return age >= 30;
  return !/grad student|came for college/i.test(line) || (age >= 21 && age <= 38);
}
