import { useState } from 'react';
import { useLocation } from 'wouter';
import { labelOf } from '#content/clouds.ts';
import type { CloudReason, CloudRecommendation } from '#contract/clouds.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { membersWords } from '#web/parts/rooms/groups.words.ts';
import { paths } from '#web/paths.ts';
import { openReport } from '#web/platform/report.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Flag } from '#web/ui/icons/Flag.ts';
import { rich } from '#web/ui/rich.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { enterCloud } from './clouds.data.ts';

/** The id of the button that joins the cloud of the preview. */
export const JOIN_ID = 'join-the-cloud';

type JoinCloudProps = { cloud: CloudRecommendation; isFirst: boolean; id?: string };

/** Joins a cloud, and opens its chat. Where an admin has to agree, it says so instead. */
export function JoinCloud({ cloud: { id: roomId, name }, isFirst, id }: JoinCloudProps) {
  const [, navigate] = useLocation();
  const [said, setSaid] = useState('');
  const [join, isJoining] = useOneAtATime(async () => {
    setSaid('');
    try {
      if (await enterCloud(roomId)) navigate(paths.chat(roomId));
      else
        setSaid(t('clouds.you-asked-to-join-when', 'You asked to join. When an admin says yes, it is in your chats.'));
    } catch (error) {
      setSaid(wordsFor(error, t('common.that-did-not-work-please', 'That did not work. Please try again.')));
    }
  });
  return (
    <div className="ms-auto max-w-full">
      <Button
        {...(id !== undefined && { id })}
        variant={isFirst ? 'lime' : 'outline'}
        className="ms-auto flex max-w-full [overflow-wrap:anywhere]"
        pending={isJoining}
        onClick={() => void join()}
      >
        <bdi>{t('clouds.join-3', 'Join {name}', { name })}</bdi>
      </Button>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {said}
      </p>
    </div>
  );
}

export function CloudFaces({ cloud: { participants } }: { cloud: CloudRecommendation }) {
  if (participants.length === 0) return null;
  return (
    <span aria-hidden className="flex shrink-0 -space-x-2">
      {participants.slice(0, 3).map((person) => (
        <Avatar key={person.id} person={person} size={30} />
      ))}
    </span>
  );
}

export function countsOf({ memberCount, activeNow }: CloudRecommendation): string {
  const members = membersWords(memberCount);
  return activeNow === 0
    ? members
    : t('clouds.active-now', '{members}, {activeNow} active now', { members, activeNow });
}

/** The parts of a cloud's score, each with its fact, and a way to report the cloud. `hasPoints` shows the numbers too. */
export function CloudReasons({ cloud, hasPoints }: { cloud: CloudRecommendation; hasPoints: boolean }) {
  return (
    <>
      <dl className="border-y border-line">
        {cloud.matchReasons.map((reason) => (
          <Reason key={reason.part} {...reason} hasPoints={hasPoints} />
        ))}
      </dl>
      <p className="tabular py-2.5 text-sm text-ink-2">
        {hasPoints && (
          <span>
            {t('clouds.sum', '{points} = {score}%.', {
              points: cloud.matchReasons.map(({ points }) => points).join(' + '),
              score: cloud.matchScore,
            })}{' '}
          </span>
        )}
        <span>{cloud.confidence}</span>
      </p>
      <Button variant="quiet" size="sm" className="-ms-4" onClick={() => openReport({ kind: 'room', id: cloud.id })}>
        <Flag size={18} />
        {t('clouds.report-this-group', 'Report this group')}
      </Button>
    </>
  );
}

const partNames = {
  vibe: t('clouds.vibe-and-tag', 'Vibe and tag'),
  interests: t('common.interests', 'Interests'),
  alive: t('clouds.alive', 'Alive'),
  size: t('clouds.size', 'Size'),
} as const;

function Reason({ part, points, most, text, hasPoints }: CloudReason & { hasPoints: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_min(5.5rem,34%)] items-center gap-x-4 border-b border-line py-2.5 last:border-b-0">
      <dt className="font-medium">{partNames[part]}</dt>
      <dd className="tabular text-end text-sm text-ink-2">
        {hasPoints &&
          rich(t('clouds.points-of', '<points/> of {most}', { most }), {
            points: <span className="display text-base text-ink">{points}</span>,
          })}
      </dd>
      <dd className="text-sm [overflow-wrap:anywhere] text-ink-2">{text}</dd>
      <dd aria-hidden className="h-1 overflow-hidden rounded-full bg-paper-3">
        <span
          className="block h-full origin-left rtl:origin-right rounded-full bg-ink"
          style={{ transform: `scaleX(${points / most})` }}
        />
      </dd>
    </div>
  );
}

export const labelFor = ({ matchScore }: CloudRecommendation): ReturnType<typeof labelOf> => labelOf(matchScore);
