import { Link, useLocation } from 'wouter';
import { deskStanding } from '#contract/moderation.ts';
import { paths } from '#web/paths.ts';
import { useHasBeenIdle } from '#web/ui/idle.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Scales } from '#web/ui/icons/Scales.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { railClass } from '#web/frame/rail.ts';
import { t } from '#web/words/words.ts';

/** The link to the moderators' desk in the rail, with the number of late cases. */
export function CasesLink() {
  const isIdle = useHasBeenIdle();
  const { data } = useRead(deskStanding, {}, { enabled: isIdle });
  const [location] = useLocation();
  const isHere = location.startsWith(paths.moderation());
  return (
    <Link href={paths.moderation()} aria-current={isHere ? 'page' : undefined} className={railClass(isHere)}>
      <Scales size={25} filled={isHere} />
      {t('frame.cases', 'Cases')}
      <Badge
        count={data?.late ?? 0}
        noun={t('frame.late', 'late')}
        className="absolute top-1.5 start-[calc(50%+0.35rem)]"
      />
    </Link>
  );
}
