import { expect, test } from 'vitest';
import { readNote } from './notes.ts';

test('A note of the other side is read, and nothing else is', () => {
  expect(readNote('{"isMuted":true,"picture":"animal","more":1}')).toEqual({ isMuted: true, picture: 'animal' });
  expect(readNote('{"isMuted":false,"picture":"none","over":"lost"}')).toMatchObject({ over: 'lost' });
  expect(readNote('{"isMuted":false,"picture":"none","over":"<b>"}')).toEqual({ isMuted: false, picture: 'none' });
  const others = ['', '{', 'null', '[]', '{"isMuted":1,"picture":"none"}', '{"isMuted":true,"picture":"<b>"}', 7];
  for (const other of [...others, JSON.stringify({ isMuted: true, picture: 'none', long: 'x'.repeat(200) })])
    expect(readNote(other)).toBeNull();
});
