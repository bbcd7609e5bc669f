import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import type { Me } from '#contract/people.ts';
import { joinTrending, listTrending, type TrendingRoom } from '#contract/trending.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { lineAs, lineWords } from '#web/parts/rooms/lines.words.ts';
import { TrendingMark } from '#web/parts/rooms/TrendingMark.tsx';
import { handOver } from '#web/parts/sharing/hand-over.ts';
import { paths } from '#web/paths.ts';
import { ago } from '#web/platform/ago.ts';
import { call } from '#web/platform/calls/call.ts';
import { FRESH_MS, useRead } from '#web/platform/calls/query.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { cx } from '#web/ui/cx.ts';
import { HouseMark } from '#web/ui/HouseMark.tsx';
import { PawPrint } from '#web/ui/icons/PawPrint.ts';
import { AiMark, DemoMark, MarkInText } from '#web/ui/Marks.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { meetWords, useMeeting, useOffered } from '#web/features/matching/meet/useMeeting.ts';
import { liveliest } from './nomatch.rules.ts';

type RowProps = {
  face: ReactNode;
  title: ReactNode;
  children: ReactNode;
  action: ReactNode;
  /** Whether the action stands below, over the whole width. */ isWide?: boolean;
};

function Row({ face, title, children, action, isWide = false }: RowProps) {
  return (
    <li className="border-t border-line py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span aria-hidden className="shrink-0">
          {face}
        </span>
        <div className="min-w-0 flex-1 basis-36">
          <h3 className="flex flex-wrap items-center gap-2 text-lg leading-6 [overflow-wrap:anywhere]">{title}</h3>
          <div className="mt-0.5 text-ink-2">{children}</div>
        </div>
        <div className={cx(isWide ? 'w-full' : 'ms-auto')}>{action}</div>
      </div>
    </li>
  );
}

/** The room in which somebody spoke last, by today's question; without any, the first, in which one can be the first. */
export function RoomRow({ isMain }: { isMain: boolean }) {
  const { data, errorUpdateCount } = useRead(listTrending, {}, { staleTime: FRESH_MS });
  const room = data && liveliest(data.rooms);
  if (data ? !room : errorUpdateCount > 0) return null;
  if (!room) {
    return (
      <li className="border-t border-line py-5">
        <Skeleton className="h-40 w-full rounded-bubble" />
      </li>
    );
  }
  return (
    <Row
      isWide
      face={<TrendingMark room={room} size={64} />}
      title={room.name}
      action={<Join room={room} isMain={isMain} />}
    >
      <p className="flex items-start gap-2.5 text-ink">
        <HouseMark />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="sr-only">{t('matching.today-the-house-asks', 'Today the house asks:')}</span>{' '}
          <span>{room.prompt.text}</span>
        </span>
      </p>
      <Said room={room} />
    </Row>
  );
}

function Said({ room: { lastMessage } }: { room: TrendingRoom }) {
  if (lastMessage === null)
    return <p className="mt-1 font-medium text-ink">{t('matching.be-the-first', 'Be the first.')}</p>;
  const { by, text, at } = lastMessage;
  return (
    <p className="mt-1.5 flex items-center gap-2.5 text-ink">
      <Avatar person={by} size={26} />
      <span className="min-w-0 grow truncate">
        <b className="font-semibold">
          <bdi>{by.displayName}</bdi>
          <MarkInText of={by} />
        </b>{' '}
        <bdi {...lineAs(text, by)}>{lineWords(text)}</bdi>
      </span>
      <time dateTime={at} className="shrink-0 text-sm text-ink-2">
        {ago(at, new Date(), 'narrow')}
      </time>
    </p>
  );
}

function Join({ room: { id, name, roomId }, isMain }: { room: TrendingRoom; isMain: boolean }) {
  const [, navigate] = useLocation();
  const [join, isJoining] = useTold(
    async () => navigate(paths.chat(roomId ?? (await call(joinTrending, { body: { trendingId: id } })).id)),
    t('matching.failed-to-join-chat', 'Failed to join chat'),
  );
  return (
    <Button
      variant={isMain ? 'lime' : 'outline'}
      size="lg"
      full
      pending={isJoining}
      onClick={() => void join()}
      aria-label={t('matching.join-conversation-named', 'Join Conversation: {name}', { name })}
    >
      {t('matching.join-conversation', 'Join Conversation')}
    </Button>
  );
}

/** The first of the day's AI characters, met by one tap. The row says that the character is an AI. */
export function CharacterRow({ isMain }: { isMain: boolean }) {
  const { data, errorUpdateCount } = useOffered();
  const [meet, isMeeting] = useMeeting({
    title: t('common.oops', 'Oops!'),
    description: t('matching.couldnt-connect-to-ai-chatbot', "Couldn't connect to AI chatbot. Try again?"),
  });
  const first = data?.characters[0];
  // What failed once has no place while it is read again, or it would come and go.
  if (data ? !first : errorUpdateCount > 0) return null;
  if (!data || !first) {
    return (
      <li className="border-t border-line py-5">
        <Skeleton className="h-16 w-full rounded-bubble" />
      </li>
    );
  }
  const { companion, number, does } = first;
  return (
    <Row
      isWide={isMain}
      face={
        <span className="relative isolate grid h-19 w-16 place-items-center overflow-hidden rounded-[4px] border-[1.5px] border-iris text-iris">
          <ContourLines
            seed={`character ${number}`}
            width={64}
            height={76}
            levels={5}
            className="-z-10 text-current opacity-30"
          />
          {companion.mbtiType && <Animal name={archetypes[companion.mbtiType].animal} size={44} />}
        </span>
      }
      title={
        <>
          <bdi>{companion.displayName}</bdi>
          <AiMark />
        </>
      }
      action={
        <Button
          variant={isMain ? 'iris' : 'outline'}
          size={isMain ? 'lg' : 'md'}
          full={isMain}
          pending={isMeeting}
          onClick={() => void meet(companion.id)}
          aria-label={isMain ? undefined : meetWords(companion)}
        >
          {isMain ? t('matching.meet-the-wildin', 'Meet The Wildin') : t('matching.meet', 'Meet')}
        </Button>
      }
    >
      <p>{t('matching.written-not-born', 'Written, not born. {does}', { does })}</p>
      {data.characters.length > 1 && (
        <Link href={paths.meet()} className="inline-flex min-h-11 items-center text-sm underline">
          {t('matching.or-somebody-else', 'Or somebody else')}
        </Link>
      )}
    </Row>
  );
}

export function InviteRow({ me: { handle, inviteEnabled, mbtiType } }: { me: Me }) {
  const send = async (): Promise<void> => {
    const url = location.origin + (inviteEnabled ? paths.invite(handle) : '/');
    const text = t('matching.come-and-see-what-hatches', 'Come and see which animal hatches from you.');
    const outcome = await handOver({ title: 'wildin', text, url });
    if (outcome === 'copied')
      toast({
        title: t('matching.invite-link-copied', 'Your invite link is copied'),
        description: t('matching.paste-it-where-your-friend', 'Paste it where your friend will read it.'),
        tone: 'good',
      });
    if (outcome === 'refused')
      toastFailure({ title: t('matching.copy-it-by-hand', 'Copy it by hand: {url}', { url }) });
  };
  return (
    <Row
      face={
        <span className="grid size-16 place-items-center rounded-full border-[1.5px] border-dashed border-edge">
          {mbtiType ? <Animal name={archetypes[mbtiType].animal} size={36} /> : <PawPrint size={32} />}
        </span>
      }
      title={t('matching.invite-a-friend', 'Invite a friend')}
      action={
        <Button
          variant="outline"
          onClick={() => void send()}
          aria-label={t('matching.send-an-invite', 'Send an invite')}
        >
          {t('matching.send', 'Send')}
        </Button>
      }
    >
      <p>{t('matching.see-what-hatches-beside', 'See what hatches beside your own.')}</p>
    </Row>
  );
}

type PracticeRowProps = { isMain: boolean; run: () => void; isRunning: boolean };

/** Offers a practice run. It says before the tap that the member is invented. */
export function PracticeRow({ isMain, run, isRunning }: PracticeRowProps) {
  return (
    <Row
      isWide={isMain}
      face={
        <span className="grid size-16 place-items-center rounded-full border-[1.5px] border-dashed border-edge">
          <PawPrint size={32} />
        </span>
      }
      title={
        <>
          <span>{t('matching.practice-run', 'Practice run')}</span>
          <DemoMark />
        </>
      }
      action={
        <Button
          variant={isMain ? 'lime' : 'outline'}
          size={isMain ? 'lg' : 'md'}
          full={isMain}
          pending={isRunning}
          onClick={run}
          aria-label={t('matching.try-a-practice-run', 'Try a practice run')}
        >
          {isMain ? t('matching.try-a-practice-run', 'Try a practice run') : t('matching.try', 'Try')}
        </Button>
      }
    >
      <p>
        {t(
          'matching.the-real-search-with-an',
          'The real search and a room that answers, with an invented member. It costs no match.',
        )}
      </p>
    </Row>
  );
}
