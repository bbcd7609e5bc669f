import { useState } from 'react';
import { Link } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import type { Post } from '#contract/posts.ts';
import { SafetyMenu } from '#web/parts/people/SafetyMenu.tsx';
import { ago } from '#web/platform/ago.ts';
import { useHere } from '#web/platform/here.ts';
import { useMe } from '#web/platform/me.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { PersonMark, PersonSign } from '#web/ui/Marks.tsx';
import { PlanetMark } from '#web/ui/PlanetMark.tsx';
import { cx } from '#web/ui/cx.ts';
import { authorHandle, authorName, homeOf } from './post.words.ts';
import { spoken } from '#web/words/words.ts';

type AuthorLineProps = {
  post: Post;
  size?: number;
  /** True on the post's own page, which shows the author's planet instead of the animal, and marks in words. */
  planet?: boolean;
  onBlocked?: () => void;
};

/** A name that takes the room of more letters may be split to fit the narrowest phone; a shorter one stays whole. */
const LONG_NAME = 13;

/** Returns the room of a name in letters of usual width. */
const lettersOf = (name: string): number => name.length + 0.6 * (name.match(/[MWmw@]|[^\p{L}\s]/gu)?.length ?? 0);

/** The author and time of a post. They link to the author's profile, or for visitors to the author's invite page. */
export function AuthorLine({ post, size = 40, planet = false, onBlocked }: AuthorLineProps) {
  const { user } = post;
  const [now] = useState(() => new Date());
  const here = useHere();
  const [name, handle] = [authorName(user), authorHandle(user)];
  // Without a photo, the avatar is the animal.
  const hasPhoto = user.profileImageUrl !== null || Boolean(user.avatarConfig?.image);
  return (
    <div className="flex items-center gap-x-3">
      <Link
        href={homeOf(user, here)}
        className="group relative z-10 flex min-h-11 min-w-0 items-center gap-3 rounded-control pe-1"
      >
        <Avatar person={user} size={size} />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2">
            <bdi
              className={cx(
                'text-[min(1.0625rem,6.25vw)] font-semibold group-hover:underline',
                lettersOf(name) > LONG_NAME && 'wrap-anywhere',
              )}
            >
              {name}
            </bdi>
            {planet ? <PersonMark of={user} /> : <PersonSign of={user} />}
            {planet && <PlanetMark planet={user.personalityPlanet} />}
          </span>
          <span className="block text-sm text-balance text-ink-2">
            {name !== handle && (
              <span>
                <bdi className={cx('[overflow-wrap:anywhere]', handle.length > 26 && 'tracking-tight')}>{handle}</bdi>
                {' · '}
              </span>
            )}
            <time dateTime={post.createdAt}>{ago(post.createdAt, now)}</time>
          </span>
        </span>
      </Link>
      {!planet && hasPhoto && user.mbtiType && (
        <Animal
          name={archetypes[user.mbtiType].animal}
          size={30}
          label={spoken(archetypes[user.mbtiType].name)}
          className="ms-auto shrink-0 text-ink-2"
        />
      )}
      <AuthorMenu post={post} {...(onBlocked !== undefined && { onBlocked })} />
    </div>
  );
}

/** The menu to block the author or report the post. Visitors and the author get no menu. */
function AuthorMenu({ post: { id, user }, onBlocked }: { post: Post; onBlocked?: () => void }) {
  const me = useMe().data?.id;
  if (user.id === null || me === undefined || me === user.id) return null;
  const person = { id: user.id, displayName: authorName(user), isSeedUser: user.isSeedUser };
  return (
    <span className="relative z-10 ms-auto shrink-0">
      <SafetyMenu person={person} about={{ kind: 'post', id }} {...(onBlocked !== undefined && { onBlocked })} />
    </span>
  );
}
