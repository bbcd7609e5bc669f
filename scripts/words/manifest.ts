import { readFileSync } from 'node:fs';

interface Manifest {
  description: string;
  shortcuts: { name: string; description: string }[];
}

/** Returns the web app manifest, whose words a person reads where they install the app, and on its icon. */
export const readManifest = (): Manifest => JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;

export function manifestTexts(): string[] {
  const { description, shortcuts } = readManifest();
  return [description, ...shortcuts.flatMap((one) => [one.name, one.description])];
}
