/** Writes the page of all settings from their register. Run: npm run configuration */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configurationPage } from './configuration-page.ts';

await writeFile(join(import.meta.dirname, '../docs/configuration.md'), configurationPage());
