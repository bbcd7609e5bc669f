/**
 * Mutation tests of one server feature: `npm run mutants -- FEATURE [FILE…] [--lines N] [--seed N]`. Changes one
 * operator of the feature's rules at a time, and runs the feature's tests against each change. One process does it all:
 * Stryker's instrumenter writes all changes of a file into one copy, and test/mutants.runner.ts switches on one at a
 * time. Named rule files limit the changes to these files. A named test file runs in addition. `--lines` draws N lines
 * at random and changes only them; the same seed draws the same lines. Exits with 1 when the tests notice fewer than
 * nine of ten changes. docs/mutants.md lists the changes that may go unnoticed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Instrumenter, type InstrumenterOptions } from '@stryker-mutator/instrumenter';
import { seededRng } from '#content/seeded-rng.ts';
import { fatesIn, type MutantsPlan } from '#test/mutants.plan.ts';

type Logger = ConstructorParameters<typeof Instrumenter>[0];
type Mutant = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number];

const ROOT = join(import.meta.dirname, '..');
const LEAST_NOTICED = 90;
/** The kinds of changes that are left out: they change data, and this script tests rules. */
const DATA = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'string', default: 'all' }, seed: { type: 'string', default: '1' } },
});
const [feature = '', ...named] = positionals;
const folder = `src/server/features/${feature}`;
const isTest = (file: string): boolean => file.endsWith('.test.ts');
const only = named.filter((file) => !isTest(file));
const rules = globSync(`${folder}/**/*.ts`, { cwd: ROOT })
  .filter((file) => !/\.(test|queries|statements|routes)\.ts$/.test(file))
  .filter((file) => only.length === 0 || only.includes(basename(file)))
  .toSorted();
if (feature === '' || rules.length === 0) throw new Error(`There are no such rules in ${folder}.`);

const tests = globSync([`${folder}/**/*.test.ts`, ...named.filter(isTest)], { cwd: ROOT })
  .filter((file) => !file.endsWith('.pg.test.ts'))
  .toSorted();

const quiet = Object.fromEntries(
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].flatMap((level) => [
    [level, (): undefined => undefined],
    [`is${level.charAt(0).toUpperCase()}${level.slice(1)}Enabled`, (): boolean => false],
  ]),
) as unknown as Logger;
const options: InstrumenterOptions = { plugins: null, ignorers: [], excludedMutations: DATA };
const sources = new Map(rules.map((file) => [join(ROOT, file), readFileSync(join(ROOT, file), 'utf8')]));
const { files, mutants: all } = await new Instrumenter(quiet).instrument(
  [...sources].map(([name, content]) => ({ name, content, mutate: true })),
  options,
);
const mutants = all.filter(({ status }) => status !== 'Ignored');

/** Returns the changes in the lines that `--lines` draws; all changes without the option. */
function drawn(): readonly Mutant[] {
  if (values.lines === 'all') return mutants;
  const lineOf = ({ fileName, location }: Mutant): string => `${fileName}:${location.start.line}`;
  const rng = seededRng(Number(values.seed));
  const lines = [...new Set(mutants.map(lineOf))].map((line) => ({ line, at: rng() })).toSorted((a, b) => a.at - b.at);
  const chosen = new Set(lines.slice(0, Number(values.lines)).map(({ line }) => line));
  return mutants.filter((mutant) => chosen.has(lineOf(mutant)));
}

const changes = drawn();
// The folder's name contains the named rule files, so that runs with other files of a feature can run in parallel.
const at = join(ROOT, 'artifacts/mutants', [feature, ...only].join('-'));
const plan: MutantsPlan = {
  files: Object.fromEntries(files.map(({ name, content }) => [name, content])),
  ids: changes.map(({ id }) => id),
  tests,
  testsHash: createHash('sha256')
    .update(tests.map((file) => readFileSync(join(ROOT, file), 'utf8')).join())
    .digest('hex'),
  results: join(at, 'fates.txt'),
};
mkdirSync(at, { recursive: true });
const planned = JSON.stringify(plan);
// A run with an unchanged plan keeps the results of an interrupted run and continues it.
if (!existsSync(join(at, 'plan.json')) || readFileSync(join(at, 'plan.json'), 'utf8') !== planned) {
  writeFileSync(plan.results, '');
  writeFileSync(join(at, 'plan.json'), planned);
}
process.stdout.write(`${feature}: ${changes.length} changes in ${rules.length} files\n`);
const env = { ...process.env, MUTANTS_PLAN: join(at, 'plan.json') };
const vitest = ['run', '--config', 'test/mutants.config.ts', '--reporter', 'dot'];
const run = spawnSync('vitest', vitest, { cwd: ROOT, stdio: 'inherit', env });

const fates = fatesIn(plan);

/** Returns a line about one change: whether the tests noticed it, its position, the old text and the new text. */
function described({ id, fileName, location: { start, end }, replacement }: Mutant): string {
  const lines = sources.get(fileName)?.split('\n') ?? [];
  const last = start.line === end.line ? end.column : undefined;
  const was = `${lines[start.line]?.slice(start.column, last) ?? ''}${last === undefined ? ' …' : ''}`;
  const where = `${basename(fileName)}:${start.line + 1}:${start.column + 1}`;
  return `${fates.get(id) ?? 'not run'}  ${where}  ${was}  →  ${replacement.replaceAll(/\s+/g, ' ')}\n`;
}

const unnoticed = changes.filter(({ id }) => fates.get(id) !== 'noticed');
const percent = (100 * (changes.length - unnoticed.length)) / changes.length;
process.stdout.write(unnoticed.map(described).join(''));
process.stdout.write(`${feature}: ${percent.toFixed(1)} % of ${changes.length} changes noticed\n`);
process.exitCode = run.status === 0 && percent >= LEAST_NOTICED ? 0 : 1;
