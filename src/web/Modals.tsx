import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { closeModal, useOpenModal, type ModalName } from '#web/platform/modal.ts';
import type { SessionStatus } from '#web/platform/session.ts';
import { toast } from '#web/ui/toast.ts';

type Window = ComponentType<{ onClose: () => void }>;

const windows = {
  vibe: fetched(() => import('#web/features/vibes/VibeModal.tsx').then((module) => module.VibeModal)),
  soul: fetched(() =>
    import('#web/features/matching/SoulPreferencesModal.tsx').then((module) => module.SoulPreferencesModal),
  ),
  wyn: fetched(() => import('#web/features/wyn/WynModal.tsx').then((module) => module.WynModal)),
};

/** A window that is fetched when it is first opened; a line that broke meanwhile closes it again and leaves the page standing. */
function fetched(load: () => Promise<Window>) {
  return lazy<Window>(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: Unreachable }),
    ),
  );
}

function Unreachable({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    // A failed import stays failed for as long as the document lives.
    toast({
      title: 'That did not load',
      description: 'The connection broke on the way. Load the page again and it opens.',
      tone: 'bad',
      action: { label: 'Reload', onPress: () => location.reload() },
    });
    onClose();
  }, [onClose]);
  return null;
}

/** A visitor can talk to Wyn; the other two show what only a member has. */
const forVisitors: ReadonlySet<ModalName> = new Set(['wyn']);

/** The three windows of the whole app, over whatever page is there. */
export function Modals({ status }: { status: SessionStatus }) {
  const name = useOpenModal();
  if (name === null || (status === 'out' && !forVisitors.has(name))) return null;
  const Opened = windows[name];
  return (
    <Suspense fallback={null}>
      <Opened onClose={closeModal} />
    </Suspense>
  );
}
