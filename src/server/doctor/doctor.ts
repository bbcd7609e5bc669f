import type { Logger } from 'pino';
import type { Finding } from '#contract/operator.health.ts';
import type { Deps } from '#server/platform/deps.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import { examine, inWords } from './examine.ts';
import type { DoctorNeeds } from './finding.ts';
import type { Round } from './rounds.ts';
import { answerFindings } from './socket.ts';

/** The door of the doctor: everything that the product depends on, looked at and said in plain words. */
export { inWords } from './examine.ts';
export type { DoctorNeeds } from './finding.ts';
export { mirror } from './mirror.ts';
export { Rounds, type Round } from './rounds.ts';
export { askForFindings } from './socket.ts';

/** Looks at everything, and says it in English. */
export async function findings(needs: DoctorNeeds): Promise<Finding[]> {
  return (await examine(needs)).map((one) => inWords(one, speakerOf('en')));
}

const inEnglish = ({ examined }: Round): Finding[] => examined.map((one) => inWords(one, speakerOf('en')));

interface Attended extends Pick<Deps, 'rounds' | 'config' | 'database'> {
  log: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Looks at everything once the server listens, and logs a line for each thing that is not well. While the server has
 * the embedded database, it also examines for the command.
 */
export async function attend({ rounds, config, database, log }: Attended): Promise<{ stop: () => Promise<void> }> {
  const tell = async (): Promise<void> => {
    for (const { id, level, title, fact } of inEnglish(await rounds.look())) {
      if (level !== 'green') log.warn({ finding: id, level }, `${title}. ${fact}`);
    }
  };
  tell().catch((error: unknown) => log.error({ err: error }, 'doctor'));
  if (database.embedded === undefined) return { stop: async () => undefined };
  return answerFindings(config.dataDir, async () => inEnglish(await rounds.look()));
}
