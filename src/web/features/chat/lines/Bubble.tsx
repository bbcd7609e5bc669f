import type { ReactNode } from 'react';
import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { MessageGif } from '#contract/gifs.ts';
import type { MessageVoice } from '#contract/chat.voice.ts';
import { lineAs, lineWords } from '#web/parts/rooms/lines.words.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';
import { GifCard } from './GifCard.tsx';
import { Pictures } from './Pictures.tsx';
import { Said } from './Said.tsx';
import { VoiceCard } from './VoiceCard.tsx';

interface BubbleProps {
  isMine: boolean;
  /** The author's name, for people who cannot see the side of the bubble. */
  author: string;
  content: string;
  /** True if web addresses in the text become links. */
  isLinked?: boolean | undefined;
  pictures?: readonly MessagePicture[] | undefined;
  /** The voice note that replaces the words. */
  voice?: MessageVoice | undefined;
  /** The GIF that replaces the words. */
  gif?: MessageGif | undefined;
  /** True for the last bubble of a run by one author. Its corner points to the author. */
  isTail: boolean;
  /** True while the server has not confirmed the message; after a moment the bubble becomes faint. */
  isOnItsWay?: boolean;
  /** True in the room of an AI character, whose bubbles have a color of their own. */
  isAi?: boolean;
  /** True for a deleted message, whose `content` says that it was deleted. */
  isGone?: boolean;
  isEdited?: boolean;
  /** The message to which this message replies, shown above its words. */
  quote?: ReactNode;
  /** The card that replaces the words. */
  card?: ReactNode;
  /** The actions beside the bubble. */
  more?: ReactNode;
}

export function Bubble({ pictures, voice, gif, more, card, ...words }: BubbleProps) {
  const { isMine, author, content } = words;
  if (card !== undefined) {
    // A card takes the whole column, and its actions are in its first line.
    return (
      <div className={cx('group/bubble flex', isMine && 'justify-end')}>
        <div className="relative w-full max-w-[28rem] min-w-0">
          {card}
          <span className="absolute -top-1 end-0">{more}</span>
        </div>
      </div>
    );
  }
  const parts = words.isAi === true && !isMine ? content.split('\n\n') : [content];
  return (
    <div className={cx('group/bubble flex items-center', isMine && 'justify-end')}>
      {isMine && more}
      {voice !== undefined ? (
        <VoiceCard voice={voice} {...words} />
      ) : gif !== undefined ? (
        <GifCard gif={gif} {...words} />
      ) : parts.length > 1 ? (
        <Paragraphs {...words} parts={parts} />
      ) : pictures === undefined ? (
        <Words {...words} />
      ) : (
        <div className={cx('flex min-w-0 grow flex-col gap-1', isMine ? 'items-end' : 'items-start')}>
          {content === '' && (
            <span className="sr-only">
              <bdi>{author}</bdi>:{' '}
            </span>
          )}
          <Pictures pictures={pictures} />
          {(content !== '' || words.quote) && <Words {...words} />}
        </div>
      )}
      {!isMine && more}
    </div>
  );
}

/** The paragraphs of an AI character, each in a bubble, as people write. */
function Paragraphs({ parts, quote, isTail, isEdited, ...words }: WordsProps & { parts: readonly string[] }) {
  return (
    <div className="flex min-w-0 grow flex-col items-start gap-1">
      {parts.map((part, at) => {
        const isLast = at === parts.length - 1;
        return (
          <Words
            // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of one message keep their places
            key={at}
            {...words}
            content={part}
            quote={at === 0 && quote}
            isTail={isTail && isLast}
            isEdited={isEdited === true && isLast}
          />
        );
      })}
    </div>
  );
}

type WordsProps = Omit<BubbleProps, 'pictures' | 'voice' | 'gif' | 'more' | 'card'>;

function Words({ isMine, author, content, isLinked, isTail, isOnItsWay, isAi, isGone, isEdited, quote }: WordsProps) {
  const ground = isMine ? 'bg-mine text-on-mine' : isAi ? 'bg-iris-soft' : 'bg-paper-3';
  return (
    <div
      className={cx(
        'max-w-[82%] rounded-bubble px-4 py-2.5 md:max-w-[34rem]',
        isGone ? 'border border-line text-ink-2 italic' : ground,
        isTail && (isMine ? 'rounded-ee-[6px]' : 'rounded-es-[6px]'),
        isOnItsWay && 'on-its-way-faint',
      )}
    >
      {quote}
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        <span className="sr-only">
          <bdi>{author}</bdi>:{' '}
        </span>
        {/* The words alone decide the text direction, not the author's name. */}
        <span {...lineAs(content, { isSeedUser: isAi === true && !isMine })} className="block">
          <Said content={lineWords(content)} isLinked={isLinked === true && isGone !== true} />
        </span>
      </p>
      {isEdited && <span className="block text-end text-xs opacity-80">{t('chat.edited', 'edited')}</span>}
    </div>
  );
}
