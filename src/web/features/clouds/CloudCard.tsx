import { useId, useState } from 'react';
import type { CloudRecommendation } from '#contract/clouds.ts';
import { GroupFace } from '#web/parts/rooms/GroupFace.tsx';
import { asWritten } from '#web/ui/asWritten.ts';
import { cx } from '#web/ui/cx.ts';
import { CaretDown } from '#web/ui/icons/CaretDown.ts';
import { spoken, t } from '#web/words/words.ts';
import { labelIcons } from './cloud.icons.ts';
import { CloudFaces, CloudReasons, countsOf, JoinCloud, labelFor } from './CloudParts.tsx';
import { bestReasons, kindWords } from './clouds.words.ts';

/** A cloud with what speaks for it in words, who is in it, and the button to join. */
export function CloudCard({ cloud, isFirst }: { cloud: CloudRecommendation; isFirst: boolean }) {
  const { id, name, description, gradient, pictureId } = cloud;
  return (
    <article aria-label={name}>
      <div className="flex items-start gap-3">
        <GroupFace seed={id} gradient={gradient} pictureId={pictureId} size={52} />
        <div className="min-w-0 grow">
          <h3 className="text-xl leading-7 [overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
          </h3>
          <p {...asWritten} className="whitespace-pre-line [overflow-wrap:anywhere] text-ink-2">
            {description}
          </p>
        </div>
      </div>
      <Why cloud={cloud} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 items-center gap-3">
          <CloudFaces cloud={cloud} />
          <p className="min-w-0">
            <span className="tabular block text-sm font-semibold">{countsOf(cloud)}</span>
            <span className="block text-sm [overflow-wrap:anywhere] text-ink-2">{kindWords(cloud)}</span>
          </p>
        </div>
        <JoinCloud cloud={cloud} isFirst={isFirst} />
      </div>
    </article>
  );
}

/** The label of the score with the best reasons in words. A tap shows the parts of the score. */
function Why({ cloud }: { cloud: CloudRecommendation }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = labelFor(cloud);
  const Glyph = labelIcons[label];
  const isPerfect = label === 'Perfect Chaos';
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="mt-2 grid min-h-11 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 text-start"
      >
        <Glyph size={24} filled={isPerfect} className={cx(isPerfect && 'text-coral')} />
        <span className="display">{spoken(label)}</span>
        <span className="flex items-center gap-1.5 text-sm font-semibold text-ink-2">
          {t('clouds.why-this-match', 'Why This Match?')}
          <CaretDown size={18} className={cx('shrink-0 transition-transform', isOpen && 'rotate-180')} />
        </span>
        <span className="col-span-2 col-start-2">
          {bestReasons(cloud.matchReasons).map((text) => (
            <span key={text} className="block leading-6 [overflow-wrap:anywhere]">
              {text}
            </span>
          ))}
        </span>
      </button>
      <div id={id} hidden={!isOpen} className="mt-2">
        <CloudReasons cloud={cloud} hasPoints />
      </div>
    </>
  );
}
