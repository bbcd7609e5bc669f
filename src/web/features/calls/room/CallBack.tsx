import { t } from '#web/words/words.ts';
import { openCall } from './asking.ts';
import { useCallDoor } from './door.data.ts';

/** Calls back from a line of the room's log, where calls are open. */
export function CallBack({ roomId }: { roomId: string }) {
  const { data: door } = useCallDoor(roomId);
  if (door?.state !== 'open') return null;
  return (
    <button
      type="button"
      onClick={() => openCall(roomId, 'call')}
      className="min-h-11 rounded-control px-2 font-semibold text-ink underline"
    >
      {t('calls.call-back', 'Call back')}
    </button>
  );
}
