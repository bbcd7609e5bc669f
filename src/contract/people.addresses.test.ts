import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userIdIn } from './people.addresses.ts';
import { userId } from './people.ts';

describe('the id of a person in an address', () => {
  it('Every id that the schema takes is read', () => {
    const ids = fc.integer({ min: 100_000_000_000, max: 999_999_999_999 });
    fc.assert(
      fc.property(ids, (id) => {
        expect(userIdIn(String(id))).toBe(userId.parse(String(id)));
      }),
    );
  });

  it('A malformed part of an address is not read as an id', () => {
    for (const part of [
      undefined,
      '',
      'me',
      '12345678901',
      '012345678901',
      '1234567890123',
      '1e11',
      ' 123456789012',
      '-123456789012',
    ]) {
      expect(userIdIn(part)).toBeUndefined();
    }
  });
});
