import pino from 'pino';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { judge, type ReplyVerdict } from '#test/talks/judge.ts';
import { companionFor, madeCompanion, Player, scriptsIn } from '#test/talks/play.ts';

/**
 * Plays the conversations of a file in test/talks with companions. Prints them, and counts repeats and non sequiturs.
 * `npm run companions:talk -- held-out amparo` plays them with one companion.
 */
const [file = 'held-out', key] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const encoder = createEncoder({ log: pino() });
const player = new Player(encoder);

const pages: string[] = [];
let replies = 0;
let repeats = 0;
const verdicts: Record<ReplyVerdict, number> = { word: 0, listening: 0, near: 0, 'non sequitur': 0 };
for (const [at, script] of scriptsIn(file).entries()) {
  const persona = script.isMade ? madeCompanion : companionFor(at, key);
  const said = new Set<string>();
  const lines: string[] = [];
  for await (const turn of player.play(script, persona, at + 1)) {
    replies += 1;
    if (said.has(turn.reply)) repeats += 1;
    said.add(turn.reply);
    const verdict = await judge(encoder, turn.said, turn.reply);
    verdicts[verdict] += 1;
    lines.push(`> ${turn.said}\n>\n> **${persona.name}**: ${turn.reply.replaceAll(/\s+/g, ' ')}`);
  }
  pages.push(`## ${script.title}\n\n${lines.join('\n\n')}`);
}
await encoder.stop();

const count = `${replies} replies, ${repeats} of them said twice in a room. By the count: ${verdicts.word} take up a word, ${verdicts.listening} answer what the line does, ${verdicts.near} are near by meaning, ${verdicts['non sequitur']} are non sequiturs.`;
console.log(`${pages.join('\n\n')}\n\n${count}`);
