import { calledIn } from '#web/parts/people/people.data.ts';
import { describe, expect, it } from 'vitest';
import { labelsOf, membersWords, paceWords } from './groups.words.ts';

describe('The words about a group', () => {
  it('Count one member as one', () => {
    expect([membersWords(1), membersWords(2), membersWords(1000)]).toEqual(['1 member', '2 members', '1,000 members']);
  });

  it('The words about a group say a pause as people do', () => {
    expect([10, 60, 300].map(paceWords)).toEqual(['10 seconds', 'minute', '5 minutes']);
  });
});

describe('The words about a member', () => {
  it('The words about a member prefer what they are called here', () => {
    expect(calledIn({ alias: null, displayName: 'Bo' })).toBe('Bo');
    expect(calledIn({ alias: 'Captain', displayName: 'Bo' })).toBe('Captain');
  });

  it('A member’s labels tell a group admin from a moderator of Wildin', () => {
    expect(labelsOf({ role: 'admin', isModerator: true, isBanned: false })).toEqual(['Admin', 'Moderator']);
    expect(labelsOf({ role: 'member', isModerator: false, isBanned: false })).toEqual([]);
    expect(labelsOf({ role: 'member', isModerator: false, isBanned: true })).toEqual(['Banned']);
  });
});
