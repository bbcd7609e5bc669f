import type { Says } from '#content/says.ts';
import { listOf, spoken, t } from './words.ts';

/** The web's translator for texts of content/. The server has its own translator for the same texts. */
export const says: Says = { t, spoken, list: listOf };
