/** The door of keeping: a community in one file, made, read, restored, and moved to another database. */
export { makeBackup, type Made } from './backup.ts';
export { KeepingError, lineOf, MB, type Manifest, type Progress, type Step } from './format.ts';
export { scheduleBackups } from './hourly.ts';
export { checkMove, moveCommunity, shown } from './move.ts';
export { checkRestore, differingSecrets, readBackup, restoreBackup } from './restore.ts';
export { secretsOf } from './sealed-secrets.ts';
export { removeBackup } from './note.ts';
export { listBackups, type ListedBackup } from './shelf.ts';
export { askForBackup, listenForBackups } from './socket.ts';
export { settleCommunity } from './target.ts';
export { testRestore, tryBackup } from './trial.ts';
export { placeOf, upgrade } from './upgrade.ts';
