import { use } from 'react';
import type { Message } from '#contract/chat.ts';
import { NamesContext, SOMEONE } from '#web/features/chat/names.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { ban, react, remove, type MessageDialog } from '#web/features/chat/state/message.acts.ts';
import { banWords } from '#web/parts/rooms/groups.words.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { fetched } from '#web/ui/fetched.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { language, t } from '#web/words/words.ts';
import { ForwardDialog } from './ForwardDialog.tsx';
import { WhoReacted } from './WhoReacted.tsx';

/** The window's code is fetched when the first gift is opened. */
const GiftWindow = fetched(() => import('#web/features/chat/gifts/GiftWindow.tsx').then((code) => code.GiftWindow));

/** The picker's code and its table of emoji are fetched when it first opens. */
const EmojiPicker = fetched(async () => {
  await import('./emoji.ts').then((code) => code.nameEmoji(language));
  return import('./EmojiPicker.tsx').then((code) => code.EmojiPicker);
});

type MessageWindowsProps = { asked: MessageDialog | null; runtime: ChatRuntime; onClose: () => void };

/** The window that an action of a message opened, such as forwarding or deletion. */
export function MessageWindows({ asked, runtime, onClose }: MessageWindowsProps) {
  if (asked === null) return null;
  const { kind, message } = asked;
  if (kind === 'forward') return <ForwardDialog message={message} runtime={runtime} open onClose={onClose} />;
  if (kind === 'who') return <WhoReacted message={message} open onClose={onClose} />;
  if (kind === 'gift' || kind === 'unwrap') {
    return <GiftWindow message={message} runtime={runtime} isUnwrapping={kind === 'unwrap'} onClose={onClose} />;
  }
  if (kind === 'remove') return <Removal asked={asked} runtime={runtime} onClose={onClose} />;
  if (kind === 'ban') return <Ban message={message} onClose={onClose} />;
  return (
    <EmojiPicker
      open
      onClose={onClose}
      onPick={(emoji) => {
        onClose();
        void react(runtime, message, { emoji, isOn: true });
      }}
    />
  );
}

function Ban({ message, onClose }: Pick<MessageWindowsProps, 'onClose'> & { message: Message }) {
  const author = use(NamesContext)?.get(message.senderId);
  const [confirm, isRunning] = useOneAtATime(async () => {
    if (await ban(message)) onClose();
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      {...banWords(author?.name ?? SOMEONE, author?.hasLeft === true)}
      danger
      pending={isRunning}
      onConfirm={() => void confirm()}
    />
  );
}

function Removal({ asked, runtime, onClose }: MessageWindowsProps & { asked: MessageDialog }) {
  const [confirm, isRunning] = useOneAtATime(async () => {
    if (await remove(runtime, asked.message)) onClose();
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('chat.delete-this-for-everyone', 'Delete this for everyone?')}
      description={t(
        'chat.its-words-go-for-everybody',
        'The words disappear for everybody here, quotes included. A trace that something was here stays.',
      )}
      confirm={t('chat.delete', 'Delete')}
      danger
      pending={isRunning}
      onConfirm={() => void confirm()}
    />
  );
}
