import type { Page } from '@playwright/test';
import type { Route } from '#contract/route.ts';
import { textSurfaces } from '#test/text-surfaces.ts';
import { expect } from './fixtures.ts';
import { goTo } from './navigation.ts';
import { send, type Entered } from './people.ts';

/** A hostile text that fits a nickname. The next texts fit a name, a line, and several sentences. */
export const NICK = '<img src=x>';
export const NAME = '"><svg onload=bad()>';
export const LINE = '"><img src=x onerror=bad()>javascript:bad()';
/** A hostile text for rules, announcements and posts, which refuse invisible characters. */
export const SEEN = `<script>bad()</script>${LINE} [a](javascript:bad()) {{bad()}}`;
export const WORDS = `${SEEN} \u202Edab\u202C\u200B`;

/** Matches fields that identify or prove something. The server compares their values and shows them to nobody. */
const COMPARED =
  /^(?:password|email|username|handle|zipCode|code|token|key|refreshToken|request|receipt|contact|phoneNumber|timeZone|zone|birthday|fullBirthday|consentData|signupMethod|work|endpoint|subject|gif|giftTypeId|tag|avatarSeed|answers|questionId|answerChoiceId|selected\w+|level1Categories|customCards|group\w+|userContext|policy)$/;

/** Returns the free-text fields in the contract's bodies, as `METHOD path field`. */
export async function allTextFields(): Promise<string[]> {
  const found = (await textSurfaces())
    .filter(
      ({ route, place, path: [field = ''] }) => route.method !== 'GET' && place === 'body' && !COMPARED.test(field),
    )
    .map(({ route: { method, path }, path: [field = ''] }) => `${method} ${path} ${field}`);
  return [...new Set(found)];
}

/** Calls routes as a person, and records which fields received the hostile words. */
export class Writer {
  readonly fields = new Set<string>();
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async write<T>(
    { accessToken: token }: Pick<Entered, 'accessToken'>,
    { method, path }: Route,
    { params = {}, body }: { params?: Record<string, string | number>; body: object },
  ): Promise<T> {
    for (const [field, value] of Object.entries(body)) {
      if (JSON.stringify(value).includes('<')) this.fields.add(`${method} ${path} ${field}`);
    }
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
    return send<T>(`${this.url}${address}`, { method, token, body });
  }
}

/** Expects that the page contains no element made of the hostile words. */
export async function expectNothingMade(page: Page, where: string): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]'), where).toHaveCount(0);
  const made = page.locator('img[src="x"], [onload], [onerror], [href^="javascript:" i], main script');
  await expect(made, where).toHaveCount(0);
}

export async function walk(page: Page, screens: readonly string[]): Promise<void> {
  for (const path of screens) {
    await goTo(page, path);
    await expectNothingMade(page, path);
  }
}
