export type { Learned, MemoryNote, When } from './memory/fact.ts';
export { profileNotes } from './memory/profile-notes.ts';
export { nameIn, outcomesOf } from './memory/recall.ts';
export { changeBy, isReplaced, turnOf } from './memory/recollection.ts';
export type { MemoryChange, MemoryContext, Recollection, TurnOfNotes } from './memory/recollection.ts';
export { nextStep } from './memory/thread.ts';
