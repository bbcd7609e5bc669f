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

test('An author’s name falls back from the chosen one to given names and handle', () => {
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

test('A trailing challenge tag becomes a link below the words in any letter case', () => {
  expect(withoutTag('A fox. #WildSelfChallenge')).toEqual({ words: 'A fox.', isTagged: true });
  expect(withoutTag('A fox.\n#wildselfchallenge')).toEqual({ words: 'A fox.', isTagged: true });
  expect(withoutTag('My #WildSelfChallenge fox')).toEqual({ words: 'My #WildSelfChallenge fox', isTagged: true });
  expect(withoutTag('#WildSelfChallenge')).toEqual({ words: '#WildSelfChallenge', isTagged: true });
  expect(withoutTag('#WildSelfChallengers')).toEqual({ words: '#WildSelfChallengers', isTagged: false });
});

test('The longest word’s length counts a breakable address as sixteen', () => {
  expect(longestWord('Uncomfortable,\nbut alive')).toBe(14);
  expect(longestWord('')).toBe(0);
  expect(longestWord('https://example.com/somewhere')).toBe(16);
});

test('Unspaced scripts and rows of emoji count as short words', () => {
  expect(longestWord('今日はとても良い天気ですから散歩に行きましょう')).toBe(1);
  expect(longestWord('ใครก็ได้ที่ชอบเดินป่าในวันอาทิตย์')).toBeLessThan(4);
  expect(longestWord('🦊'.repeat(40))).toBe(2);
  expect(longestWord('今日は Bartholomew と散歩')).toBe(11);
});
