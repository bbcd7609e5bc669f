import { useLocation } from 'wouter';
import type { SoulMatch } from '#contract/matching.ts';
import { SafetyMenu } from '#web/parts/people/SafetyMenu.tsx';
import { paths } from '#web/paths.ts';
import { GearSix } from '#web/ui/icons/GearSix.ts';
import { t } from '#web/words/words.ts';
import { dropMatch } from '#web/features/matching/state/day.data.ts';

/** The "…" menu of a screen that shows one match: the preferences, and the ways to unmatch, report and block. */
export function MatchMenu({ match, onOver }: { match: SoulMatch; onOver: () => void }) {
  const [, navigate] = useLocation();
  const over = (): void => {
    dropMatch(match.id);
    onOver();
  };
  return (
    <SafetyMenu
      person={match.user}
      items={[
        {
          label: t('matching.soul-preferences', 'Soul preferences'),
          icon: GearSix,
          onSelect: () => navigate(paths.soulSetup()),
        },
      ]}
      onBlocked={over}
      onUnmatched={over}
    />
  );
}
