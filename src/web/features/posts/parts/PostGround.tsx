import type { ReactNode } from 'react';
import type { Post } from '#contract/posts.ts';
import { tints } from '#web/ui/Avatar.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { cx } from '#web/ui/cx.ts';
import { faceOf } from '#web/ui/faces.ts';

/** The lines of a ground meet below the words, at its lower end. */
const CORNER = [0.88, 1] as const;

/** Words stand on the ground of their author's disc, as a picture stands on its own. */
export function PostGround({ user, children }: { user: Post['user']; children: ReactNode }) {
  return (
    <div
      className={cx(
        'relative isolate overflow-hidden rounded-bubble px-5 pt-5 pb-8',
        user.isSeedUser ? 'bg-iris-soft text-ink' : tints[faceOf(user).tint],
      )}
    >
      <ContourLines
        seed={user.handle}
        height={300}
        levels={7}
        peak={CORNER}
        className="inset-y-0 end-0 start-auto! -z-10 w-3/5! text-inherit! opacity-20"
      />
      <div className="@container">{children}</div>
    </div>
  );
}
