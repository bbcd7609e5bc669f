import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { toneLines } from '#content/companions/tone-lines.ts';
import { arcs } from '#content/companions/made/arcs.ts';
import { companionFor, madeCompanion, Player, scriptsIn } from '#test/talks/play.ts';
import { echoOf } from '#companions/words/echo.ts';

const encoder = createEncoder({ log: pino({ level: 'silent' }) });
afterAll(() => encoder.stop());

/** Returns what a companion answers to each line of a conversation. */
async function talk(...lines: string[]): Promise<string[]> {
  const replies: string[] = [];
  const player = new Player(encoder);
  const script = { title: 'a talk', isMade: false, lines };
  for await (const { reply } of player.play(script, companionFor(0, 'bea'), 1)) replies.push(reply);
  return replies;
}

describe('who writes', () => {
  it.each([
    ['hiya love its me Trace, just got in and the kettle is on', 'Trace'],
    ['hello again! it’s Aoife, we had two weddings at the shop', 'Aoife'],
    ['Hi, I’m Linh, I am in the laundry room for another half hour', 'Linh'],
  ])('“%s” is greeted by name and never turned', async (line, name) => {
    const [reply = ''] = await talk(line);
    expect(reply).toContain(name);
    expect(reply).not.toMatch(/it.?s (?:you|Aoife)|you(?:’re| are) Linh/i);
  });

  it('The echo turns “I will tell you” into “you will tell me”', () => {
    expect(echoOf('I will tell you how it went on Sunday').mirror).toMatch(/^you will tell me/);
  });

  it('The echo never puts “you” before another person’s name', () => {
    expect(echoOf('And Torsten is here since March').mirror ?? '').not.toMatch(/^you torsten/i);
  });
});

describe('kinds', () => {
  it.each(['oh hang on kettles clicked', 'one sec, doorbell', 'brb the baby’s awake'])(
    'The pause “%s” is answered with patience and without a question',
    async (line) => {
      const [, reply = ''] = await talk('i was telling my sister about the choir', line);
      expect(reply).not.toContain('?');
      expect(reply).toMatch(/place|line|left|there|thread|here|cold|without|silence|back|going anywhere|wait/i);
    },
  );

  it('A goodbye wins over the praise beside it, and both are answered', async () => {
    const [reply = ''] = await talk('right i’d best go and sort the towels, you’re a good listener you');
    expect(reply).not.toMatch(/\?|medal/);
    expect(reply).toMatch(/thank|kind|nice thing|keep what you said/i);
  });
});

describe('tones', () => {
  it('Nobody jokes in the lines after a death', async () => {
    const [, ...after] = await talk(
      'we had to put our old dog down on thursday',
      'people at work were nice about it',
      'he ate a whole stick of butter once',
    );
    const light = [...toneLines.wit, ...toneLines.anger];
    expect(after.filter((reply) => light.some((line) => reply.includes(line)))).toEqual([]);
  });
});

describe('a companion made for a person, in the talk a week later', () => {
  it('A made companion tells one thread step a day and repeats no line', async () => {
    const script = scriptsIn('held-out').find(({ isMade }) => isMade) ?? { title: '', isMade: true, lines: [] };
    const replies: string[] = [];
    for await (const { reply } of new Player(encoder).play(script, madeCompanion, 9)) replies.push(reply);
    expect(new Set(replies).size).toBe(script.lines.length - 1);
    const asked = replies.flatMap((reply) => arcs[0]?.steps.findIndex(({ asks }) => reply.endsWith(asks)) ?? []);
    expect(asked.filter((step) => step >= 0)).toEqual([0, 1]);
    // A dislike becomes a note, but not a room of the museum in the thread.
    expect(replies.join(' ')).toContain('you cannot stand spreadsheets');
  });
});
