import pino from 'pino';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { companionFor, madeCompanion, Player, scriptsIn } from '#test/talks/play.ts';

/**
 * Plays the conversations of a file in test/talks with companions. Prints them, and counts repeats and the answers of each rule.
 * `npm run companions:talk -- held-out amparo` plays them with one companion.
 */
const [file = 'held-out', key] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const encoder = createEncoder({ log: pino() });
const player = new Player(encoder);

const pages: string[] = [];
let replies = 0;
let repeats = 0;
const rules = new Map<string, number>();
for (const [at, script] of scriptsIn(file).entries()) {
  const persona = script.isMade ? madeCompanion : companionFor(at, key);
  const said = new Set<string>();
  const lines: string[] = [];
  for await (const turn of player.play(script, persona, at + 1)) {
    replies += 1;
    if (said.has(turn.reply)) repeats += 1;
    said.add(turn.reply);
    rules.set(turn.rule, (rules.get(turn.rule) ?? 0) + 1);
    lines.push(`> ${turn.said}\n>\n> **${persona.name}**: ${turn.reply.replaceAll(/\s+/g, ' ')}`);
  }
  pages.push(`## ${script.title}\n\n${lines.join('\n\n')}`);
}
await encoder.stop();

const told = [...rules].toSorted(([, a], [, b]) => b - a).map(([rule, times]) => `${times} ${rule}`);
const count = `${replies} replies, ${repeats} of them said twice in a room. By rule: ${told.join(', ')}.`;
console.log(`${pages.join('\n\n')}\n\n${count}`);
