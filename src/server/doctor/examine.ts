import type { Speaker } from '#content/speaker.ts';
import type { Finding } from '#contract/operator.health.ts';
import { codeOf } from '#server/platform/errors.ts';
import { address } from './checks/address.ts';
import { backups } from './checks/backups.ts';
import { certificate } from './checks/certificate.ts';
import { clock } from './checks/clock.ts';
import { database, migrations } from './checks/database.ts';
import { disk } from './checks/disk.ts';
import { mail } from './checks/mail.ts';
import { models } from './checks/models.ts';
import { payments } from './checks/payments.ts';
import { permissions } from './checks/permissions.ts';
import { proxyHeaders } from './checks/proxy-headers.ts';
import { push } from './checks/push.ts';
import { redis } from './checks/redis.ts';
import { relay } from './checks/relay.ts';
import { replica } from './checks/replica.ts';
import { secrets } from './checks/secrets.ts';
import { socket } from './checks/web-socket.ts';
import { storage } from './checks/storage.ts';
import { texts } from './checks/texts.ts';
import { transcripts } from './checks/transcripts.ts';
import { translation } from './checks/translation.ts';
import { trusted } from './checks/trusted.ts';
import { wrong, wait, type Check, type DoctorNeeds, type Seen } from './finding.ts';

const TIME_MS = 5000;

const checks: readonly Check[] = [
  database,
  migrations,
  replica,
  clock,
  permissions,
  secrets,
  disk,
  storage,
  redis,
  mail,
  push,
  relay,
  texts,
  trusted,
  models,
  translation,
  transcripts,
  payments,
  address,
  proxyHeaders,
  socket,
  certificate,
  backups,
];

/** A check and its result, which `inWords` says in a language. */
export interface Examined {
  check: Pick<Check, 'id' | 'name'>;
  seen: Seen;
}

/** Looks at everything at once; a look that takes longer than five seconds counts as failed. */
export function examine(needs: DoctorNeeds): Promise<Examined[]> {
  return Promise.all(checks.map(async (check) => ({ check, seen: await inTime(check, needs) })));
}

export function inWords({ check, seen }: Examined, speaker: Speaker): Finding {
  const { id } = check;
  if (seen.level === 'green') return { id, level: 'green', title: check.name(speaker), fact: seen.fact(speaker) };
  return { id, level: seen.level, ...seen.say(speaker, check.name(speaker)) };
}

async function inTime(check: Check, needs: DoctorNeeds): Promise<Seen> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Seen>((resolve) => {
    timer = setTimeout(() => {
      resolve(failed(check, 'ETIMEDOUT'));
      over.abort();
    }, TIME_MS);
  });
  const looked = check.look(needs, over.signal).catch((error: unknown) => failed(check, reasonOf(error)));
  try {
    return await Promise.race([looked, late]);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

/** Returns an error's code or name, because its message may quote an address or a key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return codeOf(error) || (error.cause === undefined ? error.name : reasonOf(error.cause));
}

const failed = (check: Check, reason: string): Seen =>
  (check.failure === 'yellow' ? wait : wrong)(({ t }, what) => ({
    title: t('doctor.failed', '{what}: no good answer', { what }),
    fact:
      reason === 'ETIMEDOUT'
        ? t('doctor.failed-late', 'Nothing came back within five seconds.')
        : t('doctor.failed-by', 'The attempt failed ({reason}).', { reason }),
    todo: t('doctor.failed-todo', 'Check the address and the network between, then look again.'),
  }));
