import type { Room } from '#contract/chat.ts';
import { HouseMark } from '#web/ui/HouseMark.tsx';
import { t } from '#web/words/words.ts';
import { useQuestion } from './trending.data.ts';

/** The house's question, pinned above the conversation of a trending room. It has its height before it is read. */
export function TodaysQuestion({ room: { id, roomType } }: { room: Room }) {
  return roomType === 'trending' ? <Pinned roomId={id} /> : null;
}

function Pinned({ roomId }: { roomId: string }) {
  const question = useQuestion(roomId).data?.prompt.text;
  const label = t('trending.today-from-the-house', 'Today, from the house');
  return (
    <section
      aria-label={label}
      className="flex min-h-18 shrink-0 items-center gap-3 border-b border-line px-5 py-2.5 leading-5"
    >
      <HouseMark />
      <p className="min-w-0">
        <span className="block text-xs font-semibold text-ink-2">{label}</span>
        <span className="line-clamp-2 font-semibold">{question}</span>
      </p>
    </section>
  );
}
