import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { demoPosts, type DemoPost } from '#content/demo-posts.ts';
import type { Rng } from '#server/platform/clock.ts';
import { oneOf } from './chance.ts';
import { seededId, type DemoMember } from './members.ts';

export interface WrittenPost {
  id: string;
  userId: number;
  content: string;
  at: Date;
}

/** Returns each post with a suitable author, if possible one without a post; leaves out a post that suits nobody. */
export function makePosts(rng: Rng, members: readonly DemoMember[]): WrittenPost[] {
  const silent = new Set(members);
  // Posts with the strictest conditions get their authors first.
  const pickiest = demoPosts.toSorted((a, b) => strictness(b) - strictness(a));
  return pickiest.flatMap((post) => {
    const fitting = members.filter((member) => couldSay(post, member));
    const unheard = fitting.filter((member) => silent.has(member));
    const candidates = unheard.length > 0 ? unheard : fitting;
    if (candidates.length === 0) return [];
    const author = oneOf(rng, candidates);
    silent.delete(author);
    const at = momentFor(rng, author);
    return [
      { id: seededId(rng, at), userId: author.id, content: post.text.replaceAll('{city}', author.home.city), at },
    ];
  });
}

function strictness({ ages, state, gender }: DemoPost): number {
  return (
    (state === undefined ? 0 : 100) +
    (gender === undefined ? 0 : 50) +
    (ages === undefined ? 0 : 80 - (ages[1] - ages[0]))
  );
}

function couldSay({ ages, state, gender }: DemoPost, member: DemoMember): boolean {
  const isOfAge = ages === undefined || (member.age >= ages[0] && member.age <= ages[1]);
  const isAtHome = state === undefined || member.home.stateCode === state;
  return isOfAge && isAtHome && (gender === undefined || member.gender === gender);
}

/** Returns a time in the four days before the author was last seen, mostly near the end. No post is later than that. */
function momentFor(rng: Rng, { lastSeenAt, quiz }: DemoMember): Date {
  const latest = lastSeenAt.getTime() - MINUTE_MS;
  const earliest = Math.max(quiz.completedAt.getTime(), latest - 4 * DAY_MS);
  return new Date(Math.round(latest - Math.max(0, latest - earliest) * rng() ** 3));
}
