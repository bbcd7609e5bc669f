import { useState } from 'react';
import type { Message, Room } from '#contract/chat.ts';
import { isCompanion } from '#web/features/chat/people.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { edit } from '#web/features/chat/state/message.acts.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { MessageBox } from '#web/ui/MessageBox.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { AboutBar } from './AboutBar.tsx';
import { isSeen } from '#contract/texts.written.ts';
import { leftOf } from '#web/features/chat/state/limits.ts';
import { cleaned } from './composing.ts';
import { SendQuestion } from './SendQuestion.tsx';

type EditBoxProps = { room: Room; runtime: ChatRuntime; message: Message; text: string; onEnd: () => void };

/**
 * The field for editing one of the person's messages. An unsent new message stays in the draft. The edited text is in
 * the state of the room, so that the text survives a failed save and a visit to another room.
 */
export function EditBox({ room, runtime, message, text, onEnd }: EditBoxProps) {
  const setText = (typed: string): void =>
    runtime.store.update(room.id, { about: { kind: 'edit', message, text: typed } });
  const [failure, setFailure] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const content = cleaned(text);
  const left = leftOf(content);
  const [save, isSaving] = useOneAtATime(async (isSure: boolean) => {
    setFailure(undefined);
    setAsked(false);
    try {
      if (content !== message.content) await edit(runtime, message, { content, isSure });
      onEnd();
    } catch (error) {
      if (asCallError(error).code === 'send_anyway') setAsked(true);
      else setFailure(t('chat.not-changed', 'Not changed. {failure}', { failure: wordsFor(error) }));
    }
  });
  return (
    <>
      <AboutBar
        title={t('chat.edit-message', 'Edit message')}
        words={message.content}
        label={t('chat.stop-editing', 'Stop editing')}
        onEnd={onEnd}
      />
      <SendQuestion
        words={isAsked ? content : undefined}
        onSend={() => void save(true)}
        onEdit={() => setAsked(false)}
      />
      <MessageBox
        label={t('chat.edit-your-message', 'Edit your message')}
        value={text}
        onChange={setText}
        onSend={() => void save(false)}
        canSend={!isSaving && isSeen(content) && left >= 0}
        left={left}
        countFrom={60}
        note={failure}
        focusFor={message.id}
        onEscape={onEnd}
        tone={isCompanion(room) ? 'iris' : 'lime'}
      />
    </>
  );
}
