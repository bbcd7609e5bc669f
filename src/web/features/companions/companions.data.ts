import { clearMemory, forgetNote, getCompanion, getMemory, type CompanionMemory } from '#contract/companions.ts';
import { call, CallError } from '#web/platform/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/query.ts';

/** What there is to know of a companion; read at each visit, because meeting them changes it. */
export function useCompanion(id: number) {
  return useRead(getCompanion, { params: { id } }, { staleTime: 0 });
}

/** What the companion of a room keeps in mind; read at each look, because every line may add to it. */
export function useMemory(roomId: string) {
  return useRead(getMemory, { params: { roomId } }, { staleTime: 0 });
}

/** Forgets one note; one that is gone already is as good as forgotten. */
export async function forget(roomId: string, noteId: string): Promise<void> {
  try {
    await call(forgetNote, { params: { roomId, noteId } });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'not_found') throw error;
  }
  queryClient.setQueryData<CompanionMemory>(queryKey(getMemory, { roomId }), (memory) =>
    memory === undefined ? memory : { ...memory, notes: memory.notes.filter(({ id }) => id !== noteId) },
  );
}

export async function forgetEverything(roomId: string): Promise<void> {
  await call(clearMemory, { params: { roomId } });
  await queryClient.invalidateQueries({ queryKey: queryKey(getMemory, { roomId }) });
}
