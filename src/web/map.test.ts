import { describe, expect, it } from 'vitest';
import { elsewhere, members, open, redirects, tools } from './map.ts';

/** The specification's paths for visitors, and the paths that other screens link to. */
const SIGNED_OUT = `/ /welcome /signup /login /phone-login /verify /consent /new-quiz-test /archetype /personality-quiz
  /profile-setup /shared-report /u/robin /forgot-password`.split(/\s+/);
/** The specification's paths for members, and the paths that other screens link to. */
const SIGNED_IN = `/ /match /friend-sphere /home /welcome /signup /login /phone-login /verify /user-switcher /consent
  /profile-setup /new-quiz-test /archetype /personality-quiz /chat /chat/0190aaaa-0000-7000-8000-000000000000 /test-page
  /trending /chaos /chaos/create /chaos/group-type /vibe /soul-matching /soul-matching-setup /soul-matching-debug
  /soul-match-result /peek /post /post/0190aaaa-0000-7000-8000-000000000000 /self /users/123456789012 /interest-quiz
  /signup-profile-boost /my-report /browse /subscription /quiz-party /shared-report /u/robin /forgot-password
  /soul-matching/setup /soul-matching/debug /chat-simple/0190aaaa-0000-7000-8000-000000000000 /profile/123456789012`.split(
  /\s+/,
);

/** Returns true when the path matches the pattern, in which `:name` is one segment and `/:name?` may be missing. */
function fits(pattern: string, path: string): boolean {
  const source = pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`).test(path);
}

const fixed = ['/', '/welcome', ...redirects.map(([from]) => from)];
const all = [...fixed, ...[...open, ...members, ...tools].map(({ path }) => path)];

describe('The map', () => {
  it.each([...new Set([...SIGNED_OUT, ...SIGNED_IN])])('The map has %s exactly once', (path) => {
    expect(all.filter((pattern) => fits(pattern, path))).toHaveLength(1);
  });

  it.each(SIGNED_OUT)('The map has a page for a visitor at %s', (path) => {
    const forVisitors = [...fixed, ...open.map((entry) => entry.path), '/profile-setup'];
    expect(forVisitors.some((pattern) => fits(pattern, path))).toBe(true);
  });

  it('Every redirect leads to a page of the map', () => {
    const entries = new Set([...open, ...members].map(({ path }) => path));
    expect(redirects.filter(([, to]) => !entries.has(to))).toEqual([]);
  });

  it('An unknown address shows visitors the landing page and members a not-found page', () => {
    expect(elsewhere.out.lost.page).toBe('landing');
    expect(elsewhere.in.lost.page).toBe('notFound');
  });
});
