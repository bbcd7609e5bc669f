/** Builds the server for production: dist/server/main.js, its threads and what these read. */
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';

const root = join(import.meta.dirname, '..');
const MAIN = 'src/server/main.ts';

/** Returns the name of an entry in the bundle; the names of all are different. */
const nameOf = (file: string): string =>
  file === MAIN ? 'main' : file.replace(/^src\/server\/|\.ts$/g, '').replaceAll('/', '-');

/**
 * Keeps the meaning of `import.meta` for modules that have moved into the bundle. A thread's script is in the bundle
 * too; every other file that a module names by its own place, such as a table or a migration, stays where it is.
 */
const places: Plugin = {
  name: 'places',
  transform: {
    filter: { id: /\/(?:src|content)\/.*\.ts$/, code: /import\.meta\.(?:url|dirname)/ },
    handler(code, id) {
      const file = relative(root, id);
      const folder = file.slice(0, file.lastIndexOf('/'));
      return code
        .replaceAll(
          /new URL\('([\w.-]+\.(?:worker|reader)\.ts)', import\.meta\.url\)/g,
          (_, script: string) => `new URL('${nameOf(`${folder}/${script}`)}.js', import.meta.here)`,
        )
        .replaceAll('import.meta.url', `new URL('../../${file}', import.meta.here).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/../../${folder}')`)
        .replaceAll('import.meta.here', 'import.meta.url');
    },
  },
};

/** Packages stay in node_modules: inlined they take 40 MB more, because all of a package would be read at the start. */
export async function buildServer(): Promise<void> {
  const entries = [MAIN, ...globSync('src/server/**/*.{worker,reader}.ts', { cwd: root })];
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((file) => [nameOf(file), join(root, file)])),
    platform: 'node',
    external: /^[@a-z]/i,
    plugins: [places],
  });
  await bundle.write({ dir: join(root, 'dist/server'), format: 'esm', sourcemap: false, cleanDir: true });
  await bundle.close();
}

if (import.meta.main) await buildServer();
