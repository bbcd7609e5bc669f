import type { ReactNode } from 'react';
import type { MessageVoice } from '#contract/chat.voice.ts';
import { VoicePlayer } from '#web/parts/media/VoicePlayer.tsx';
import { asWritten } from '#web/ui/asWritten.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

interface VoiceCardProps {
  voice: MessageVoice;
  isMine: boolean;
  author: string;
  isTail: boolean;
  isOnItsWay?: boolean;
  quote?: ReactNode;
}

/** A voice note that replaces a message's words. */
export function VoiceCard({ voice, isMine, author, isTail, isOnItsWay, quote }: VoiceCardProps) {
  return (
    <div
      className={cx(
        'w-80 max-w-[82%] rounded-bubble px-2 py-1',
        isMine ? 'bg-mine text-on-mine' : 'bg-paper-3',
        isTail && (isMine ? 'rounded-ee-[6px]' : 'rounded-es-[6px]'),
        isOnItsWay && 'on-its-way-faint',
      )}
    >
      {quote}
      <VoicePlayer
        voice={voice}
        label={
          isMine
            ? t('chat.your-voice-note', 'Your voice note')
            : t('chat.voice-note-of', 'Voice note of {author}', { author })
        }
      />
      {voice.alt !== '' && (
        <p {...asWritten} className="px-2 pb-1.5 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
          {voice.alt}
        </p>
      )}
    </div>
  );
}
