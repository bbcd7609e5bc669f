import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isLibraryEverywhere, lacking, targets } from '#scripts/engines.ts';
import { isTest, ROOT, source } from './source.ts';

/** Files that ask whether the browser has it, and what they do without. */
const ASKS: Readonly<Record<string, string>> = {
  'src/web/features/calls/screen/useRingSound.ts': 'buzzes only where the device can',
  'src/web/features/home-safe/check-in/ring.ts': 'shakes only where the device can',
  'src/web/ui/idle.ts': 'without idle callbacks, the next task is taken',
  'src/web/parts/sharing/hand-over.ts': 'without a share sheet, the link is copied',
  'src/web/parts/sharing/SharePicture.tsx': 'without a share sheet, the picture is downloaded',
  'src/web/features/notifications/badges.ts': 'without a badge, the icon and the title show the number',
  'src/web/sw/sw.ts': 'without a badge, nothing is shown',
  'src/web/ui/windows/useWayBack.ts': 'without a watcher, the back gesture leaves the page',
  'src/web/platform/worker.ts': 'without trusted types, an address is a string',
};

/** Removes comments, which may name a function. */
const codeOf = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|(?<![:'"`/])\/\/.*$/gm, '');

export function engineRules(): void {
  const lines = (name: string): readonly (readonly [string, string])[] =>
    lacking.flatMap((pattern) => {
      const found = new RegExp(pattern).exec(codeOf(source.get(name) ?? ''))?.[0];
      return found === undefined ? [] : [[name, found] as const];
    });
  const ofWeb = [...source.keys()].filter((name) => /^(?:src\/(?:web|contract)|content)\//.test(name) && !isTest(name));

  it('The web calls no function that a promised browser lacks, unless it asks first', () => {
    expect(ofWeb.flatMap(lines).filter(([name]) => !(name in ASKS))).toEqual([]);
  });

  it('Every file that may ask for a newer function still uses one', () => {
    expect(Object.keys(ASKS).filter((name) => lines(name).length === 0)).toEqual([]);
  });

  it('The patterns find the newer functions, and leave the older ones alone', () => {
    const finds = (code: string): boolean => lacking.some((pattern) => new RegExp(pattern).test(code));
    const newer = [
      'URL.parse(text)',
      'Promise.try(run)',
      'map.values().map(one)',
      'navigator.connection.type',
      'scheduler.yield()',
    ];
    const older = ['URL.canParse(text)', 'Object.groupBy(a, b)', '[...map.values()].map(one)', 'structuredClone(a)'];
    expect(newer.filter((code) => !finds(code))).toEqual([]);
    expect(older.filter(finds)).toEqual([]);
  });

  it('The compiler knows only those methods of the language that every promised browser has', () => {
    for (const name of ['tsconfig.web.json', 'tsconfig.worker.json']) {
      const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as {
        compilerOptions: { lib: string[] };
      };
      const ofLanguage = compilerOptions.lib.filter((one) => !/^(?:DOM|WebWorker)/.test(one));
      expect(ofLanguage.length, name).toBeGreaterThan(0);
      expect(
        ofLanguage.filter((one) => !isLibraryEverywhere(one)),
        name,
      ).toEqual([]);
    }
  });

  it('Selects and text areas each come from one component', () => {
    const drawn = (tag: string): string[] =>
      [...source].filter(([name, text]) => !isTest(name) && codeOf(text).includes(`<${tag}`)).map(([name]) => name);
    expect(drawn('select')).toEqual(['src/web/ui/Select.tsx']);
    expect(drawn('textarea')).toEqual(['src/web/ui/GrowingArea.tsx']);
  });

  it('Only tables and code show a horizontal scrollbar', () => {
    const bare = [...source].filter(([name, text]) => name.startsWith('src/web/') && text.includes('overflow-x-auto'));
    expect(bare.map(([name]) => name).toSorted()).toEqual([
      'src/web/features/dev/CallsPage.tsx',
      'src/web/features/legal/LegalDocumentPage.tsx',
    ]);
  });

  it('Every dynamic import that nobody awaits handles its failure', () => {
    const silent = [...source].flatMap(([name, text]) =>
      isTest(name)
        ? []
        : [...codeOf(text).matchAll(/void import\([^;]*;/g)]
            .filter(([call]) => !/\.catch\(|\(\) => undefined/.test(call))
            .map(([call]) => `${name}: ${call}`),
    );
    expect(silent).toEqual([]);
  });

  it('The README names the browsers that the build is written for', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const { chrome, firefox, safari } = targets;
    expect(readme).toContain(`Chrome or Edge ${chrome}, Firefox ${firefox} or Safari ${safari}`);
  });
}
