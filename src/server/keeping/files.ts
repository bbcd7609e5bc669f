import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VoiceType } from '#contract/media.ts';
import { absent } from '#server/platform/errors.ts';
import { createStore } from '#server/platform/media/create-store.ts';
import { fileOf, fileOfVoice, WIDTHS } from '#server/platform/media/files.ts';
import type { ArchiveWriter } from './archive.write.ts';
import type { BackupNeeds } from './backup.ts';
import type { UploadFiles } from './catalog.queries.ts';
import { type Manifest, type Progress } from './format.ts';

interface Files {
  config: BackupNeeds['config'];
  uploads: readonly UploadFiles[];
  files: Manifest['files'];
  say: Progress;
  signal: AbortSignal | undefined;
}

/** Writes the files that the rows of the snapshot name. A row whose files were just deleted is counted only. */
export async function writeFiles(writer: ArchiveWriter, { config, uploads, files, say, signal }: Files): Promise<void> {
  const store = createStore(config);
  const add = async (name: string, content: Buffer | undefined): Promise<void> => {
    signal?.throwIfAborted();
    if (content === undefined) {
      files.missing += 1;
      return;
    }
    await writer.add(name, content);
    files.count += 1;
    files.bytes += content.length;
  };
  for (const [at, upload] of uploads.entries()) {
    if (at % 50 === 0) say({ name: 'files', at, of: uploads.length, bytes: files.bytes });
    for (const name of namesOf(upload)) await add(`media/${name}`, await store.get(name));
  }
  const sealed = join(config.dataDir, 'sealed');
  for (const name of ((await readdir(sealed).catch(absent)) ?? []).filter((one) => one.endsWith('.jwe'))) {
    await add(`sealed/${name}`, await readFile(join(sealed, name)).catch(absent));
  }
}

/** Returns the names of an upload's files in the store. */
const namesOf = ({ name, voice_type: voice }: UploadFiles): string[] =>
  voice === null
    ? WIDTHS.map((width) => fileOf({ name }, width))
    : [fileOfVoice({ name, voice_type: voice as VoiceType })];
