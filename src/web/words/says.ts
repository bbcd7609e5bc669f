import type { Says } from '#content/says.ts';
import { listOf, spoken, t } from './words.ts';

/** The web's translator for those texts of content/ that the server uses too. */
export const says: Says = { t, spoken, list: listOf };
