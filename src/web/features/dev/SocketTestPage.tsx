import { listChats } from '#contract/chat.list.ts';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Page.tsx';
import { ToolPage } from './ToolPage.tsx';
import { useSocketTest, type SocketLine } from './useSocketTest.ts';

/** Shows the traffic of a test socket, the state of the app's own socket, and links to the simple chats. */
export function SocketTestPage() {
  const { state, lines, open, close, ping } = useSocketTest();
  const isLive = useIsLive();
  const isSignedIn = useSessionStatus() === 'in';
  const isUp = state === 'open' || state === 'signed in';
  return (
    <ToolPage title="Socket" lede="What goes to and fro over /ws, as it is.">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-ink-2">This page’s socket</dt>
        <dd role="status" className="font-semibold">
          {state}
        </dd>
        <dt className="text-ink-2">The app’s socket</dt>
        <dd className="font-semibold">{isLive ? 'live' : 'not live'}</dd>
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        {state === 'closed' ? (
          <Button variant="lime" onClick={open}>
            Connect
          </Button>
        ) : (
          <Button variant="outline" onClick={close}>
            Disconnect
          </Button>
        )}
        <Button variant="outline" disabled={!isUp} onClick={ping}>
          Send ping
        </Button>
      </div>
      <Section title="Events">
        {lines.length === 0 && <p className="text-ink-2">Nothing yet.</p>}
        <ol aria-label="Events" className="flex flex-col text-sm">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      </Section>
      <Section title="Simple chats">
        {isSignedIn ? <Rooms /> : <p className="text-ink-2">Sign in to see yours.</p>}
      </Section>
    </ToolPage>
  );
}

const arrows = { in: 'received', out: 'sent', note: 'note' };

function Line({ line }: { line: SocketLine }) {
  return (
    <li className="border-t border-line py-2 [overflow-wrap:anywhere]">
      <span className="text-ink-2">
        {line.at.toLocaleTimeString('en-US')} {arrows[line.direction]}
      </span>{' '}
      {line.text}
    </li>
  );
}

function Rooms() {
  const { data } = useRead(listChats, { query: {} });
  if (data?.chats.length === 0) return <p className="text-ink-2">There are no chats yet.</p>;
  return (
    <ul>
      {data?.chats.map(({ id, name }) => (
        <li key={id}>
          <Link href={paths.simpleChat(id)} className="inline-flex min-h-11 items-center font-semibold underline">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
