import { closeModal, useOpenModal, type ModalName } from '#web/platform/modal.ts';
import type { SessionStatus } from '#web/platform/session/session.ts';
import { fetched } from '#web/ui/fetched.tsx';

const windows = {
  vibe: fetched(() => import('#web/features/vibes/VibeModal.tsx').then((module) => module.VibeModal)),
  soul: fetched(() =>
    import('#web/features/matching/setup/SoulPreferencesModal.tsx').then((module) => module.SoulPreferencesModal),
  ),
  report: fetched(() => import('#web/features/moderation/ReportSheet.tsx').then((module) => module.ReportSheet)),
  wyn: fetched(() => import('#web/features/wyn/WynModal.tsx').then((module) => module.WynModal)),
};

/** Visitors can talk to Wyn; the other windows are for members. */
const forVisitors: ReadonlySet<ModalName> = new Set(['wyn']);

/** The windows that open over any page. */
export function Modals({ status }: { status: SessionStatus }) {
  const name = useOpenModal();
  if (name === null || (status === 'out' && !forVisitors.has(name))) return null;
  const Opened = windows[name];
  return <Opened onClose={closeModal} />;
}
