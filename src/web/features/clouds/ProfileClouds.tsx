import { Link, useLocation } from 'wouter';
import { cloudTypes } from '#content/clouds.ts';
import { cloudsOf, showCloud, type ProfileCloud } from '#contract/clouds.ts';
import type { Member } from '#contract/people.ts';
import { GroupFace } from '#web/parts/rooms/GroupFace.tsx';
import { membersWords } from '#web/parts/rooms/groups.words.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { useMe } from '#web/platform/me.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { spoken, t } from '#web/words/words.ts';
import { enterCloud, useCloudsOf } from './clouds.data.ts';

/** The chaos clouds on a profile. On their own profile, a person also sees hidden clouds, and a switch for each. */
export function ProfileClouds({ person }: { person: Pick<Member, 'id' | 'isSeedUser'> }) {
  const isOwn = useMe().data?.id === person.id;
  const { data } = useCloudsOf(person);
  if (data === undefined || data.clouds.length === 0) return null;
  return (
    <section aria-labelledby="profile-clouds" className="mt-10">
      <h2 id="profile-clouds" className="text-xl">
        {t('clouds.chaos-clouds', 'Chaos Clouds')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {data.clouds.map((cloud) => (
          <li key={cloud.id} className="py-3">
            <Cloud cloud={cloud} />
            {isOwn && <Shown cloud={cloud} userId={person.id} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cloud({ cloud }: { cloud: ProfileCloud }) {
  const { id, name, gradient, pictureId, groupType, tag, memberCount, isMember } = cloud;
  const [, navigate] = useLocation();
  const [join, isJoining] = useTold(
    async () => {
      if (await enterCloud(id)) navigate(paths.chat(id));
      else
        toast({
          title: t('clouds.you-asked-to-join', 'You asked to join.'),
          description: t('clouds.when-an-admin-says-yes', 'When an admin says yes, it is in your chats.'),
        });
    },
    t('clouds.you-are-not-in-yet', 'You are not in yet.'),
  );
  return (
    <div className="flex items-center gap-3">
      <GroupFace seed={id} gradient={gradient} pictureId={pictureId} />
      <p className="min-w-0 grow">
        <bdi className="block font-semibold [overflow-wrap:anywhere]">{name}</bdi>
        <span className="block text-sm text-ink-2">
          {`${spoken(cloudTypes[groupType].title)} ${spoken(tag)}`.trim()} · {membersWords(memberCount)}
        </span>
      </p>
      {isMember ? (
        <Link
          href={paths.chat(id)}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
          aria-label={t('clouds.open', 'Open {name}', { name })}
        >
          {t('common.open', 'Open')}
        </Link>
      ) : (
        <Button
          variant="outline"
          size="sm"
          pending={isJoining}
          onClick={() => void join()}
          aria-label={t('clouds.join-3', 'Join {name}', { name })}
        >
          {t('common.join', 'Join')}
        </Button>
      )}
    </div>
  );
}

function Shown({ cloud: { id, isShown }, userId }: { cloud: ProfileCloud; userId: number }) {
  const [set, isRunning] = useTold(
    async () => {
      await call(showCloud, { params: { roomId: id }, body: { isShown: !isShown } });
      await invalidate(cloudsOf, { userId });
    },
    t('common.nothing-changed', 'Nothing changed.'),
  );
  return (
    <Switch
      label={t('clouds.show-it-on-my-profile', 'Show it on my profile')}
      checked={isShown}
      disabled={isRunning}
      onChange={() => void set()}
    />
  );
}
