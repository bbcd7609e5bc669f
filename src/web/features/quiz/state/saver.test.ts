import { describe, expect, it } from 'vitest';
import { createSaver, type Unsaved } from './saver.ts';

/** A server that the test can switch off, and that records what it receives. */
function server(options: { unsaved?: Unsaved } = {}) {
  const told: string[] = [];
  const kept: Unsaved[] = [];
  const line = { isUp: true };
  const saver = createSaver({
    unsaved: options.unsaved ?? {},
    keep: (unsaved) => kept.push(unsaved),
    send: async (questionId, answerChoiceId) => {
      await Promise.resolve();
      if (!line.isUp) throw new Error('down');
      told.push(`${questionId}=${answerChoiceId}`);
    },
  });
  return { saver, told, kept, line };
}

describe('The saver of answers', () => {
  it('The saver sends answers in order and ends with nothing unsaved', async () => {
    const { saver, told, kept } = server();
    saver.put('one', 'a');
    saver.put('two', 'b');
    await saver.flush();
    expect(told).toEqual(['one=a', 'two=b']);
    expect(kept.at(-1)).toEqual({});
    expect(saver.current()).toBe('saved');
  });

  it('The later of two answers wins, even while the first is being sent', async () => {
    const { saver, told } = server();
    saver.put('one', 'a');
    saver.put('one', 'b');
    await saver.flush();
    expect(told.at(-1)).toBe('one=b');
  });

  it('The saver loses nothing while the server is away, and sends everything afterwards', async () => {
    const { saver, told, kept, line } = server();
    line.isUp = false;
    saver.put('one', 'a');
    saver.put('two', 'b');
    await expect(saver.flush()).rejects.toThrow('down');
    expect(saver.current()).toBe('failed');
    expect(kept.at(-1)).toEqual({ one: 'a', two: 'b' });
    line.isUp = true;
    await saver.flush();
    expect(told).toEqual(['one=a', 'two=b']);
  });

  it('The saver begins with what an earlier visit left unsaved', async () => {
    const { saver, told } = server({ unsaved: { one: 'a' } });
    expect(saver.current()).toBe('failed');
    await saver.flush();
    expect(told).toEqual(['one=a']);
  });
});
