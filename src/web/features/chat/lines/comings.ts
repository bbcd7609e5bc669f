import type { Message } from '#contract/chat.ts';
import { dayOf } from '#web/features/chat/times.ts';
import { t } from '#web/words/words.ts';

/** A run of fewer lines than this is not folded. */
const FOLDED_FROM = 3;

/** A folded run of joins and leaves: the ids of its lines, and the numbers of people who joined and left. */
export interface Coming {
  ids: readonly string[];
  joined: number;
  left: number;
}

/**
 * Folds each run of joins and leaves on one day. Of a folded run, `lines` has only the last line, and `comings` maps
 * that line's id to the run. A short run is not folded, nor is a run with a line in `opened`.
 */
export function foldComings(
  messages: readonly Message[],
  opened: ReadonlySet<string>,
): { lines: readonly Message[]; comings: ReadonlyMap<string, Coming> } {
  const lines: Message[] = [];
  const comings = new Map<string, Coming>();
  let run: Message[] = [];
  const close = (): void => {
    const last = run.at(-1);
    if (last === undefined) return;
    if (run.length < FOLDED_FROM || run.some(({ id }) => opened.has(id))) lines.push(...run);
    else {
      lines.push(last);
      comings.set(last.id, comingOf(run));
    }
    run = [];
  };
  for (const message of messages) {
    const last = run.at(-1);
    const isComing = message.notice?.kind === 'joined' || message.notice?.kind === 'left';
    if (!isComing || (last !== undefined && dayOf(last.createdAt) !== dayOf(message.createdAt))) close();
    if (isComing) run.push(message);
    else lines.push(message);
  }
  close();
  return { lines, comings };
}

function comingOf(run: readonly Message[]): Coming {
  const count = (kind: string): number =>
    run.reduce((sum, { notice }) => (notice?.kind === kind ? sum + notice.userIds.length : sum), 0);
  return { ids: run.map(({ id }) => id), joined: count('joined'), left: count('left') };
}

/** Returns a text about how many people joined and left: "12 people joined and 3 left." */
export function comingWords({ joined, left }: Pick<Coming, 'joined' | 'left'>): string {
  const people = (count: number): string =>
    t('chat.people', '{count, plural, one {# person} other {# people}}', { count });
  if (left === 0) return t('chat.joined', '{people} joined.', { people: people(joined) });
  return joined === 0
    ? t('chat.left-2', '{people} left.', { people: people(left) })
    : t('chat.joined-and-left', '{people} joined and {left} left.', { people: people(joined), left });
}
