import { WYN_MESSAGE_MAX } from '#contract/wyn.ts';
import { isSeen, leftIn } from '#contract/texts.written.ts';
import { MessageBox } from '#web/ui/MessageBox.tsx';
import { useOnline } from '#web/ui/useOnline.ts';
import { t } from '#web/words/words.ts';
import { useWynDraft } from './wyn.data.ts';
import type { WynOwner } from './wyn.storage.ts';

type ComposerProps = { person: WynOwner; isPending: boolean; onSend: (text: string) => void };

/** The field for a message. The draft survives a reload and closing the window. */
export function WynComposer({ person, isPending, onSend }: ComposerProps) {
  const [text, setText] = useWynDraft(person);
  const isOnline = useOnline();
  const left = leftIn(text, WYN_MESSAGE_MAX);
  return (
    <MessageBox
      label={t('wyn.message-wyn', 'Message Wyn')}
      placeholder={t('wyn.placeholder', 'Ask Wyn anything cosmic...')}
      value={text}
      onChange={setText}
      onSend={() => {
        setText('');
        onSend(text);
      }}
      canSend={isSeen(text) && left >= 0 && !isPending}
      left={left}
      countFrom={100}
      tone="iris"
      note={
        isOnline
          ? undefined
          : t('wyn.you-are-offline-what-you', 'You are offline. What you type stays here; ask when the line is back.')
      }
    />
  );
}
