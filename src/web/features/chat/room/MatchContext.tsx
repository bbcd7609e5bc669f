import { Link } from 'wouter';
import type { Room } from '#contract/chat.ts';
import type { MatchData } from '#contract/matching.parts.ts';
import { archetypes } from '#content/archetypes.ts';
import { starterIn } from '#content/starter-words.ts';
import { isCompanion } from '#web/features/chat/people.ts';
import { useRoom } from '#web/features/chat/state/chat.data.ts';
import { MatchWhy } from '#web/parts/match/MatchWhy.tsx';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { PersonMark } from '#web/ui/Marks.tsx';
import { SkyScene } from '#web/ui/SkyScene.tsx';
import { GroupContext } from './GroupParts.tsx';
import { addToDraft } from '#web/platform/drafts/draft.adding.ts';
import { spoken, t } from '#web/words/words.ts';

/** The third column: a group's page, or else the other person with the reasons for the match, if there is one. */
export function MatchContext({ roomId, onMemory }: { roomId: string; onMemory: () => void }) {
  const { data: room } = useRoom(roomId);
  if (!room) return null;
  if (room.type === 'group') return <GroupContext room={room} />;
  return (
    <>
      <Specimen room={room} />
      {room.matchData !== null && <Reasons room={room} match={room.matchData} />}
      {room.otherUser !== null && (
        <div className="flex flex-col gap-3 px-6 py-5">
          {isCompanion(room) && (
            <Button variant="outline" full onClick={onMemory}>
              {t('chat.what-remembers', 'What {name} remembers', { name: room.name })}
            </Button>
          )}
          <Link
            href={paths.personFrom(room.otherUser.id, room.id)}
            className={buttonClass({ variant: 'outline', full: true })}
          >
            {t('common.view-profile', 'View profile')}
          </Link>
        </div>
      )}
    </>
  );
}

function Reasons({ room, match }: { room: Room; match: MatchData }) {
  return (
    <div className="px-6 pt-5">
      <MatchWhy data={match} name={room.name} size="md" />
      {room.canSend && <Opener room={room} starter={starterIn(match, spoken)} />}
    </div>
  );
}

function Specimen({ room }: { room: Room }) {
  const { otherUser } = room;
  const archetype = otherUser?.mbtiType ? archetypes[otherUser.mbtiType] : undefined;
  return (
    <SkyScene
      seed={String(otherUser?.id ?? room.id)}
      className="grid min-h-72 place-items-center px-6 py-10 text-center"
    >
      <div className="flex max-w-full flex-col items-center">
        {archetype ? (
          <Animal name={archetype.animal} size={96} className={isCompanion(room) ? 'text-iris' : 'text-lime'} />
        ) : (
          otherUser && <Avatar person={otherUser} size={96} />
        )}
        <div className="sky-calm mt-3 max-w-full">
          <p className="display text-2xl break-words">
            <bdi>{room.name}</bdi>
            <PersonMark of={otherUser} className="ms-2" />
          </p>
          {archetype && (
            <>
              <p lang="la" className="latin text-lg">
                {archetype.latinName}
              </p>
              <p className="mt-1 text-sm text-ink-2">
                {spoken(archetype.name)} · {archetype.type}
              </p>
            </>
          )}
        </div>
      </div>
    </SkyScene>
  );
}

function Opener({ room, starter }: { room: Room; starter: string }) {
  const me = useMe().data?.id;
  if (me === undefined || starter === '') return null;
  return (
    <div className="mt-5">
      <h2 className="mb-2 text-sm">{t('chat.a-way-in', 'A way in')}</h2>
      <button
        type="button"
        onClick={() => addToDraft(me, room.id, starter)}
        className="w-full rounded-control bg-paper-3 px-4 py-3 text-start transition-colors hover:bg-paper-2"
      >
        {starter}
        <span className="mt-1 block text-xs text-ink-2">
          {t('chat.tap-to-put-it-into', 'Tap to put it into your message')}
        </span>
      </button>
    </div>
  );
}
