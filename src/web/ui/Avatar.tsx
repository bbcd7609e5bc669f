import { useState } from 'react';
import { t } from '#web/words/words.ts';
import { Animal } from './Animal.tsx';
import { cx } from './cx.ts';
import { FACE_EDGE, faceOf, type Faced } from './faces.ts';
import { Monster } from './Monster.tsx';
import type { FaceTint } from './monsters.ts';

export type AvatarPerson = Faced & {
  profileImageUrl?: string | null | undefined;
  avatarConfig?: { image: string | null } | null | undefined;
  isOnline?: boolean | undefined;
  /** True for an AI companion: the background of its avatar is iris. */
  isSeedUser?: boolean | undefined;
};

export type AvatarProps = {
  person: AvatarPerson;
  /** The length of an edge in px; `fill` takes the whole width of the container. */
  size?: number | 'fill' | undefined;
  /** True to show a dot while the person is online. */
  presence?: boolean | undefined;
  /** The text for a screen reader; needed only if the name is not beside the picture. */
  label?: string | undefined;
  /** The data of a path in px that cuts the picture in the place of a circle. */
  cut?: string | undefined;
  className?: string | undefined;
};

const FILL = { width: '100%', aspectRatio: '1' };

/** The ground and the ink of each tint. */
export const tints: Readonly<Record<FaceTint, string>> = {
  moss: 'bg-(--tint-moss) text-(--tint-moss-ink)',
  lime: 'bg-(--tint-lime) text-(--tint-lime-ink)',
  clay: 'bg-(--tint-clay) text-(--tint-clay-ink)',
  honey: 'bg-(--tint-honey) text-(--tint-honey-ink)',
  dew: 'bg-(--tint-dew) text-(--tint-dew-ink)',
  rose: 'bg-(--tint-rose) text-(--tint-rose-ink)',
  sea: 'bg-(--tint-sea) text-(--tint-sea-ink)',
  bark: 'bg-(--tint-bark) text-(--tint-bark-ink)',
};

/**
 * Shows the first of these that exists: the photo, the configured image, the animal of the archetype, the monster of
 * the first letter. Skips images that fail to load.
 */
export function Avatar({ person, size = 48, presence, label, cut, className }: AvatarProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const source = [person.profileImageUrl, person.avatarConfig?.image].find((url) => url && !broken.includes(url));
  const { animal, monster, tint, ground } = faceOf(person);
  return (
    <span
      className={cx('relative inline-block shrink-0', className)}
      style={size === 'fill' ? FILL : { width: size, height: size }}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <span
        style={cut === undefined ? undefined : { clipPath: `path("${cut}")` }}
        className={cx(
          'grid size-full place-items-center',
          cut === undefined && 'rounded-full',
          // Only an image is clipped: each clip is a layer, and a feed has hundreds of faces.
          source && 'overflow-hidden',
          person.isSeedUser ? 'bg-iris-soft text-iris' : tints[tint],
        )}
      >
        {source ? (
          <img
            src={source}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken([...broken, source])}
            className="size-full object-cover"
          />
        ) : animal === null ? (
          <Monster kind={monster} className={cut === undefined ? 'size-[66%]' : 'size-[38%]'} />
        ) : (
          <>
            {cut === undefined && ground !== null && <Ground path={ground} />}
            <Animal name={animal} className={cx('relative', cut === undefined ? 'size-[62%]' : 'size-[36%]')} />
          </>
        )}
      </span>
      {presence && person.isOnline && (
        <span
          className={cx(
            'absolute size-[28%] max-h-4 min-h-2.5 max-w-4 min-w-2.5 rounded-full border-2 border-paper bg-good',
            cut === undefined ? 'end-0 bottom-0' : 'end-[16%] bottom-[16%]',
          )}
          role="img"
          aria-label={t('ui.online', 'online')}
        />
      )}
    </span>
  );
}

/** The person's own contour behind their animal. Its ground is nearer to paper, so the animal's contrast only grows. */
function Ground({ path }: { path: string }) {
  return (
    <svg
      viewBox={`0 0 ${FACE_EDGE} ${FACE_EDGE}`}
      aria-hidden
      focusable="false"
      className="absolute inset-0 size-full stroke-current [stroke-opacity:0.35]"
    >
      <path d={path} vectorEffect="non-scaling-stroke" className="fill-paper [fill-opacity:0.5]" />
    </svg>
  );
}
