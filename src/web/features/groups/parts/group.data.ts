import type { z } from 'zod';
import { agreeToRules, changeGroup, disbandGroup, setAlias } from '#contract/groups.ts';
import { refreshGroup } from '#web/parts/rooms/groups.data.ts';
import { call } from '#web/platform/calls/call.ts';

export type Changes = z.input<typeof changeGroup.body>;

/** The changes to a group and to the person's own membership. Each throws a CallError on failure. */
export const acts = {
  change: (roomId: string, body: Changes) => done(roomId, call(changeGroup, { params: { roomId }, body })),
  callMe: (roomId: string, alias: string) => done(roomId, call(setAlias, { params: { roomId }, body: { alias } })),
  agree: (roomId: string) => done(roomId, call(agreeToRules, { params: { roomId } })),
  disband: (roomId: string) => done(roomId, call(disbandGroup, { params: { roomId } })),
} as const;

async function done(roomId: string, act: Promise<unknown>): Promise<void> {
  await act;
  await refreshGroup(roomId);
}
