import { refusedIn } from '#server/platform/speaker.ts';
import type { handle as handleSchema } from '#contract/accounts.ts';
import type { Language } from '#contract/languages.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { HandleHold } from '#server/features/accounts/record/accounts.queries.ts';
import { holdOn } from './handles.ts';
import { handleReserved, HANDLE_RESERVED, isReservedHandle, looksLikeModerator } from './names.ts';

const HANDLE_TAKEN = 'This Wildin ID is already taken.';

const wordsFor: Readonly<Record<HandleHold, string>> = { taken: HANDLE_TAKEN, reserved: HANDLE_RESERVED };

interface HandleQuery {
  text: string;
  schema: typeof handleSchema;
  userId: number | undefined;
  language: Language;
}

/** Returns whether a handle is available, with a message to show in the asker's language. */
export async function handleAvailability(
  deps: Deps,
  { text, schema, userId, language }: HandleQuery,
): Promise<{ available: boolean; message: string }> {
  const parsed = schema.safeParse(text);
  const problem = parsed.success
    ? await handleProblem(deps, parsed.data, userId)
    : (parsed.error.issues[0]?.message ?? 'Letters, digits and underscores only.');
  return { available: problem === undefined, message: refusedIn(language, problem ?? 'This Wildin ID is available.') };
}

async function handleProblem(deps: Deps, handle: string, userId: number | undefined): Promise<string | undefined> {
  if (isReservedHandle(handle) || (await looksLikeModerator(deps.db, handle, userId))) return HANDLE_RESERVED;
  const how = await holdOn(deps, deps.db, { handle, userId });
  return how && wordsFor[how];
}

/** Returns the refusal of a handle that another person has, or that is reserved. */
export function handleHeld(how: HandleHold): AppError {
  if (how === 'reserved') return handleReserved();
  return new AppError('handle_taken', { fields: { handle: HANDLE_TAKEN } });
}
