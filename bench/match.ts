/**
 * Checks that a search finds the best match, and measures its cost. Makes and drops a database in PostgreSQL at
 * TEST_DATABASE_URL, else on this machine. `npm run bench -- match speed` runs one section alone; `PLANS=1` also writes
 * PostgreSQL's plan of each search to bench/match/plans.
 */
import { adversarial } from './match/adversarial.ts';
import { churn } from './match/churn.ts';
import { speed } from './match/speed.ts';
import { openStand, type Stand } from './match/stand.ts';
import { needPostgres, POSTGRES_URL } from './needs.ts';

const sections: Record<string, (stand: Stand) => Promise<void>> = { speed, adversarial, churn };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in sections));
if (unknown.length > 0) {
  console.log(`No such section: ${unknown.join(', ')}. There are: ${Object.keys(sections).join(', ')}.`);
  process.exitCode = 1;
} else {
  await needPostgres(POSTGRES_URL);
  const stand = await openStand(POSTGRES_URL);
  try {
    for (const [name, section] of Object.entries(sections)) {
      if (asked.length === 0 || asked.includes(name)) await section(stand);
    }
  } finally {
    await stand.close();
  }
}
