import type { ReactNode } from 'react';
import { SkyScene } from '#web/ui/SkyScene.tsx';

interface Props {
  /** The seed of the contour lines. */
  userId: number;
  picture: ReactNode;
  children: ReactNode;
  /** The action at the lower edge; its space is always reserved. */
  action?: ReactNode;
}

/** The night sky behind the last screens of the quiz. It stays the same up to the report, so that nothing jumps. */
export function QuizSky({ userId, picture, children, action }: Props) {
  return (
    <SkyScene
      seed={String(userId)}
      peak={[0.5, 0.35]}
      widePeak={[0.5, 0.36]}
      className="flex grow flex-col items-center px-5 text-center"
    >
      <div className="mt-[12dvh] w-[min(100%,26rem,46dvh)]">{picture}</div>
      <div className="mt-4 min-h-28 w-full max-w-[30rem] text-balance">{children}</div>
      <div className="pb-safe mt-auto flex min-h-20 w-full max-w-[30rem] items-start justify-center">{action}</div>
    </SkyScene>
  );
}
