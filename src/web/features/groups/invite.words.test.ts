import { describe, expect, it } from 'vitest';
import { membersWords, refusalWords } from './invite.words.ts';

describe('The words about invitations', () => {
  it('Name everybody who got none, each with the reason', () => {
    const people = [
      { id: 1, displayName: 'Bo' },
      { id: 2, displayName: 'Cy' },
    ];
    const refused = [
      { userId: 1, reason: 'not_wanted' as const },
      { userId: 2, reason: 'full' as const },
    ];
    expect(refusalWords({ refused }, people)).toEqual([
      'Bo takes groups from people they know only.',
      'The group is full, so Cy has to wait.',
    ]);
  });

  it('Count one member as one', () => {
    expect([membersWords(1), membersWords(2), membersWords(1000)]).toEqual(['1 member', '2 members', '1,000 members']);
  });
});
