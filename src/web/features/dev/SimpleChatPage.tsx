import { useState, type FormEvent } from 'react';
import { useParams } from 'wouter';
import { listMessages, sendMessage } from '#contract/chat.ts';
import { call } from '#web/platform/calls/call.ts';
import { useMe } from '#web/platform/me.ts';
import { newId } from '#web/platform/newId.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { ToolPage } from './ToolPage.tsx';

const LOOK_AGAIN_MS = 3000;

/** Shows a room over plain HTTP, without a socket, an outbox or optimistic updates. */
export function SimpleChatPage() {
  const roomId = useParams()['roomId'] ?? '';
  const answer = useRead(listMessages, { params: { roomId } }, { staleTime: 0, refetchInterval: LOOK_AGAIN_MS });
  const me = useMe().data;
  if (answer.isError) {
    return (
      <ToolPage title="Simple chat" lede={roomId}>
        <ErrorState title={answer.error.message} onRetry={() => void answer.refetch()} pending={answer.isFetching} />
      </ToolPage>
    );
  }
  return (
    <ToolPage title="Simple chat" lede={`Room ${roomId}`}>
      <ol aria-label="Messages" className="flex flex-col">
        {answer.data?.messages.map(({ id, seq, senderId, content, createdAt }) => (
          <li key={id} className="border-t border-line py-2">
            <span className="block text-sm text-ink-2">
              {seq} · {senderId === me?.id ? 'me' : senderId} · {new Date(createdAt).toLocaleTimeString('en-US')}
            </span>
            <span className="[overflow-wrap:anywhere]">{content}</span>
          </li>
        ))}
      </ol>
      {answer.data?.messages.length === 0 && <p className="text-ink-2">Nothing was said here yet.</p>}
      <Write roomId={roomId} onSent={() => void answer.refetch()} />
    </ToolPage>
  );
}

function Write({ roomId, onSent }: { roomId: string; onSent: () => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await call(sendMessage, { params: { roomId }, body: { clientId: newId(), content: text } });
      setText('');
      setError(undefined);
      onSent();
    } catch (failure) {
      setError(String(failure));
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} className="mt-6">
      <TextField label="Message" value={text} error={error} onChange={({ target }) => setText(target.value)} />
      <Button type="submit" variant="lime" disabled={text.trim() === ''}>
        Send
      </Button>
    </form>
  );
}
