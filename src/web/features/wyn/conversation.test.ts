import { describe, expect, it } from 'vitest';
import { helpTexts } from '#content/safety/cards.ts';
import { failures } from '#content/wyn.ts';
import type { WynAnswer, WynEvent, WynLine } from '#contract/wyn.ts';
import { Talk } from './conversation.ts';
import type { WynEntry } from './wyn.storage.ts';

const GREETING = 'Hey, I’m Wyn.';
const answer = (message: string): WynAnswer => ({
  message,
  disclosure: null,
  reportId: null,
  opener: null,
  from: [],
  kind: 'answer',
  by: 'model',
  timestamp: '2026-03-10T18:00:00.000Z',
});
const done = (message: string): WynEvent => ({ type: 'done', answer: answer(message) });
const delta = (text: string): WynEvent => ({ type: 'delta', text });

/** Returns a talk with scripted responses: each call uses the next script, or an empty one when none is left. */
function talkWith(scripts: (() => AsyncIterable<WynEvent>)[], entries: WynEntry[] = []) {
  const asked: { message: string; chatHistory: WynLine[] }[] = [];
  const kept: WynEntry[][] = [];
  let id = 0;
  const talk = new Talk(entries, {
    ask: (question, signal) => {
      asked.push(question);
      void signal;
      return (scripts.shift() ?? scripted([]))();
    },
    keep: (all) => void kept.push([...all]),
    now: () => new Date('2026-03-10T18:00:00.000Z'),
    newId: () => `id-${(id += 1)}`,
  });
  return { talk, asked, kept };
}

const scripted = (events: WynEvent[], last?: Promise<unknown>) =>
  async function* (): AsyncGenerator<WynEvent, void> {
    yield* events;
    await last;
  };
const shown = (talk: Talk): string[] => talk.current().entries.map(({ role, content }) => `${role}: ${content}`);

describe('A talk with Wyn', () => {
  it('The talk opens with the greeting, shows words as they come, and keeps the whole', async () => {
    const seen: (string | null)[] = [];
    const { talk, asked, kept } = talkWith([scripted([delta('Hel'), delta('lo.'), done('Hello.')])]);
    talk.subscribe(() => seen.push(talk.current().coming));
    await talk.say('  hi  ', GREETING);
    expect(shown(talk)).toEqual([`assistant: ${GREETING}`, 'user: hi', 'assistant: Hello.']);
    expect(seen).toEqual(expect.arrayContaining(['', 'Hel', 'Hello.', null]));
    expect(asked[0]).toMatchObject({ message: 'hi', chatHistory: [{ role: 'assistant', content: GREETING }] });
    expect(kept.at(-1)).toEqual(talk.current().entries);
  });

  it('The talk sends neither blanks nor anything during a response', async () => {
    let finish = (): void => undefined;
    const open = new Promise<void>((resolve) => (finish = resolve));
    const { talk, asked } = talkWith([scripted([], open)]);
    await talk.say(' \n ', GREETING);
    const running = talk.say('one', GREETING);
    await talk.say('two', GREETING);
    finish();
    await running;
    expect(asked.map(({ message }) => message)).toEqual(['one']);
  });

  it.each([
    ['fails', scripted([{ type: 'failed', message: failures.en }])],
    ['is cut', scripted([delta('Hal')])],
    [
      'is not there',
      async function* (): AsyncGenerator<WynEvent, void> {
        yield* [];
        throw new Error('503');
      },
    ],
  ])('The talk shows a failure when the response %s, and a retry repeats no message', async (_how, script) => {
    const { talk, asked } = talkWith([script, scripted([done('Back.')]), scripted([done('Sure.')])]);
    await talk.say('hi', GREETING);
    expect(shown(talk).at(-1)).toBe(`assistant: ${failures.en}`);
    await talk.retry();
    expect(shown(talk)).toEqual([`assistant: ${GREETING}`, 'user: hi', 'assistant: Back.']);
    await talk.say('go on', GREETING);
    expect(asked[2]?.chatHistory.map(({ content }) => content)).toEqual([GREETING, 'hi', 'Back.']);
  });

  it('The talk never sends a failure along', async () => {
    const { talk, asked } = talkWith([scripted([]), scripted([done('Yes.')])]);
    await talk.say('one', GREETING);
    await talk.say('two', GREETING);
    expect(JSON.stringify(asked[1])).not.toContain('trouble connecting');
  });

  it('A stopped response keeps its words so far', async () => {
    let seen = (): void => undefined;
    const half = new Promise<void>((resolve) => (seen = resolve));
    const { talk } = talkWith([scripted([delta('Half a')], new Promise(() => undefined))]);
    talk.subscribe(() => talk.current().coming === 'Half a' && seen());
    void talk.say('hi', GREETING);
    await half;
    talk.stop();
    expect(talk.current().coming).toBeNull();
    expect(shown(talk).at(-1)).toBe('assistant: Half a');
  });

  it('Words of a crisis get the card, and the talk never sends them', async () => {
    const { talk, asked } = talkWith([scripted([done('Soup it is.')])]);
    await talk.say('I want to kill myself', GREETING);
    expect(asked).toHaveLength(0);
    expect(talk.current().entries.at(-1)).toMatchObject({ kind: 'help', content: helpTexts.self_harm });
    await talk.say('tell me of soup', GREETING);
    expect(JSON.stringify(asked)).not.toContain('kill');
    expect(JSON.stringify(asked)).toContain('988');
  });

  it('The talk keeps at most 200 lines, and nothing after it was cleared', async () => {
    const old = Array.from({ length: 200 }, (_, at): WynEntry => ({
      id: `old-${at}`,
      role: 'user',
      content: 'a',
      at: '2026-03-10T18:00:00.000Z',
    }));
    const { talk, kept } = talkWith([scripted([done('b')])], old);
    await talk.say('c', GREETING);
    expect(talk.current().entries).toHaveLength(200);
    expect(talk.current().entries[0]?.id).toBe('old-2');
    talk.clear();
    expect(kept.at(-1)).toEqual([]);
  });
});
