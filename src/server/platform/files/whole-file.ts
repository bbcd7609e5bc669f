import { randomUUID } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file that survives a power cut and is never incomplete. Its folder must exist. */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  // The name must also be on the disk: it is stored in the folder.
  const folder = await open(dirname(path));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
