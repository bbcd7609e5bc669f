/**
 * Plays scenes of the product in WebKit (Safari's engine) and in Firefox, as Debian packages them, and writes the counts
 * for scripts/check.ts to artifacts/engines.json. An argument, `webkit` or `firefox`, chooses one of the two.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playInFirefox, playInWebKit, type Scene } from './engine.suites.ts';
import { Product } from './server.ts';
import setup from './setup.ts';

const ARTIFACTS = join(import.meta.dirname, '../artifacts');
const engines = { webkit: playInWebKit, firefox: playInFirefox };

const failures: string[] = [];
let passed = 0;

/** Runs one scene of an engine and prints its time. */
const sceneIn =
  (engine: string): Scene =>
  async (title, play) => {
    const start = performance.now();
    const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
    try {
      await play();
      passed += 1;
      process.stdout.write(`  ✓ ${engine} › ${title} (${seconds()})\n`);
    } catch (error) {
      failures.push(`${engine} › ${title}: ${error instanceof Error ? error.message : String(error)}`);
      process.stdout.write(`  ✗ ${engine} › ${title} (${seconds()})\n${String((error as Error).stack ?? error)}\n`);
    }
  };

/** Plays all scenes of an engine on a server of its own. */
async function playIn(engine: string, play: (typeof engines)['webkit']): Promise<void> {
  const product = await Product.start();
  try {
    await play(product, sceneIn(engine));
  } catch (error) {
    // Without the first scene there is nobody for the others.
    failures.push(`${engine}: ${String(error)}`);
    process.stdout.write(`${String((error as Error).stack ?? error)}\n`);
  } finally {
    await product.remove();
  }
}

const chosen = process.argv.slice(2);
const remove = await setup();
try {
  // Both at once: an engine waits for most of its time.
  await Promise.all(
    Object.entries(engines)
      .filter(([engine]) => chosen.length === 0 || chosen.includes(engine))
      .map(([engine, play]) => playIn(engine, play)),
  );
} finally {
  await remove();
}
mkdirSync(ARTIFACTS, { recursive: true });
writeFileSync(join(ARTIFACTS, 'engines.json'), JSON.stringify({ passed, failed: failures.length, which: failures }));
process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
process.exit(failures.length === 0 ? 0 : 1);
