/**
 * Calls `onBack` when the page is seen again after it was left: from the bfcache, from another tab or app. Returns the
 * function that ends it.
 */
export function onReturn(onBack: () => void): () => void {
  let wasAway = false;
  const seen = (event: Event): void => {
    if (document.visibilityState === 'hidden') wasAway = true;
    else if (wasAway || (event instanceof PageTransitionEvent && event.persisted)) {
      wasAway = false;
      onBack();
    }
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', seen);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', seen);
  };
}
