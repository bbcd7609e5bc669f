/**
 * Plays a character's scenes in the terminal, for who writes them: `npm run companions:play -- wara`. Answer with a
 * number or the words of a reply; an empty line ends. `--check` prints what is wrong with the stories of the named
 * characters, or of all.
 */
import { createInterface } from 'node:readline/promises';
import { companions } from '#content/companions/companions.ts';
import { faultsOf } from '#content/companions/story-faults.ts';
import type { Story } from '#content/companions/story.ts';
import { invitation, NOWHERE, play, repliesAt, storyOf, taken } from '#companions/scenes.ts';

const keys = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (process.argv.includes('--check')) check(keys.length > 0 ? keys : companions.map(({ key }) => key));
else await playStory(keys[0] ?? '');

function check(named: readonly string[]): void {
  for (const key of named) {
    const faults = faultsOf(known(key));
    process.stdout.write(`${key}: ${faults.length === 0 ? 'whole' : `\n  ${faults.join('\n  ')}`}\n`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

async function playStory(key: string): Promise<void> {
  const story = known(key);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  let place = NOWHERE;
  let text: string | undefined = invitation(story, place);
  for (;;) {
    const replies = repliesAt(story, place);
    process.stdout.write(`\n${text ?? ''}\n${replies.map((reply, at) => `  ${at + 1}  ${reply}\n`).join('')}`);
    const said = await terminal.question('> ').catch(() => '');
    if (said.trim() === '') break;
    const reply = taken(replies, said);
    const next = reply === undefined ? undefined : play(story, place, reply);
    text = next?.text ?? '(Between scenes, and for other words, the rest of the engine answers.)';
    place = next?.place ?? place;
    if (next?.scene !== undefined)
      process.stdout.write(`\n— ${next.scene.number} of ${next.scene.of}: ${next.scene.title}\n`);
  }
  terminal.close();
}

function known(key: string): Story {
  if (companions.some((one) => one.key === key)) return storyOf(key);
  process.stderr.write(`No character has the key "${key}". The keys: ${companions.map((one) => one.key).join(', ')}\n`);
  process.exit(2);
}
