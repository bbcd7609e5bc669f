import { expect, test } from 'vitest';
import type { PostAuthor } from '#contract/posts.ts';
import { authorHandle, authorName, longestWord, voiceOf, withoutTag } from './post.words.ts';

const nobody: PostAuthor = {
  id: null,
  displayName: null,
  firstName: null,
  lastName: null,
  handle: '',
  username: '',
  profileImageUrl: null,
  avatarConfig: null,
  mbtiType: null,
  primaryArchetype: null,
  personalityPlanet: null,
  isSeedUser: false,
  isDemo: false,
};

test('An author is called by the chosen name, then by the given ones, then by the handle, then by a general one', () => {
  expect(authorName({ ...nobody, displayName: 'Juno', firstName: 'June', lastName: 'Reyes' })).toBe('Juno');
  expect(authorName({ ...nobody, firstName: 'June', lastName: 'Reyes' })).toBe('June Reyes');
  expect(authorName({ ...nobody, lastName: 'Reyes' })).toBe('Reyes');
  expect(authorName({ ...nobody, handle: 'juno' })).toBe('@juno');
  expect(authorName(nobody)).toBe('Anonymous User');
  expect(authorHandle({ ...nobody, username: 'juno' })).toBe('@juno');
  expect(authorHandle(nobody)).toBe('@wilduser');
});

test('Short texts are large, counted as people count characters', () => {
  expect(voiceOf('🐝'.repeat(60))).toBe('loud');
  expect(voiceOf('x'.repeat(61))).toBe('clear');
  expect(voiceOf('x'.repeat(101))).toBe('quiet');
});

test('A tag behind the words becomes a link below them, in any case of letters; inside them it stays as well', () => {
  expect(withoutTag('A fox. #WildSelfChallenge')).toEqual({ words: 'A fox.', isTagged: true });
  expect(withoutTag('A fox.\n#wildselfchallenge')).toEqual({ words: 'A fox.', isTagged: true });
  expect(withoutTag('My #WildSelfChallenge fox')).toEqual({ words: 'My #WildSelfChallenge fox', isTagged: true });
  expect(withoutTag('#WildSelfChallenge')).toEqual({ words: '#WildSelfChallenge', isTagged: true });
  expect(withoutTag('#WildSelfChallengers')).toEqual({ words: '#WildSelfChallengers', isTagged: false });
});

test('The longest word of a card has a length, and an address, which may break, counts as sixteen', () => {
  expect(longestWord('Uncomfortable,\nbut alive')).toBe(14);
  expect(longestWord('')).toBe(0);
  expect(longestWord('https://example.com/somewhere')).toBe(16);
});

test('Scripts without spaces and rows of emoji have short words, since a line may break inside them', () => {
  expect(longestWord('今日はとても良い天気ですから散歩に行きましょう')).toBe(1);
  expect(longestWord('ใครก็ได้ที่ชอบเดินป่าในวันอาทิตย์')).toBeLessThan(4);
  expect(longestWord('🦊'.repeat(40))).toBe(2);
  expect(longestWord('今日は Bartholomew と散歩')).toBe(11);
});
