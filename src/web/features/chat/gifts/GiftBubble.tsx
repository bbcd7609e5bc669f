import { useContext, type ReactNode } from 'react';
import type { Message } from '#contract/chat.ts';
import { MessageActsContext } from '#web/features/chat/state/message.acts.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { cx } from '#web/ui/cx.ts';
import { GiftDrawing } from '#web/ui/gifts/GiftDrawing.tsx';
import { Gift } from '#web/ui/icons/Gift.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { spoken, t } from '#web/words/words.ts';
import { giftLine, giftTitle } from './gift.words.ts';

type GiftMessage = Message & { gift: NonNullable<Message['gift']> };

export const isGift = (message: Message): message is GiftMessage => message.gift !== undefined;

interface GiftBubbleProps {
  message: GiftMessage;
  me: number;
  nameOf: (id: number) => string;
  isTail: boolean;
  more: ReactNode;
}

/** A gift in the conversation. The receiver unwraps it with a tap. After that, everybody in the room can open it. */
export function GiftBubble({ message, me, nameOf, isTail, more }: GiftBubbleProps) {
  const { gift, senderId } = message;
  const acts = useContext(MessageActsContext);
  const [open, isOpening] = useOneAtATime(async () => acts?.openGift(message));
  const isMine = senderId === me;
  const isForMe = gift.receiverId === me;
  const isOpen = gift.unwrappedAt !== undefined;
  const { giftType: type } = gift;
  const canOpen = acts !== null && (isOpen ? type !== null : isForMe && acts.canWrite);
  const face = (
    <>
      <span
        className={cx(
          'grid size-[48px] shrink-0 place-items-center',
          type?.rarity === 'cosmic' ? 'text-gold' : 'text-moon',
        )}
      >
        {type === null ? <Gift size={36} /> : <GiftDrawing id={type.id} size={44} />}
      </span>
      <span className="min-w-0 text-start">
        <span className="block leading-snug font-semibold text-balance">{giftTitle(message, me, nameOf)}</span>
        <span className="block text-sm text-ink-2">
          {stateOf({ name: type === null ? undefined : spoken(type.name), isOpen, isForMe, canOpen })}
        </span>
      </span>
    </>
  );
  const look = cx(
    // Sizes in px leave large text the room for a whole word.
    'sky flex min-h-11 max-w-[82%] items-center gap-[12px] rounded-bubble px-[16px] py-3 md:max-w-[26rem]',
    isTail && (isMine ? 'rounded-ee-[6px]' : 'rounded-es-[6px]'),
  );
  return (
    <>
      <div className={cx('group/bubble flex items-center', isMine && 'justify-end')}>
        {isMine && more}
        {canOpen ? (
          <button type="button" aria-busy={isOpening} onClick={() => void open()} className={look}>
            {face}
          </button>
        ) : (
          <div className={look}>{face}</div>
        )}
        {!isMine && more}
      </div>
      {isOpen && type !== null && gift.message !== '' && (
        <p
          {...asWritten}
          className={cx('mt-1 w-fit max-w-[82%] px-1 text-sm text-ink-2 [overflow-wrap:anywhere]', isMine && 'ms-auto')}
        >
          {giftLine(gift)}
        </p>
      )}
    </>
  );
}

interface State {
  name: string | undefined;
  isOpen: boolean;
  isForMe: boolean;
  canOpen: boolean;
}

function stateOf({ name, isOpen, isForMe, canOpen }: State): string {
  if (isOpen) return name ?? t('chat.a-gift-of-another-time', 'A gift of another time');
  if (isForMe) return canOpen ? t('chat.tap-to-unwrap', 'Tap to unwrap') : t('chat.still-wrapped', 'Still wrapped');
  return name === undefined
    ? t('chat.still-wrapped', 'Still wrapped')
    : t('chat.still-wrapped-2', '{name}, still wrapped', { name });
}
