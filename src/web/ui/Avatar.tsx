import { useState } from 'react';
import { cx } from './cx.ts';
import { Monster } from './Monster.tsx';
import { monsterFor, type MonsterTint, type Named } from './monsters.ts';

export type AvatarPerson = Named & {
  profileImageUrl?: string | null | undefined;
  avatarConfig?: { image: string | null } | null | undefined;
  isOnline?: boolean | undefined;
  /** An AI companion: always in iris. */
  isSeedUser?: boolean | undefined;
};

export type AvatarProps = {
  person: AvatarPerson;
  /** Edge in px. */
  size?: number | undefined;
  /** Shows the dot of those who are here now. */
  presence?: boolean | undefined;
  /** Only where no name stands beside it. */
  label?: string | undefined;
  className?: string | undefined;
};

const tints: Record<MonsterTint, string> = {
  moss: 'bg-(--tint-moss) text-(--tint-moss-ink)',
  lime: 'bg-(--tint-lime) text-(--tint-lime-ink)',
  clay: 'bg-(--tint-clay) text-(--tint-clay-ink)',
  honey: 'bg-(--tint-honey) text-(--tint-honey-ink)',
  dew: 'bg-(--tint-dew) text-(--tint-dew-ink)',
  rose: 'bg-(--tint-rose) text-(--tint-rose-ink)',
};

/** The photo, else the configured image, else the monster of the first letter. An image that fails makes way. */
export function Avatar({ person, size = 48, presence, label, className }: AvatarProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const source = [person.profileImageUrl, person.avatarConfig?.image].find((url) => url && !broken.includes(url));
  const { kind, tint } = monsterFor(person);
  return (
    <span
      className={cx('relative inline-block shrink-0', className)}
      style={{ width: size, height: size }}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <span
        className={cx(
          'grid size-full place-items-center overflow-hidden rounded-full',
          person.isSeedUser ? 'bg-iris-soft text-iris' : tints[tint],
        )}
      >
        {source ? (
          <img
            src={source}
            alt=""
            width={size}
            height={size}
            loading="lazy"
            decoding="async"
            onError={() => setBroken([...broken, source])}
            className="size-full object-cover"
          />
        ) : (
          <Monster kind={kind} size={Math.round(size * 0.66)} />
        )}
      </span>
      {presence && person.isOnline && (
        <span
          className="absolute right-0 bottom-0 size-[28%] max-h-4 min-h-2.5 max-w-4 min-w-2.5 rounded-full border-2 border-paper bg-good"
          role="img"
          aria-label="online"
        />
      )}
    </span>
  );
}
