import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configurationPage } from '#scripts/configuration-page.ts';
import { environment } from '#server/config.ts';
import { settingGroups } from '#server/settings.ts';

const register = settingGroups.flatMap(({ settings }) => Object.entries(settings));
const shape: Record<string, { safeParse: (value: unknown) => { success: boolean } }> = environment.shape;

describe('the register of settings', () => {
  it('The register and the environment have the same settings', () => {
    expect(register.map(([name]) => name).toSorted()).toEqual(Object.keys(shape).toSorted());
  });

  it('The register gives the same default values as the environment', () => {
    const defaults: Record<string, unknown> = environment.parse({});
    const values = register.filter(([name]) => ['string', 'number', 'boolean'].includes(typeof defaults[name]));
    const others = values.filter(([name, words]) => String(defaults[name]) !== words.default).map(([name]) => name);
    // The first is a path on this machine, and the second is empty.
    expect(others).toEqual(['WEB_DIR', 'PUSH_HOSTS']);
  });

  it('The environment accepts every example and no secret shows a key', () => {
    const refused = register.filter(
      ([name, { example }]) => example !== undefined && shape[name]?.safeParse(example).success !== true,
    );
    expect(refused).toEqual([]);
    const keys = register.filter(([name]) => /SECRET|TOKEN|(?:API|PRIVATE|PROVIDER|KLIPY|GIPHY|DNA)_KEY$/.test(name));
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter(([, { isSecret, example }]) => isSecret !== true || example !== undefined)).toEqual([]);
  });

  it('Every meaning is one to three whole sentences', () => {
    const other = register.filter(([, { meaning }]) => !/^\w.*\.$/.test(meaning) || meaning.length > 260);
    expect(other.map(([name]) => name)).toEqual([]);
  });

  it('The written page of settings equals the one from the register', async () => {
    const written = await readFile(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8');
    expect(written).toBe(configurationPage());
  });
});
