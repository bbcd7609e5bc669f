import { useState } from 'react';
import { Link } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import type { Post, PostAuthor } from '#contract/posts.ts';
import { paths } from '#web/paths.ts';
import { SafetyMenu } from '#web/parts/SafetyMenu.tsx';
import { ago } from '#web/platform/ago.ts';
import { useMe } from '#web/platform/me.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { authorHandle, authorName } from './post.words.ts';

type AuthorLineProps = { post: Post; size?: number; animal?: boolean; onBlocked?: () => void };

/** The author and time of a post, as a link to the profile. Visitors go to the page for visitors. */
export function AuthorLine({ post, size = 40, animal = true, onBlocked }: AuthorLineProps) {
  const { user } = post;
  const [now] = useState(() => new Date());
  return (
    <div className="flex items-center gap-3">
      <Link
        href={homeOf(user)}
        className="group relative z-10 flex min-h-11 min-w-0 items-center gap-3 rounded-control pr-1"
      >
        <Avatar person={user} size={size} />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold [overflow-wrap:anywhere] group-hover:underline">{authorName(user)}</span>
            {user.isSeedUser && <AiMark />}
            {user.isDemo && <DemoMark />}
          </span>
          <span className="block text-sm text-ink-2">
            <span className="[overflow-wrap:anywhere]">{authorHandle(user)}</span>
            {' · '}
            <time dateTime={post.createdAt}>{ago(post.createdAt, now)}</time>
          </span>
        </span>
      </Link>
      {animal && user.mbtiType && (
        <Animal
          name={archetypes[user.mbtiType].animal}
          size={30}
          label={archetypes[user.mbtiType].name}
          className="ml-auto shrink-0 text-ink-2"
        />
      )}
      <AuthorMenu post={post} {...(onBlocked !== undefined && { onBlocked })} />
    </div>
  );
}

/** Visitors and the author themself have nobody to keep away here. */
function AuthorMenu({ post: { id, user }, onBlocked }: { post: Post; onBlocked?: () => void }) {
  const me = useMe().data?.id;
  if (user.id === null || me === undefined || me === user.id) return null;
  const person = { id: user.id, displayName: authorName(user), isSeedUser: user.isSeedUser };
  return (
    <span className="relative z-10 ml-auto shrink-0">
      <SafetyMenu person={person} about={{ kind: 'post', id }} {...(onBlocked !== undefined && { onBlocked })} />
    </span>
  );
}

function homeOf({ id, handle }: PostAuthor): string {
  return id === null ? paths.invite(handle) : paths.person(id);
}
