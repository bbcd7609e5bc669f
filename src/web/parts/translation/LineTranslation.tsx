import type { Message } from '#contract/chat.ts';
import { translateMessage, writeOutVoice } from '#contract/translation.ts';
import { call } from '#web/platform/calls/call.ts';
import { usePlace } from '#web/platform/place.ts';
import { language } from '#web/words/words.ts';
import { ByMachine } from './ByMachine.tsx';
import { isLikelyForeign } from './likely.ts';
import { lineName, wordsOfLine } from './lines.ts';

/** Another's line in the reader's language, or their voice note in words, on a tap. */
export function LineTranslation({ message, className }: { message: Message; className?: string }) {
  const { machines } = usePlace();
  const { chatRoomId: roomId, id: messageId, voice } = message;
  const params = { roomId, messageId };
  const words = wordsOfLine(message);
  const common = { ...(className !== undefined && { className }), name: lineName(message) };
  if (words === '' && voice !== undefined) {
    if (!machines.includes('writesOut')) return null;
    return <ByMachine {...common} work="writesOut" read={() => call(writeOutVoice, { params })} isOffered />;
  }
  if (words === '' || !machines.includes('translates')) return null;
  return (
    <ByMachine
      {...common}
      work="translates"
      original={words}
      read={() => call(translateMessage, { params })}
      isOffered={isLikelyForeign(words, language)}
    />
  );
}
