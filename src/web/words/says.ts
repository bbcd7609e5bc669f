import type { Says } from '#content/says.ts';
import { listOf, spoken, t } from './words.ts';

/** What says the texts of content/ that both sides of the product say. */
export const says: Says = { t, spoken, list: listOf };
