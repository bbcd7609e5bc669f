import type { KeyboardEvent, ReactNode } from 'react';
import type { Beginning } from '#content/beginnings.ts';
import type { CloudRecommendation } from '#contract/clouds.ts';
import { GroupFace } from '#web/parts/rooms/GroupFace.tsx';
import { asWritten } from '#web/ui/asWritten.ts';
import { cx } from '#web/ui/cx.ts';
import { keyOf } from '#web/ui/keyOf.ts';
import { t } from '#web/words/words.ts';
import { BeginningWords, couldStart, orStart } from './Beginnings.tsx';
import { CloudFaces, countsOf, JOIN_ID } from './CloudParts.tsx';
import { bestReasons } from './clouds.words.ts';

interface DeskCloudsProps {
  clouds: readonly CloudRecommendation[];
  offered: readonly Beginning[];
  /** Whether the heading of the page already says what the beginnings are. */
  isBare: boolean;
  /** The id of a cloud, or the tag of a beginning. */
  chosen: string;
  onChoose: (key: string) => void;
  /** What loads more clouds. */
  children: ReactNode;
}

/** The clouds and the beginnings beside the preview of one. Arrow keys change the preview, Enter goes on to its button. */
export function DeskClouds({ clouds, offered, isBare, chosen, onChoose, children }: DeskCloudsProps) {
  const keys = [...clouds.map(({ id }) => id), ...offered.map(({ tag }) => tag)];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const key = keyOf(event);
    const at = keys.indexOf(chosen);
    const next = keys[key === 'ArrowDown' ? at + 1 : key === 'ArrowUp' ? at - 1 : -1];
    if (key === 'Enter') {
      event.preventDefault();
      document.getElementById(JOIN_ID)?.focus();
    } else if (next !== undefined) {
      event.preventDefault();
      onChoose(next);
      document.querySelector<HTMLElement>(`[data-open-cloud="${next}"]`)?.focus();
    }
  };
  const rowOf = (key: string) => ({
    type: 'button' as const,
    'data-open-cloud': key,
    'aria-current': key === chosen ? ('true' as const) : undefined,
    tabIndex: key === chosen ? 0 : -1,
    onClick: () => onChoose(key),
    onKeyDown,
    className: cx(
      'flex w-full items-start gap-3.5 rounded-bubble px-3.5 py-3 text-start',
      key === chosen ? 'bg-paper-3' : 'hover:bg-paper-2',
    ),
  });
  return (
    <div role="group" aria-label={t('clouds.clouds', 'Clouds')} className="mt-3">
      <p className="sr-only">{t('clouds.keys', 'Arrow keys change the preview; Enter goes on to its button.')}</p>
      <ul className="-mx-3.5">
        {clouds.map((cloud) => (
          <li key={cloud.id}>
            <button {...rowOf(cloud.id)}>
              <GroupFace seed={cloud.id} gradient={cloud.gradient} pictureId={cloud.pictureId} size={52} />
              <span className="min-w-0 grow">
                <bdi className="display block text-lg leading-6 [overflow-wrap:anywhere]">{cloud.name}</bdi>
                <span {...asWritten} className="block [overflow-wrap:anywhere]">
                  {cloud.description}
                </span>
                <span className="block text-sm text-ink-2">{bestReasons(cloud.matchReasons)[0]}</span>
                <span className="mt-1 flex items-center gap-2">
                  <CloudFaces cloud={cloud} />
                  <span className="tabular text-sm font-semibold">{countsOf(cloud)}</span>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {children}
      <section
        aria-label={clouds.length > 0 ? orStart : couldStart}
        className={cx(clouds.length > 0 && 'mt-5 border-t border-line pt-5')}
      >
        {!isBare && <h3 className="text-base">{clouds.length > 0 ? orStart : couldStart}</h3>}
        <ul className="-mx-3.5 mt-1">
          {offered.map((beginning) => (
            <li key={beginning.tag}>
              <button {...rowOf(beginning.tag)}>
                <BeginningWords of={beginning} />
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
