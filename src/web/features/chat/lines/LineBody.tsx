import { use } from 'react';
import { caseOfCard } from '#content/safety/cards.ts';
import { GiftBubble, isGift } from '#web/features/chat/gifts/GiftBubble.tsx';
import { SOMEONE } from '#web/features/chat/names.ts';
import { partyCard } from '#web/features/chat/party/PartyCard.tsx';
import { planCard } from '#web/features/chat/plans/PlanCard.tsx';
import { pollCard } from '#web/features/chat/polls/PollCard.tsx';
import { ChatSlots } from '#web/features/chat/slots.ts';
import { HelpCard } from '#web/ui/HelpCard.tsx';
import { t } from '#web/words/words.ts';
import { Bubble } from './Bubble.tsx';

import { Fold } from './LineParts.tsx';
import { MessageMore } from './MessageMore.tsx';
import type { LineView } from './line.view.ts';
import { noticeWords } from './notice.words.ts';
import { Quote } from './Quote.tsx';
import type { MessageLayout } from './rows.ts';

/** The lines beside which one can call back. */
const missed: ReadonlySet<string> = new Set(['call_missed', 'call_busy', 'call_cancelled', 'call_lost']);

/** Shows the content of a line by its kind: a notice, a gift, a help card or a bubble. */
export function LineBody({ row, view }: { row: MessageLayout; view: LineView }) {
  const { message, closesGroup, isFolded } = row;
  const { me, name, names, isAi, isDemo, onJump, isCounted } = view;
  const { CallBack } = use(ChatSlots);
  const { replyTo, editedAt, isDeleted } = message;
  const isMine = message.senderId === me;
  const nameOf = (id: number): string =>
    id === me ? t('common.you', 'You') : names ? (names.get(id)?.name ?? SOMEONE) : name;
  if (message.notice !== undefined) {
    return (
      <p className="py-1 text-center text-sm text-balance break-words text-ink-2">
        {noticeWords({
          notice: message.notice,
          by: nameOf(message.senderId),
          ownName: isMine ? undefined : names?.get(message.senderId)?.person.displayName,
          nameOf,
        })}
        {missed.has(message.notice.kind) && <CallBack roomId={message.chatRoomId} />}
      </p>
    );
  }
  if (message.isFaded === true)
    return (
      <p className="py-1 text-center text-sm text-ink-2 italic">
        {t('chat.lines-are-gone', 'What was here has disappeared.')}
      </p>
    );
  const more = <MessageMore message={message} isMine={isMine} isAi={isAi} />;
  if (isGift(message)) {
    return (
      <Fold isFolded={isFolded}>
        <GiftBubble message={message} me={me} nameOf={nameOf} isTail={closesGroup} more={more} />
      </Fold>
    );
  }
  const helpCase = (isAi || isDemo) && !isMine ? caseOfCard(message.content) : undefined;
  if (helpCase !== undefined) return <HelpCard safetyCase={helpCase} />;
  const author = nameOf(message.senderId);
  const isLinked = isMine ? view.isMineLinked : names ? names.get(message.senderId)?.isLinked : view.isOtherLinked;
  return (
    <Fold isFolded={isFolded}>
      <Bubble
        isMine={isMine}
        author={author}
        content={message.content}
        isLinked={isLinked}
        pictures={message.pictures}
        voice={message.voice}
        gif={message.gif}
        card={
          planCard(message, { isMine, author, isGroup: isCounted }) ??
          partyCard(message, { isMine, author, isGroup: isCounted }) ??
          pollCard(message, { isMine, author })
        }
        isTail={closesGroup}
        isAi={isAi}
        isGone={isDeleted === true}
        isEdited={editedAt !== undefined}
        quote={replyTo && <Quote quote={replyTo} isMine={isMine} author={nameOf(replyTo.senderId)} onJump={onJump} />}
        more={more}
      />
    </Fold>
  );
}
