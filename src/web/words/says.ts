import type { Says } from '#content/says.ts';
import { listOf, spoken, t } from './words.ts';

/** The translator for the texts of content/ that both server and web use. */
export const says: Says = { t, spoken, list: listOf };
