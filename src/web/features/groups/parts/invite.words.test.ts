import { describe, expect, it } from 'vitest';
import { refusalWords } from './invite.words.ts';

describe('The words about invitations', () => {
  it('Every person who was not invited is named with the reason', () => {
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
});
