import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { cloudTypes, labelOf, vibeNames } from '#content/clouds.ts';
import type { CloudReason, CloudRecommendation } from '#contract/clouds.ts';
import { GroupFace } from '#web/parts/rooms/GroupFace.tsx';
import { membersWords } from '#web/parts/rooms/groups.words.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { paths } from '#web/paths.ts';
import { openReport } from '#web/platform/report.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { CaretDown } from '#web/ui/icons/CaretDown.ts';
import { Flag } from '#web/ui/icons/Flag.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { rich } from '#web/ui/rich.tsx';
import { spoken, t } from '#web/words/words.ts';
import { labelIcons } from './cloud.icons.ts';
import { enterCloud } from './clouds.data.ts';

/** A cloud with its score, the reasons for the score, and the button to join. */
export function CloudCard({ cloud, isFirst }: { cloud: CloudRecommendation; isFirst: boolean }) {
  const { id, name, description, gradient, pictureId, matchScore, memberCount, activeNow, groupType, groupVibe, tag } =
    cloud;
  const label = labelOf(matchScore);
  const { join, isJoining, said } = useJoining(id);
  return (
    <article aria-label={name}>
      <div className="flex flex-wrap items-start gap-3">
        <GroupFace seed={id} gradient={gradient} pictureId={pictureId} size={52} />
        <div className="min-w-0 grow basis-32">
          <h3 className="text-xl [overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
          </h3>
          <p dir="auto" className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere] text-ink-2">
            {description}
          </p>
        </div>
        <p className="display tabular shrink-0 text-4xl leading-none">
          {matchScore}
          <span className="text-xl">%</span>
        </p>
      </div>
      <Why cloud={cloud} label={label} />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 items-center gap-3">
          <Faces cloud={cloud} />
          <p className="min-w-0">
            <span className="tabular block text-sm font-semibold">
              {t('clouds.active-now', '{members}, {activeNow} active now', {
                members: membersWords(memberCount),
                activeNow,
              })}
            </span>
            <span className="block text-sm text-ink-2">
              {[spoken(cloudTypes[groupType].title), spoken(vibeNames[groupVibe]), tag].filter(Boolean).join(' · ')}
            </span>
          </p>
        </div>
        <Button
          variant={isFirst ? 'lime' : 'outline'}
          className="ml-auto"
          pending={isJoining}
          onClick={() => void join()}
          aria-label={t('clouds.join', 'Join {label}: {name}', { label: spoken(label), name })}
        >
          {t('clouds.join-2', 'Join {label}', { label: spoken(label) })}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {said}
      </p>
    </article>
  );
}

function useJoining(id: string) {
  const [, navigate] = useLocation();
  const [said, setSaid] = useState('');
  const [join, isJoining] = useOneAtATime(async () => {
    setSaid('');
    try {
      if (await enterCloud(id)) navigate(paths.chat(id));
      else
        setSaid(t('clouds.you-asked-to-join-when', 'You asked to join. When an admin says yes, it is in your chats.'));
    } catch (error) {
      setSaid(wordsFor(error, t('common.that-did-not-work-please', 'That did not work. Please try again.')));
    }
  });
  return { join, isJoining, said };
}

function Faces({ cloud: { participants } }: { cloud: CloudRecommendation }) {
  if (participants.length === 0) return null;
  return (
    <span aria-hidden className="flex shrink-0 -space-x-2.5">
      {participants.slice(0, 3).map((person) => (
        <span key={person.id} className="rounded-full border-2 border-paper bg-paper">
          <Avatar person={person} size={32} />
        </span>
      ))}
    </span>
  );
}

/** The label of the score. A tap shows the parts of the score. */
function Why({ cloud, label }: { cloud: CloudRecommendation; label: ReturnType<typeof labelOf> }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Glyph = labelIcons[label];
  const isPerfect = label === 'Perfect Chaos';
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="mt-2 flex min-h-11 w-full items-center gap-2 text-left"
      >
        <Glyph size={24} filled={isPerfect} className={cx('shrink-0', isPerfect && 'text-coral')} />
        <span className="display">{spoken(label)}</span>
        <span className="ml-auto text-sm font-semibold text-ink-2">
          {t('clouds.why-this-match', 'Why This Match?')}
        </span>
        <CaretDown size={18} className={cx('shrink-0 text-ink-2 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={id} hidden={!isOpen}>
        <dl className="border-y border-line">
          {cloud.matchReasons.map((reason) => (
            <Reason key={reason.part} {...reason} />
          ))}
        </dl>
        <p className="tabular py-2.5 text-sm text-ink-2">
          {cloud.matchReasons.map(({ points }) => points).join(' + ')} = {cloud.matchScore}%. {cloud.confidence}
        </p>
        <Button variant="quiet" size="sm" className="-ml-4" onClick={() => openReport({ kind: 'room', id: cloud.id })}>
          <Flag size={18} />
          {t('clouds.report-this-group', 'Report this group')}
        </Button>
      </div>
    </>
  );
}

const partNames = {
  vibe: t('clouds.vibe-and-tag', 'Vibe and tag'),
  interests: t('common.interests', 'Interests'),
  alive: t('clouds.alive', 'Alive'),
  size: t('clouds.size', 'Size'),
} as const;

function Reason({ part, points, most, text }: CloudReason) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_min(5.5rem,34%)] items-center gap-x-4 border-b border-line py-2.5 last:border-b-0">
      <dt className="font-medium">{partNames[part]}</dt>
      <dd className="tabular text-right text-sm text-ink-2">
        {rich(t('clouds.points-of', '<points/> of {most}', { most }), {
          points: <span className="display text-base text-ink">{points}</span>,
        })}
      </dd>
      <dd className="text-sm [overflow-wrap:anywhere] text-ink-2">{text}</dd>
      <dd aria-hidden className="h-1 overflow-hidden rounded-full bg-paper-3">
        <span
          className="block h-full origin-left rounded-full bg-ink"
          style={{ transform: `scaleX(${points / most})` }}
        />
      </dd>
    </div>
  );
}
