import { describe, expect, it } from 'vitest';
import { demoFirstNames, demoLastNames } from '#content/demo.ts';
import { AppError } from '#server/platform/errors.ts';
import { isReservedHandle, refuseNames } from './names.ts';

function isRefused(displayName: string): boolean {
  try {
    refuseNames({ displayName });
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

describe('names of persons', () => {
  it.each([
    'Admin01',
    'Аdmin 04',
    'Moderator1',
    'Wyn01',
    'Support24',
    'Support 24/7',
    'Oficial',
    'Verified',
    'Vеrified 2',
    'Verificación',
    'Administración',
    'Administratіon',
    'Sistema',
    'Billing',
    'Ana · Staff',
    'Ana | Mod',
    'Ana - Official',
    'Ana ‹mod›',
    'Ana 【Staff】',
    'Ana (mоd)',
    'Ana (m0d)',
    'Ana, verificada',
    'Ana ✓ Verified',
  ])('%s is refused', (name) => {
    expect(isRefused(name)).toBe(true);
  });

  it.each([
    'Wynn',
    'Leopold Staff',
    'Modesta',
    'Ana 2001',
    'Agent 007',
    'Jean-Luc',
    'Ana (Annie)',
    'Bo · Kit',
    'Al (Alfred)',
    'Alfred (Al)',
    'Ana, Bo & Co',
    'Blink-182',
    'Ana-Moderata',
  ])('%s is free', (name) => {
    expect(isRefused(name)).toBe(false);
  });

  it('No demo member has a refused name', () => {
    const names = [...Object.values(demoFirstNames).flat(), ...demoLastNames];
    expect(names.filter(isRefused)).toEqual([]);
  });

  it.each(['admin01', 'mod_team', 'support24', 'oficial_4', 'the_mod_team', 'wyn_01'])(
    'The Wildin ID %s is reserved',
    (handle) => {
      expect(isReservedHandle(handle)).toBe(true);
    },
  );
});
