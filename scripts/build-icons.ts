/**
 * Writes one small file for each Phosphor icon that the web imports (`#web/ui/icons/Name.ts`, or `./icons/Name.ts`
 * within ui), and removes the files that nothing imports. Phosphor's own modules contain six weights each; the product
 * uses two.
 */
import { globSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'src/web/ui/icons');

function wanted(): Set<string> {
  const names = new Set<string>();
  for (const file of globSync('src/web/**/*.{ts,tsx}', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name] of text.matchAll(/from '(?:#web\/ui|\.)\/icons\/([A-Z]\w*)\.ts'/g)) if (name) names.add(name);
  }
  return names;
}

/** Joins the paths of one weight into one `d`, because all paths of a Phosphor icon are filled with the same color. */
function weight(source: string, name: string): string {
  const start = source.indexOf(`"${name}",`);
  if (start < 0) throw new Error(`no weight ${name}`);
  const end = source.indexOf('\n  ]', start);
  return [...source.slice(start, end).matchAll(/\bd: "([^"]+)"/g)].map((match) => match[1]).join('');
}

/** The icons that point along a line of text. */
const POINTING = /^(?:Arrow\w*(?:Left|Right)|Caret(?:Left|Right)|ListBullets|ShareFat|SignOut|TrendUp)$/;

const names = wanted();
for (const file of readdirSync(folder)) {
  if (/^[A-Z]\w*\.ts$/.test(file) && !names.has(file.slice(0, -3))) rmSync(join(folder, file));
}
for (const name of names) {
  const source = readFileSync(join(root, `node_modules/@phosphor-icons/react/dist/defs/${name}.es.js`), 'utf8');
  const maker = POINTING.test(name) ? 'pointing' : 'icon';
  const text = `// Phosphor (MIT), written by scripts/build-icons.ts.
import { ${maker} } from './${maker}.tsx';

export const ${name} = /* @__PURE__ */ ${maker}(
  '${weight(source, 'regular')}',
  '${weight(source, 'fill')}',
);
`;
  writeFileSync(join(folder, `${name}.ts`), text);
}
console.log(`${names.size} icons`);
