import { graveLinesInSpanish } from '#content/wyn-lines-spanish.ts';
import { graveLines } from '#content/wyn-lines.ts';
import type { Suggestions } from '#contract/wyn.rooms.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Judgement } from '#server/platform/safety/judging.ts';
import type { ChatLine } from './asking.ts';
import { tongueOf } from './tongue.ts';

/** The number of each person's last lines that are checked for a crisis. */
const LINES_JUDGED = 3;

/** Returns help instead of suggestions if the last lines of either person show a certain or possible danger. */
export async function graveIn(
  { safety }: Pick<Deps, 'safety'>,
  lines: readonly ChatLine[],
): Promise<Suggestions | undefined> {
  for (const isOwn of [false, true]) {
    const said = lines.filter(({ isMine, text }) => isMine === isOwn && text !== '').map(({ text }) => text);
    const judgement = await worstOf(said.slice(-LINES_JUDGED), (so) => safety.judge(so, { isCalm: true }));
    if (judgement.level === 'none') continue;
    const { safetyCase } = judgement;
    const care = tongueOf(said.at(-1) ?? '') === 'es' ? graveLinesInSpanish : graveLines;
    const words = isOwn ? [] : care[safetyCase].map((text) => ({ text, from: [] }));
    return { stand: 'grave', safetyCase, isOwn, lines: words };
  }
  return undefined;
}

async function worstOf(
  said: readonly string[],
  judge: (lines: readonly string[]) => Promise<Judgement>,
): Promise<Judgement> {
  for (const at of said.keys()) {
    const judgement = await judge(said.slice(0, at + 1));
    if (judgement.level !== 'none') return judgement;
  }
  return { level: 'none' };
}
