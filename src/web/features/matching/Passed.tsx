import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { SkyFrame } from './SkyFrame.tsx';

/** After a pass: a breath, and the two ways on. */
export function Passed({ seed, onAgain }: { seed: string; onAgain: () => void }) {
  return (
    <SkyFrame seed={seed} isWhole>
      <div className="mx-auto flex w-full max-w-md grow animate-[fade-in_240ms_ease-out] flex-col justify-center gap-8 px-6 pb-16 text-center">
        <div>
          <PageHeading className="text-4xl tracking-[-0.04em] text-balance">
            That soul continues its journey...
          </PageHeading>
          <p className="mt-3 text-lg text-ink-2">Nobody is notified. You two may meet again in three months.</p>
        </div>
        <div className="flex flex-col gap-3">
          <Button variant="lime" size="lg" full onClick={onAgain}>
            Find Another Soul
          </Button>
          <Link href={paths.match()} className={buttonClass({ variant: 'outline', size: 'lg', full: true })}>
            Take a Break
          </Link>
        </div>
      </div>
    </SkyFrame>
  );
}
