import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('The configuration needs no variable', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: 'localhost',
      dataDir: './data',
      demoCommunity: 'auto',
      devTools: false,
    });
    expect(config.publicUrl.href).toBe('http://localhost:3000/');
  });

  it('The configuration takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('The environment decides settings of the place only where it names them', () => {
    expect(readConfig({}).place).toEqual({});
    const given = { GROUP_MEMBERS: '3', MEDIA_DAILY: '0', PLACE_NAME: 'Otter Bay', PARTS_OFF: 'gifts, clouds' };
    expect(readConfig(given).place).toEqual({
      groupMembers: 3,
      mediaDaily: 0,
      name: 'Otter Bay',
      gifts: false,
      clouds: false,
    });
    for (const wrong of ['letters', 'gifts,,clouds']) {
      expect(() => readConfig({ PARTS_OFF: wrong }), wrong).toThrow(/PARTS_OFF/);
    }
    for (const wrong of ['2', '1001', '10.5', 'many', '-5']) {
      expect(() => readConfig({ GROUP_MEMBERS: wrong }), wrong).toThrow(/GROUP_MEMBERS/);
    }
    for (const wrong of ['-1', '1.5', 'many']) {
      expect(() => readConfig({ MEDIA_DAILY: wrong }), wrong).toThrow(/MEDIA_DAILY/);
    }
  });

  it('The configuration reports everything wrong at once', () => {
    const read = (): unknown =>
      readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://x', DEMO_COMMUNITY: 'perhaps', AUTH_SECRET: 'short' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*DEMO_COMMUNITY[\s\S]*AUTH_SECRET/);
  });

  it('A public address forbids developer tools, the embedded database and sign-ups without proof of work', () => {
    expect(() => readConfig({ PUBLIC_URL: 'https://wild.example', DEV_TOOLS: 'true' })).toThrow(
      /DEV_TOOLS[\s\S]*DATABASE_URL/,
    );
    const accepted = readConfig({ PUBLIC_URL: 'https://wild.example', ALLOW_EMBEDDED: 'true' });
    expect(accepted.publicUrl.origin).toBe('https://wild.example');
    for (const less of [{ POW: 'off' }, { POW_COST: '499' }]) {
      const open = { PUBLIC_URL: 'https://wild.example', ALLOW_EMBEDDED: 'true', ...less };
      expect(() => readConfig(open)).toThrow(/POW, POW_COST/);
    }
    expect(accepted.work).toEqual({ cost: 2000 });
    expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:8080', DEV_TOOLS: 'true' }).devTools).toBe(true);
  });

  it('An unreadable or unfulfillable age rule prevents the server from starting', () => {
    expect(() => readConfig({ AGE_RULES: 'US-TX=sworn' })).toThrow(/AGE_RULES: "US-TX=sworn" is no rule/);
    expect(() => readConfig({ AGE_RULES: 'US-TX=provider' })).toThrow(/AGE_RULES: a rule asks for a provider/);
    const provider = { AGE_PROVIDER_URL: 'https://ages.example/v1', AGE_PROVIDER_KEY: 'a key' };
    expect(() => readConfig({ AGE_PROVIDER_URL: provider.AGE_PROVIDER_URL })).toThrow(/both or neither/);
    const config = readConfig({ AGE_RULES: 'US-TX=provider', ...provider });
    expect(config.ageProvider).toEqual({ url: provider.AGE_PROVIDER_URL, key: 'a key' });
    expect(config.ageRules.map(({ region }) => region)).toEqual(['US', 'US-TX']);
    expect(readConfig({ AGE_RULES: 'US=operator' }).ageProvider).toBeUndefined();
  });
});
