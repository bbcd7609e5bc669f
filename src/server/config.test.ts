import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
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

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('says all that is wrong at once', () => {
    const read = (): unknown =>
      readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://x', DEMO_COMMUNITY: 'perhaps', AUTH_SECRET: 'short' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*DEMO_COMMUNITY[\s\S]*AUTH_SECRET/);
  });

  it('refuses developer tools and the embedded database on a public address', () => {
    expect(() => readConfig({ PUBLIC_URL: 'https://wild.example', DEV_TOOLS: 'true' })).toThrow(
      /DEV_TOOLS[\s\S]*DATABASE_URL/,
    );
    const accepted = readConfig({ PUBLIC_URL: 'https://wild.example', ALLOW_EMBEDDED: 'true' });
    expect(accepted.publicUrl.origin).toBe('https://wild.example');
    expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:8080', DEV_TOOLS: 'true' }).devTools).toBe(true);
  });
});
