import { useMe } from '#web/platform/me.ts';
import { optional } from '#web/ui/optional.ts';

const CasesLink = optional(() => import('#web/frame/desk/CasesLink.tsx').then((part) => part.CasesLink));

/** The last entry of the rail: the link to the moderators' desk, whose code only moderators load. */
export function RailEnd() {
  return useMe().data?.isModerator === true ? <CasesLink /> : null;
}
