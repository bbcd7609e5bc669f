import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { VoiceType } from '#contract/media.ts';
import { absent } from '#server/platform/errors.ts';
import { createPrivateStore, createStore } from '#server/platform/files/create-store.ts';
import { fileOf, fileOfVoice, WIDTHS } from '#server/platform/media/files.ts';
import { SEALED_FOLDER, sealedFileOf } from '#server/platform/pictures/sealed.ts';
import type { ArchiveWriter } from './archive.write.ts';
import type { BackupNeeds } from './backup.ts';
import type { UploadFiles } from './catalog.queries.ts';
import { type Manifest, type Progress } from './format.ts';

interface Files {
  config: BackupNeeds['config'];
  uploads: readonly UploadFiles[];
  /** The ids of the pictures that are kept for the authorities. */
  sealed: readonly string[];
  files: Manifest['files'];
  say: Progress;
  signal: AbortSignal | undefined;
}

/** Writes the files that the rows of the snapshot name. A row whose files were just deleted is counted only. */
export async function writeFiles(
  writer: ArchiveWriter,
  { config, uploads, sealed, files, say, signal }: Files,
): Promise<void> {
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
  const evidence = createPrivateStore(config, SEALED_FOLDER);
  const onDisk = (await readdir(join(config.dataDir, SEALED_FOLDER)).catch(absent)) ?? [];
  const names = new Set([...onDisk.filter((one) => one.endsWith('.jwe')), ...sealed.map(sealedFileOf)]);
  for (const name of names) await add(`sealed/${name}`, await evidence.get(name));
}

/** Returns the names of an upload's files in the store. */
const namesOf = ({ name, voice_type: voice }: UploadFiles): string[] =>
  voice === null
    ? WIDTHS.map((width) => fileOf({ name }, width))
    : [fileOfVoice({ name, voice_type: voice as VoiceType })];
