import { asCallError } from '#web/platform/calls/call.ts';
import { isBroken } from '#web/platform/media/uploads.ts';
import { t } from '#web/words/words.ts';

/** Returns the error text of an upload. `field` is the field of the file; `otherwise` is for a refusal without a reason. */
export function uploadWords(error: unknown, field: 'picture' | 'voice', otherwise: string): string {
  if (isBroken(error)) return t('chat.it-was-not-sent', 'It was not sent.');
  const { fields, words } = asCallError(error);
  return fields[field] ?? (words || otherwise);
}
