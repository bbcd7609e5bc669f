import type { Server } from '#server/platform/http/serve.ts';
import { SEALED_MS } from './sealed.ts';

/** Registers how long pictures stay sealed. */
export function pictures({ deps }: Server): void {
  deps.retention.otherwise({
    table: 'sealed_evidence',
    what: 'Pictures held for the authorities, with their encrypted files',
    ms: SEALED_MS,
    after: 'after they were sealed',
    forget: (before, most) => deps.pictures.sealed.forget(before, most),
  });
}
