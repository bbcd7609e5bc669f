import { isHarsh } from '#content/first-words.ts';
import { refusalWords } from '#content/moderation.ts';
import { reachInName, reachOf } from '#content/reach.ts';
import { errors, type ErrorCode } from '#contract/errors.ts';
import { refuseName } from '#server/features/accounts/accounts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { SaidTexts } from '#server/platform/seams/texts.ts';
import { isNewHere, listenForYouth } from './guard.open.ts';
import { texts, type TextGuard } from './texts.register.ts';

/** The guards of texts that are asked before the handler of a route; the writers of the others ask. */
type EarlyGuard = Extract<TextGuard, 'name' | 'personName' | 'open'>;

interface GuardedField {
  /** The place of the text in the body, as a refusal names it. */
  field: string;
  text: string;
  guard: EarlyGuard;
}

/** Judges the texts of every route by the register, and looks for authors who say they are under age. */
export function judgeTexts(deps: Deps): void {
  deps.texts.register({
    judge: async (said) => {
      const asked = askedOf(said);
      await refuseUnfit(deps, said.userId, asked);
      return asked.map(({ text }) => text);
    },
    hear: (userId, said) => listenForYouth(deps, { userId, content: said.join('\n') }),
  });
}

function askedOf({ route, body }: SaidTexts): GuardedField[] {
  return Object.entries(texts[route] ?? {}).flatMap(([field, guard]) => {
    if (guard !== 'name' && guard !== 'personName' && guard !== 'open') return [];
    return textsAt(body, field).map((text) => ({ field, text, guard }));
  });
}

/** Returns the texts at a path of the body, of all members of a list on the way. */
function textsAt(node: unknown, path: string): string[] {
  if (typeof node === 'string') return path === '' && node !== '' ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((one) => textsAt(one, path));
  const [field = '', ...rest] = path.split('.');
  return textsAt((node as Record<string, unknown>)[field], rest.join('.'));
}

interface Unfit {
  code: ErrorCode;
  words: string;
}

/** Throws for texts that others may not see, and says so beside each of their fields. */
async function refuseUnfit(deps: Deps, userId: number, asked: readonly GuardedField[]): Promise<void> {
  const unfit = new Map<string, Unfit>();
  for (const one of asked) {
    const found = await unfitOf(deps, userId, one);
    if (found !== undefined) unfit.set(one.field, found);
  }
  const [first] = unfit.values();
  if (first !== undefined) {
    const fields = Object.fromEntries([...unfit].map(([field, { words }]) => [field, words]));
    throw new AppError(first.code, { fields });
  }
  for (const { field, text, guard } of asked) {
    if (guard === 'name') await refuseName(deps.db, { field, name: text, userId });
  }
}

async function unfitOf(deps: Deps, userId: number, { text, guard }: GuardedField): Promise<Unfit | undefined> {
  if (isHarsh(text, false)) return { code: 'invalid', words: refusalWords.hate };
  const reach = guard === 'open' ? reachOf(text) : reachInName(text);
  if (reach === undefined || (guard === 'open' && !(await isNewHere(deps, userId)))) return undefined;
  const code = guard === 'open' ? (`${reach}_too_soon` as const) : 'name_reaches';
  return { code, words: errors[code].message };
}
