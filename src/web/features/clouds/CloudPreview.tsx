import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Beginning } from '#content/beginnings.ts';
import { cloudTypes } from '#content/clouds.ts';
import type { CloudRecommendation } from '#contract/clouds.ts';
import { GroupFace } from '#web/parts/rooms/GroupFace.tsx';
import { paths } from '#web/paths.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { spoken, t } from '#web/words/words.ts';
import { formOf } from './Beginnings.tsx';
import { labelIcons, typeIcons } from './cloud.icons.ts';
import { CloudReasons, countsOf, JOIN_ID, JoinCloud, labelFor } from './CloudParts.tsx';
import { kindWords } from './clouds.words.ts';

/** A cloud beside the list: what it is, what speaks for it, who is in it, and the button to join. */
export function CloudPreview({ cloud }: { cloud: CloudRecommendation }) {
  const { id, name, description, gradient, pictureId, participants } = cloud;
  const label = labelFor(cloud);
  const Glyph = labelIcons[label];
  return (
    <Frame
      name={name}
      mark={<GroupFace seed={id} gradient={gradient} pictureId={pictureId} size={48} />}
      kind={kindWords(cloud)}
      foot={
        <>
          <p>
            <span className="tabular block font-semibold">{countsOf(cloud)}</span>
            <span className="block text-sm text-ink-2">
              {t('clouds.you-can-leave', 'You can leave whenever you like.')}
            </span>
          </p>
          <JoinCloud key={id} cloud={cloud} isFirst id={JOIN_ID} />
        </>
      }
    >
      <Plate seed={id}>
        <p
          {...asWritten}
          className="display text-3xl leading-tight text-balance whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {description}
        </p>
      </Plate>
      <div className="mt-7 grid gap-x-12 gap-y-7 @min-[40rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-label={t('clouds.why-this-match', 'Why This Match?')}>
          <h3 className="flex items-center gap-2 text-lg">
            <Glyph size={24} /> {spoken(label)}
          </h3>
          <div className="mt-3">
            <CloudReasons cloud={cloud} hasPoints={false} />
          </div>
        </section>
        {participants.length > 0 && (
          <section aria-label={t('clouds.who-is-in', 'Who is in it')}>
            <h3 className="text-lg">{t('clouds.who-is-in', 'Who is in it')}</h3>
            <ul className="mt-2">
              {participants.map((person) => (
                <li key={person.id}>
                  <Link
                    href={paths.person(person.id)}
                    className="flex min-h-14 items-center gap-3 rounded-control py-1.5"
                  >
                    <Avatar person={person} size={36} presence />
                    <span className="min-w-0">
                      <bdi className="block leading-5 font-semibold [overflow-wrap:anywhere]">{person.displayName}</bdi>
                      {person.primaryArchetype !== null && (
                        <span className="block text-sm text-ink-2">{spoken(person.primaryArchetype)}</span>
                      )}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Frame>
  );
}

/** A cloud that nobody has started, as it would look. */
export function BeginningPreview({ beginning }: { beginning: Beginning }) {
  const { type, tag, name, line } = beginning;
  const Glyph = typeIcons[type];
  return (
    <Frame
      name={spoken(name)}
      mark={
        <span className="grid size-12 shrink-0 place-items-center rounded-control bg-paper-3">
          <Glyph size={26} />
        </span>
      }
      kind={`${spoken(cloudTypes[type].title)} · ${spoken(tag)}`}
      foot={
        <>
          <p>
            <span className="block font-semibold">{t('clouds.a-draft', 'Not started yet.')}</span>
            <span className="block text-sm text-ink-2">
              {t('clouds.yours-to-change', 'Every word is yours to change first.')}
            </span>
          </p>
          <Link id={JOIN_ID} href={formOf(beginning)} className={buttonClass({ variant: 'lime' })}>
            {t('clouds.start-this', 'Start {name}', { name: spoken(name) })}
          </Link>
        </>
      }
    >
      <Plate seed={tag} isTall>
        <p className="display text-3xl leading-tight text-balance [overflow-wrap:anywhere]">{spoken(line)}</p>
        <ol className="mt-6 flex flex-col gap-2 text-ink-2">
          <li>{t('clouds.step-one', 'You start it, and it is on this page for everybody who wants this mood.')}</li>
          <li>{t('clouds.step-two', 'Up to 24 people join with one tap. You are its owner.')}</li>
        </ol>
      </Plate>
    </Frame>
  );
}

interface FrameProps {
  name: string;
  mark: ReactNode;
  kind: string;
  foot: ReactNode;
  children: ReactNode;
}

function Frame({ name, mark, kind, foot, children }: FrameProps) {
  return (
    <section aria-label={name} className="flex min-w-0 grow flex-col">
      <header className="flex min-h-22 shrink-0 items-center gap-3.5 border-b border-line px-8 py-4">
        {mark}
        <div className="min-w-0 grow">
          <h2 className="text-xl leading-6 [overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-sm [overflow-wrap:anywhere] text-ink-2">{kind}</p>
        </div>
      </header>
      <div className="@container flex min-h-0 grow flex-col overflow-y-auto px-8 py-7">{children}</div>
      <div className="flex min-h-21 shrink-0 flex-wrap items-center justify-between gap-4 border-t border-line px-8 py-4">
        {foot}
      </div>
    </section>
  );
}

/** A ruled plate with the lines of a cloud at its right, away from the words. */
function Plate({ seed, isTall = false, children }: { seed: string; isTall?: boolean; children: ReactNode }) {
  return (
    <div
      className={`relative isolate overflow-hidden rounded-[4px] border border-ink ${isTall ? 'grid grow content-center px-10 py-10' : 'shrink-0 px-6 py-9'}`}
    >
      <div
        aria-hidden
        className="absolute inset-y-0 end-0 rtl:-scale-x-100 -z-10 w-2/5 [mask-image:linear-gradient(to_right,transparent,black_70%)]"
      >
        <ContourLines seed={seed} width={280} height={isTall ? 500 : 160} peak={[0.8, 0.4]} />
      </div>
      <div className="max-w-[60%] min-w-60">{children}</div>
    </div>
  );
}
