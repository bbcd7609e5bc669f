import { clearMemory, forgetNote, getCompanion, getMemory, type CompanionMemory } from '#contract/companions.ts';
import { call, asCallError } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';

/** Reads a companion anew at each visit, because a new room with the companion changes the response. */
export function useCompanion(id: number) {
  return useRead(getCompanion, { params: { id } }, { staleTime: 0 });
}

/** Reads the companion's memory of a room each time the sheet opens, because any message may change the memory. */
export function useMemory(roomId: string) {
  return useRead(getMemory, { params: { roomId } }, { staleTime: 0 });
}

/** Deletes one note; a note that is already gone counts as deleted. */
export async function forget(roomId: string, noteId: string): Promise<void> {
  try {
    await call(forgetNote, { params: { roomId, noteId } });
  } catch (error) {
    if (asCallError(error).code !== 'not_found') throw error;
  }
  queryClient.setQueryData<CompanionMemory>(queryKey(getMemory, { roomId }), (memory) =>
    memory === undefined ? memory : { ...memory, notes: memory.notes.filter(({ id }) => id !== noteId) },
  );
}

export async function forgetEverything(roomId: string): Promise<void> {
  await call(clearMemory, { params: { roomId } });
  await queryClient.invalidateQueries({ queryKey: queryKey(getMemory, { roomId }) });
}
