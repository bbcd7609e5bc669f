import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { companions } from '#content/companions/companions.ts';
import { speak } from '#companions/speak.ts';
import { quietTurn } from '#test/companion-turn.ts';
import { recoveriesIn } from './illness.ts';

describe('somebody of theirs who is ill', () => {
  it('A person who returns after days is asked about an open illness', () => {
    const [persona] = companions;
    if (persona === undefined) throw new Error('No companion.');
    const note = { about: 'ill:mom', note: 'Your mom was in the hospital', line: null };
    const told = { ...note, notedAt: new Date(quietTurn.now.getTime() - 3 * DAY_MS) };
    const meant = { kind: 'back', share: 0.9, least: 0.5, tones: { neutral: 0.9 } };
    const turn = { ...quietTurn, persona, said: ['I am back'], meant, notes: [told], rng: seededRng(3) };
    expect(speak({ ...turn, pauseMs: 3 * DAY_MS }).text).toContain('How is your mom now?');
    expect(speak({ ...turn, pauseMs: 60_000 }).text).not.toContain('mom');
  });

  it.each([
    ['she is home again', ['ill:mom']],
    ['my mom is doing better', ['ill:mom']],
    ['mom is not better yet', []],
    ['I am back home', []],
    ['my dog is feeling better', []],
  ])('“%s” ends %j', (text, ended) => {
    const ill = (who: string) => ({ about: `ill:${who}`, note: '', notedAt: quietTurn.now, line: null });
    expect(recoveriesIn(text, [ill('mom')]).map(({ about }) => about)).toEqual(ended);
  });

  it('A “she” among two who are ill ends neither', () => {
    const ill = (who: string) => ({ about: `ill:${who}`, note: '', notedAt: quietTurn.now, line: null });
    expect(recoveriesIn('she is home again', [ill('mom'), ill('sister')])).toEqual([]);
  });
});
