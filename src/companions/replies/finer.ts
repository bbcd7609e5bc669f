import { finerKinds, type KindLineKey } from '#content/companions/kind-lines.ts';

/** Returns the finer kind of a line by its words; undefined when none matches. */
export function finer(kind: string, said: string): KindLineKey | undefined {
  return finerKinds[kind]?.find(([pattern]) => pattern.test(said))?.[1];
}
