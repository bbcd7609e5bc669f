import { getCallDoor, setCallConsent } from '#contract/calls.ts';
import type { Room } from '#contract/chat.ts';
import { isBetweenMembers } from '#web/features/chat/people.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { Phone } from '#web/ui/icons/Phone.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

/** Returns the entry that takes the person's yes to calls back, in the rooms where they said it. */
export function useCallItems(room: Room): MenuItem[] {
  const params = { roomId: room.id };
  const { data: door } = useRead(getCallDoor, { params }, { enabled: isBetweenMembers(room) });
  const [takeBack] = useTold(async () => {
    const next = await call(setCallConsent, { params, body: { answer: 'take_back' } });
    queryClient.setQueryData(queryKey(getCallDoor, params), next);
    toast({ title: t('chat.calls-taken-back', 'No more calls with {name}.', { name: room.name }) });
  });
  if (door?.state !== 'open' && door?.state !== 'asked') return [];
  return [{ label: t('chat.take-calls-back', 'Take calls back'), icon: Phone, onSelect: () => void takeBack() }];
}
