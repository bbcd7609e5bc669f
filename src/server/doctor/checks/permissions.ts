import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { absent } from '#server/platform/errors.ts';
import { well, wrong, type Check } from '#server/doctor/finding.ts';

/** What only the server's user may read. */
const PRIVATE = ['secrets.json', 'vapid.json', 'pglite', 'media', 'sealed', 'exports', 'backups'];

export const permissions: Check = {
  id: 'permissions',
  name: ({ t }) => t('doctor.permissions', 'Permissions'),
  look: async ({ config: { dataDir } }) => {
    const open: string[] = [];
    for (const name of PRIVATE) {
      const path = join(dataDir, name);
      const found = await lstat(path).catch(absent);
      if (found !== undefined && !found.isSymbolicLink() && (found.mode & 0o077) !== 0) open.push(path);
    }
    if (open.length === 0) return well(({ t }) => t('doctor.permissions-well', 'right'));
    const paths = open.join(' ');
    return wrong(({ t }) => ({
      title: t('doctor.permissions-open', 'Other users of this machine can read private files'),
      fact: paths,
      todo: t('doctor.permissions-open-todo', 'chmod go-rwx {paths}', { paths }),
    }));
  },
};
