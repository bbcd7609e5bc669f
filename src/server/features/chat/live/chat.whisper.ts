import { curtainsOf } from '#server/features/visibility/blocks.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Connection } from '#server/platform/realtime/connection.ts';
import { eventFrame, type Frame } from '#server/platform/realtime/frames.ts';
import type { ServerEvent } from '#contract/realtime.ts';

interface Word {
  about: number;
  to: () => Iterable<Connection>;
  frame: Frame;
}

/** Sends a volatile event about a person to those of the connections whose people may see that person. */
export type Whisper = (event: ServerEvent, about: number, to: Word['to']) => void;

/**
 * Returns a `Whisper`. Presence, typing and reading reveal a person's activity. So one statement reads who may see each
 * person, before the events of a tick are sent. The events keep their order.
 */
export function createWhisper({ db, hub, log }: Pick<Deps, 'db' | 'hub' | 'log'>): Whisper {
  let due: Word[] = [];
  let isSending = false;

  const sendAll = async (words: readonly Word[]): Promise<void> => {
    if (words.length === 0) return;
    const curtains = await curtainsOf(db, [...new Set(words.map(({ about }) => about))]);
    for (const { about, to, frame } of words) {
      const curtain = curtains.get(about);
      if (curtain === undefined || curtain.isForAll) continue;
      for (const connection of to()) {
        const { identity } = connection;
        if (identity !== undefined && !curtain.from.has(identity.userId)) hub.writeVolatile(connection, frame);
      }
    }
  };
  const send = async (): Promise<void> => {
    while (due.length > 0) {
      const words = due.filter(({ to }) => isAnybody(to()));
      due = [];
      await sendAll(words).catch((error: unknown) => log.error({ err: error }, 'whisper'));
    }
    isSending = false;
  };
  return (event, about, to) => {
    due.push({ about, to, frame: eventFrame(event) });
    if (isSending) return;
    isSending = true;
    setImmediate(() => void send());
  };
}

function isAnybody(connections: Iterable<Connection>): boolean {
  for (const _ of connections) return true;
  return false;
}
