import { lazy, Suspense, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';

/** Loads the landing page and its style sheet, for visits whose HTML does not already contain both. */
const Landing = lazy(async () => {
  const [{ Landing: Loaded }] = await Promise.all([import('./Landing.tsx'), import('#web/styles/landing-page.css')]);
  return { default: Loaded };
});

const root = document.documentElement;
/** The element of the landing page. The HTML has filled it, or it is empty until `LandingPage` renders into it. */
const place = document.querySelector<HTMLElement>('#landing') ?? emptyPlace();
const isWritten = place.firstElementChild !== null;
place.addEventListener('click', followLink);
if (root.dataset['shell'] !== 'landing') place.remove();

/**
 * The first page of a visitor. While mounted, it attaches `place`, and renders into `place` unless the HTML filled it.
 */
export function LandingPage() {
  useTitle(t('landing.real-self-real-connections', 'Real self. Real connections'));
  useLayoutEffect(() => {
    root.dataset['shell'] = 'landing';
    if (!place.isConnected) document.body.append(place);
    return () => {
      delete root.dataset['shell'];
      place.remove();
    };
  }, []);
  if (isWritten) return null;
  return createPortal(
    <Suspense fallback={<div className="landing sky min-h-dvh" />}>
      <Landing />
    </Suspense>,
    place,
  );
}

function emptyPlace(): HTMLElement {
  const made = document.createElement('div');
  made.id = 'landing';
  return made;
}

/** Follows the plain links of the landing page inside the app, instead of loading a new page. */
function followLink(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || link === null || event.defaultPrevented) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}
