import type { Logger } from 'pino';
import { speakerOf } from '#server/platform/speaker.ts';
import { examine, inWords } from './examine.ts';
import type { DoctorNeeds, Finding } from './finding.ts';
import { answerFindings } from './socket.ts';

/** The door of the doctor: everything that the product depends on, looked at and said in plain words. */
export type { DoctorNeeds, Finding, Level } from './finding.ts';
export { mirror } from './mirror.ts';
export { askForFindings } from './socket.ts';

/** Looks at everything, and says it in English. */
export async function findings(needs: DoctorNeeds): Promise<Finding[]> {
  const english = speakerOf('en');
  return (await examine(needs)).map((one) => inWords(one, english));
}

interface Attended extends Omit<DoctorNeeds, 'isServer'> {
  log: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Looks at everything once the server listens, and logs a line for each thing that is not well. While the server has
 * the embedded database, it also examines for the command.
 */
export async function attend({ log, ...given }: Attended): Promise<{ stop: () => Promise<void> }> {
  const look = (): Promise<Finding[]> => findings({ ...given, isServer: true });
  const tell = async (): Promise<void> => {
    for (const { id, level, title, fact } of await look()) {
      if (level !== 'green') log.warn({ finding: id, level }, `${title}. ${fact}`);
    }
  };
  tell().catch((error: unknown) => log.error({ err: error }, 'doctor'));
  if (given.database?.embedded === undefined) return { stop: async () => undefined };
  return answerFindings(given.config.dataDir, look);
}
