/** The door of keeping: a community in one file, made, read, restored, and moved to another database. */
export { makeBackup, type Made } from './backup.ts';
export { KeepingError, MB, type Manifest, type Progress } from './format.ts';
export { scheduleBackups } from './hourly.ts';
export { checkMove, moveCommunity, shown } from './move.ts';
export { checkRestore, differingSecrets, readBackup, restoreBackup, testRestore } from './restore.ts';
export { secretsOf } from './sealed-secrets.ts';
export { listBackups } from './shelf.ts';
export { askForBackup, listenForBackups } from './socket.ts';
export { settleCommunity } from './target.ts';
export { placeOf, upgrade } from './upgrade.ts';
