import type { MessagePlan } from '#contract/chat.plans.ts';
import { useRoom } from '#web/features/chat/state/chat.data.ts';
import { useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { t } from '#web/words/words.ts';

type GoersProps = { roomId: string; plan: MessagePlan; isGroup: boolean };

/** The numbers of people who come or may come. In a room of two, also the faces of those who come. */
export function Goers({ roomId, plan, isGroup }: GoersProps) {
  return (
    <>
      {!isGroup && <Faces roomId={roomId} plan={plan} />}
      <span className="tabular">{countWords(plan, isGroup)}</span>
    </>
  );
}

/** The faces of those of the two people who come. */
function Faces({ roomId, plan }: Omit<GoersProps, 'isGroup'>) {
  const { data: me } = useMe();
  const { data: room } = useRoom(roomId);
  const isMine = plan.myAnswer === 'going';
  const isTheirs = plan.answers.going > (isMine ? 1 : 0);
  const people = [isMine && me, isTheirs && room?.otherUser].filter((one) => typeof one === 'object' && one !== null);
  if (people.length === 0) return null;
  return (
    <span className="flex -space-x-1.5">
      {people.map((one) => (
        <Avatar key={one.id} person={one} size={26} className="rounded-full ring-2 ring-paper" />
      ))}
    </span>
  );
}

function countWords({ answers: { going, maybe } }: MessagePlan, isGroup: boolean): string {
  if (!isGroup && going === 2) return t('chat.both-going', 'Both going');
  const parts = [t('chat.going', '{going} going', { going }), maybe > 0 && t('chat.maybe', '{maybe} maybe', { maybe })];
  return parts.filter((part) => part !== false).join(' · ');
}
