import { randomBytes } from 'node:crypto';
import { createStore } from '#server/platform/files/create-store.ts';
import { since, well, wrong, type Check } from '#server/doctor/finding.ts';

export const storage: Check = {
  id: 'storage',
  name: ({ t }) => t('doctor.storage', 'Storage'),
  look: async ({ config }) => {
    const store = createStore(config);
    // No name of a member's file has a word in it.
    const name = `doctor-${randomBytes(8).toString('hex')}`;
    const begun = performance.now();
    const isKept = await triedWith(store, name).catch(() => false);
    const ms = since(begun);
    const where = config.s3 === undefined ? 'disk' : 'bucket';
    if (isKept) {
      return well(({ t }) =>
        t('doctor.storage-well', '{where, select, bucket {bucket} other {disk}}, writable, {ms} ms', { where, ms }),
      );
    }
    return wrong(({ t }) => ({
      title: t('doctor.storage-wrong', 'Pictures cannot be stored'),
      fact: t(
        'doctor.storage-wrong-fact',
        'A small file could not be written, read and deleted {where, select, bucket {in the bucket} other {in DATA_DIR/media}}.',
        { where },
      ),
      detail: t('doctor.storage-wrong-safe', 'What is stored stays; new pictures and voice notes are refused.'),
      todo:
        config.s3 === undefined
          ? t('doctor.storage-disk-todo', 'See whether the disk is full and belongs to the user of the server.')
          : t('doctor.storage-bucket-todo', 'Check MEDIA_S3_ENDPOINT, the bucket, and what its key may do.'),
    }));
  },
};

async function triedWith(store: ReturnType<typeof createStore>, name: string): Promise<boolean> {
  const content = randomBytes(32);
  await store.put(name, content);
  try {
    return (await store.get(name))?.equals(content) ?? false;
  } finally {
    await store.remove(name);
  }
}
