import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#server/platform/errors.ts';
import { wait, well, wrong, type Check } from '#server/doctor/finding.ts';

/** Less than this share, and less than this many bytes, is little. */
const LITTLE_SHARE = 0.1;
const LITTLE_BYTES = 5e9;

export const disk: Check = {
  id: 'disk',
  name: ({ t }) => t('doctor.disk', 'Disk'),
  look: async ({ config: { dataDir, leastFreeMb } }) => {
    const places = await Promise.all([dataDir, join(dataDir, 'media')].map(spaceOf));
    const [tightest] = places.flatMap((one) => one ?? []).toSorted((one, other) => one.free - other.free);
    if (tightest === undefined) {
      return wait(({ t }) => ({
        title: t('doctor.disk-none', 'There is no data folder yet'),
        fact: dataDir,
        todo: t('doctor.disk-none-todo', 'Start Wildin once, or set DATA_DIR.'),
      }));
    }
    const { free, share } = tightest;
    const room = gigabytes(free);
    const used = Math.round((1 - share) * 100);
    const isFull = free < leastFreeMb * 1024 * 1024;
    if (!isFull && (share > LITTLE_SHARE || free > LITTLE_BYTES)) {
      return well(({ t }) => t('doctor.disk-well', '{room} GB free', { room }));
    }
    return (isFull ? wrong : wait)(({ t }) => ({
      title: isFull ? t('doctor.disk-full', 'The disk is full') : t('doctor.disk-little', 'The disk is nearly full'),
      fact: t('doctor.disk-fact', '{room} GB are free, {used} % are used.', { room, used }),
      detail: t('doctor.disk-safe', 'What is stored stays.'),
      todo: t('doctor.disk-todo', 'Add room, delete old backups, or move the pictures to a bucket with MEDIA_S3_*.'),
    }));
  },
};

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);

async function spaceOf(path: string): Promise<{ free: number; share: number } | undefined> {
  try {
    const found = await statfs(path);
    return { free: found.bavail * found.bsize, share: found.bavail / found.blocks };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
