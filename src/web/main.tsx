import { startTransition, StrictMode } from 'react';
import { createRoot } from './library.ts';
import { allowMovedTexts } from '#web/platform/movedTexts.ts';
import { followOtherTabs, onSessionChange, onSessionEnd } from '#web/platform/session/session.ts';
import { noticeMissingCode } from '#web/platform/worker.ts';
import { markOf, placeNow } from '#web/platform/place.ts';
import { hasWorker } from '#web/ui/hasWorker.ts';
import { toast } from '#web/ui/toast.ts';
import { setTitleMark } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { App } from './App.tsx';
import { fetchFirst } from './routes.tsx';
import { rememberLook } from './look.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');

allowMovedTexts();
followOtherTabs();
onSessionChange(rememberLook);
onSessionEnd((why) => {
  if (why === 'asked') return;
  toast({
    title: t('app.you-have-been-signed-out', 'You have been signed out'),
    description: t(
      'app.this-session-was-ended-elsewhere',
      'This session was ended elsewhere, or it ran out. Sign in to go on.',
    ),
    urgent: true,
  });
});
setTitleMark(markOf(placeNow()));
noticeMissingCode();
// Without the tips' code the icons still have their labels.
for (const sign of ['mousemove', 'keydown']) {
  const tips = (): void =>
    void import('#web/ui/tips.ts').then(
      ({ startTips }) => startTips(document),
      () => undefined,
    );
  addEventListener(sign, tips, { once: true });
}

// Without this code, and with a mouse, no keyboard covers the page.
if (matchMedia('(pointer: coarse)').matches) {
  void import('#web/ui/keyboard.ts').then(
    ({ followKeyboard }) => followKeyboard(),
    () => undefined,
  );
}

async function show(place: Element): Promise<void> {
  // With a service worker the code is on the device: then the first thing shown is the page, and not what stands in for it.
  if (hasWorker()) {
    const first = fetchFirst(location.pathname.split('/')).catch(() => undefined);
    await Promise.race([first, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  // A transition lets React handle taps during the first render; the server's HTML stays until the render is complete.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

/** Code that comes later than this is not on the device. */
const PATIENCE_MS = 400;
void show(root);
