import { DeskPage } from '#web/features/moderation/desk/DeskPage.tsx';
import { NotFoundPage } from '#web/frame/NotFoundPage.tsx';

/** The moderators' desk; for everybody else the address does not exist. */
export function Moderation() {
  return <DeskPage lost={<NotFoundPage />} />;
}
