import { Fragment, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { cloudTypes, vibeNames } from '#content/clouds.ts';
import { cloudTypeIds, type CloudTypeId } from '#contract/clouds.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Page } from '#web/ui/Page.tsx';
import { ReadyButton } from '#web/ui/ReadyButton.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { spoken, t } from '#web/words/words.ts';
import { carriedTo, readCarried } from './carried.ts';
import { typeIcons } from './cloud.icons.ts';

const pairs = cloudTypeIds.flatMap((_, at) => (at % 2 === 0 ? [cloudTypeIds.slice(at, at + 2)] : []));

/** The page on which a person chooses what a new group is about: a type and one of its tags. */
export function CloudTypePage() {
  useTitle(t('clouds.group-type', 'Group Type'));
  const search = useSearch();
  const [, navigate] = useLocation();
  const [type, setType] = useState<CloudTypeId | null>(null);
  const [tag, setTag] = useState<string | null>(null);
  const carried = readCarried(search);
  const confirm = (): void => {
    if (type === null || tag === null) return;
    navigate(carriedTo(paths.chaosCreate(), carried, { type, tag }), { replace: true });
  };
  return (
    <Page
      title={t('clouds.group-type', 'Group Type')}
      back={<BackLink to={carriedTo(paths.chaosCreate(), carried)} />}
      footer={
        <ReadyButton variant="lime" full lack={tag === null ? lackWords(type) : null} onClick={confirm}>
          {t('clouds.confirm', 'Confirm')}
        </ReadyButton>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        {pairs.map((pair) => (
          <Fragment key={pair.join(' ')}>
            {pair.map((id) => (
              <Type
                key={id}
                id={id}
                isOn={id === type}
                onChoose={() => {
                  if (id === type) return;
                  setType(id);
                  setTag(null);
                }}
              />
            ))}
            {type !== null && pair.includes(type) && <Tags key={type} type={type} tag={tag} onChoose={setTag} />}
          </Fragment>
        ))}
      </div>
    </Page>
  );
}

const lackWords = (type: CloudTypeId | null): string =>
  type === null
    ? t('clouds.choose-a-type-first', 'Choose a type first.')
    : t('clouds.now-choose-its-vibe', 'Now choose its vibe.');

function Type({ id, isOn, onChoose }: { id: CloudTypeId; isOn: boolean; onChoose: () => void }) {
  const Glyph = typeIcons[id];
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-expanded={isOn}
      onClick={onChoose}
      className={cx(
        'display flex min-h-24 min-w-0 flex-col justify-between gap-2 rounded-bubble p-3.5 text-start transition-colors duration-150',
        isOn ? 'bg-ink text-paper' : 'bg-paper-2 hover:bg-paper-3',
      )}
    >
      <Glyph size={28} filled={isOn} />
      {spoken(cloudTypes[id].title)}
    </button>
  );
}

type TagsProps = { type: CloudTypeId; tag: string | null; onChoose: (tag: string) => void };

function Tags({ type, tag: chosen, onChoose }: TagsProps) {
  const { title, description, tags } = cloudTypes[type];
  const place = useRef<HTMLElement>(null);
  // On a small screen the tags would open behind the button of the page, so they scroll into view.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={place} aria-label={spoken(title)} className="col-span-2 scroll-mb-24 border-y border-line py-4">
      <p>{spoken(description)}</p>
      <h2 className="mt-4 text-base">{t('clouds.choose-a-vibe', 'Choose a vibe')}</h2>
      <div role="group" aria-label={t('clouds.choose-a-vibe', 'Choose a vibe')} className="mt-2 flex flex-wrap gap-2">
        {tags.map(({ tag, vibe }) => (
          <button
            key={tag}
            type="button"
            aria-pressed={tag === chosen}
            onClick={() => onChoose(tag)}
            className={cx(
              'min-h-11 rounded-control px-3.5 py-1.5 text-start text-sm font-semibold transition-colors duration-150',
              tag === chosen ? 'bg-ink text-paper' : 'bg-paper-2 hover:bg-paper-3',
            )}
          >
            {spoken(tag)}{' '}
            <span className={cx('font-normal', tag !== chosen && 'text-ink-2')}>{spoken(vibeNames[vibe])}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
