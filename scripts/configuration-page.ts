import { environment } from '#server/config.ts';
import { settingGroups, type SettingWords } from '#server/settings.ts';

const defaults: Record<string, unknown> = environment.parse({});

/** The names of settings, paths and commands inside a text that are shown as code. */
const CODE = /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+(?:\/\w+)?|\bnpm run [\w:-]+|(?<![\w/])\/[a-z][\w/-]*(?:\/ROOM)?|\{".*?\}/g;

const code = (text: string): string => `\`${text}\``;
const prose = (text: string): string => text.replaceAll(CODE, code);

function row(name: string, { default: value, meaning, example, isSecret }: SettingWords): string[] {
  const isLiteral = String(defaults[name]) === value || name === 'WEB_DIR' || name === 'PUBLIC_URL';
  const parts = [
    ...(isSecret ? ['**Secret.**'] : []),
    prose(meaning).replace('docs/ages.md', '[docs/ages.md](ages.md)'),
    ...(example === undefined ? [] : [`For example ${code(example)}`]),
  ];
  return [code(name), isLiteral ? code(value) : prose(value), parts.join(' ')];
}

/** Returns a table whose columns are as wide as their widest cell, which is how the formatter writes one. */
function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** Returns the text of `docs/configuration.md`. */
export function configurationPage(): string {
  const groups = settingGroups.map(
    ({ title, settings }) =>
      `## ${title}\n\n${table([['setting', 'default', 'meaning'], ...Object.entries(settings).map(([name, words]) => row(name, words))])}\n`,
  );
  return [
    '# Configuration\n',
    'Every setting is an environment variable, and everything has a default: `npm start` alone is a whole server. What is wrong is said at start, all at once, and the server does not start until it is mended. An empty value is the same as none.\n',
    'A setting marked **Secret** is a key, or an address that can hold a password. Keep it out of logs, of shell histories and of repositories.\n',
    'This page is written by `npm run configuration` from `src/server/settings.ts`. Change it there.\n',
    ...groups,
  ].join('\n');
}
