import { expect, it } from 'vitest';
import { reactionEmoji } from '#contract/chat.ts';
import { AT_HAND } from '#web/features/chat/state/message.acts.ts';
import { groups, nameEmoji, search } from './emoji.ts';

it('Every emoji of the picker, in every skin tone, is one that the server takes', () => {
  const all = groups.flatMap(({ emoji }) => emoji.flatMap((one) => [one.emoji, ...one.tones]));
  expect(all.length).toBeGreaterThan(3000);
  expect([...all, ...AT_HAND].filter((emoji) => !reactionEmoji.safeParse(emoji).success)).toEqual([]);
});

it('An emoji search matches names and meanings with all of its words', () => {
  const found = (text: string) => search(text).flatMap(({ emoji }) => emoji.map((one) => one.emoji));
  expect(found('Thumbs UP')).toEqual(['👍']);
  expect(found('yes')).toContain('👍');
  expect(found('qqqq')).toEqual([]);
  expect(search('  ')).toBe(groups);
});

it('A Spanish reader finds emoji by Spanish words with or without accents', async () => {
  const before = groups.flatMap(({ emoji }) => emoji.map((one) => one.emoji));
  await nameEmoji('es');
  const found = (text: string) => search(text).flatMap(({ emoji }) => emoji.map((one) => one.emoji));
  expect(found('corazon rojo')).toContain('❤️');
  expect(found('corazón rojo')).toContain('❤️');
  expect(found('thumbs up')).toContain('👍');
  expect(found('enojado')).toContain('😡');
  expect(found('muertos')).toContain('💀');
  for (const name of ['tarta de cumpleaños', 'pastel de cumpleaños']) expect(found(name)).toContain('🎂');
  expect(found('perrito caliente')).toContain('🌭');
  expect(groups[0]?.name).toBe('Caras');
  expect(groups.flatMap(({ emoji }) => emoji.map((one) => one.emoji)).toSorted()).toEqual(before.toSorted());
});
