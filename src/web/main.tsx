import { startTransition, StrictMode } from 'react';
import { createRoot } from './library.ts';
import { allowMovedTexts } from '#web/platform/movedTexts.ts';
import { followOtherTabs, onSessionChange, onSessionEnd } from '#web/platform/session/session.ts';
import { noticeMissingCode } from '#web/platform/worker.ts';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { App } from './App.tsx';
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

// A transition lets React handle taps during the first render; the server's HTML stays until the render is complete.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
