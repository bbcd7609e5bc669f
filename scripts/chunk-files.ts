import type { Rolldown } from 'vite';

/** Returns the built files that contain a source's code. Throws if no file does, so that a moved source is noticed. */
export function filesOf(source: string, bundle: Rolldown.OutputBundle): string[] {
  const files = Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .filter(({ facadeModuleId, moduleIds }) => [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(source)))
    .map(({ fileName }) => fileName);
  if (files.length === 0) throw new Error(`The build has no chunk with ${source}.`);
  return files;
}

/** Returns the built files that contain these sources, and all files that those files import. */
export function withImports(sources: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const wanted = new Set<string>();
  const want = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || wanted.has(fileName)) return;
    wanted.add(fileName);
    for (const imported of chunk.imports) want(imported);
  };
  for (const source of sources) for (const fileName of filesOf(source, bundle)) want(fileName);
  return wanted;
}
