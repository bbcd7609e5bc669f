import { archetypes, plateNumber } from '#content/archetypes.ts';
import type { MbtiType } from '#contract/people.ts';
import type { Invite } from '#contract/people.invites.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { Egg } from '#web/ui/Egg.tsx';
import { spoken, t } from '#web/words/words.ts';

/** The share of the row that the friend's plate takes; the visitor's takes 30.4 %. */
const FRIEND = 0.655;
/** How far the land reaches beyond the row on each side, in px. */
const BEYOND = { x: 24, y: 64 };

/** The part of the land behind the friend's plate: its insets, in which a percentage is of the land's width. */
const behindFriend = `inset(${BEYOND.y}px calc(${(1 - FRIEND) * 100}% + ${BEYOND.x * (2 * FRIEND - 1)}px) ${BEYOND.y}px ${BEYOND.x}px)`;
const beyond = { inset: `${-BEYOND.y}px ${-BEYOND.x}px` };

type InvitePlatesProps = { invite: Invite; name: string };

/** The friend's plate and the visitor's egg, as two windows on one land. */
export function InvitePlates({ invite, name }: InvitePlatesProps) {
  const land = { seed: invite.handle, width: 390, height: 470, levels: 16, peak: [0.36, 0.5] as const };
  return (
    <div className="relative isolate mx-auto mt-3 flex w-full max-w-[21.375rem] items-end justify-between lg:max-w-[29rem]">
      <div
        aria-hidden
        className="pointer-events-none absolute -z-10 mask-[linear-gradient(transparent,#000_25%,#000_75%,transparent)] md:mask-[radial-gradient(closest-side,#000_70%,transparent)]"
        style={beyond}
      >
        <ContourLines {...land} />
      </div>
      <div aria-hidden className="pointer-events-none absolute z-10" style={{ ...beyond, clipPath: behindFriend }}>
        <ContourLines {...land} className="text-lime opacity-45" />
      </div>
      <figure className="relative flex min-h-72 w-[65.5%] flex-col rounded-plate border-[1.5px] border-lime bg-night/70 px-4 pt-3.5 pb-4 lg:min-h-112 lg:px-5">
        <Friend invite={invite} name={name} />
      </figure>
      <figure className="flex min-h-40 w-[30.4%] flex-col justify-between rounded-plate border-[1.5px] border-dashed border-edge bg-night/70 px-[min(0.75rem,2.4vw)] py-3.5 lg:min-h-59">
        <p className="relative z-20 text-[min(0.75rem,3.4vw)] font-semibold text-moon-2 lg:text-xs">
          {t('people.unhatched', 'Unhatched')}
        </p>
        <Egg className="relative z-20 mx-auto h-14 lg:h-20" />
        <figcaption className="display relative z-20 text-lg leading-none">{t('common.you', 'You')}</figcaption>
      </figure>
    </div>
  );
}

function Friend({ invite, name }: InvitePlatesProps) {
  if (invite.mbtiType !== null) return <Hatched type={invite.mbtiType} name={name} />;
  const hasPicture = Boolean(invite.profileImageUrl ?? invite.avatarConfig?.image);
  return (
    <>
      <div className="relative z-20 grid grow place-items-center py-4">
        {hasPicture ? (
          <span className="block w-[78%] rounded-full border-2 border-lime p-1.5">
            <Avatar person={invite} size="fill" />
          </span>
        ) : (
          <Egg className="h-36 lg:h-48" />
        )}
      </div>
      <Caption>{name}</Caption>
    </>
  );
}

function Hatched({ type, name }: { type: MbtiType; name: string }) {
  const { animal, name: archetype, latinName } = archetypes[type];
  return (
    <>
      <p className="relative z-20 flex justify-between gap-3 text-2xs font-semibold lg:text-xs">
        <span className="clears shrink-0">
          {t('ui.plate-of-16', 'Plate {plate} of 16', { plate: plateNumber(type) })}
        </span>
        <bdi className="clears truncate">{name}</bdi>
      </p>
      <div className="relative z-20 grid grow place-items-center py-3 text-lime">
        <Animal name={animal} className="h-auto w-[86%]" />
      </div>
      <Caption latin={latinName}>{spoken(archetype)}</Caption>
    </>
  );
}

function Caption({ children, latin }: { children: string; latin?: string }) {
  return (
    <figcaption className="relative z-20">
      <bdi className="display-tight line-clamp-3 text-[min(1.625rem,8vw)] leading-[1.05] [overflow-wrap:anywhere] lg:text-3xl">
        {children}
      </bdi>
      {latin !== undefined && (
        <span lang="la" className="latin mt-1 block text-lg leading-6">
          {latin}
        </span>
      )}
    </figcaption>
  );
}
