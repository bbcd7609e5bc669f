import { useLocation } from 'wouter';
import { t } from '#web/words/words.ts';

/** The links that Tab reaches first: to the page's content and, in an open chat, to the message field. */
export function SkipLinks() {
  const [location] = useLocation();
  return (
    <>
      <SkipLink to="#main">{t('frame.skip-to-the-content', 'Skip to the content')}</SkipLink>
      {location.startsWith('/chat/') && (
        <SkipLink to="[data-message-box]">{t('frame.skip-to-the-message-field', 'Skip to the message field')}</SkipLink>
      )}
    </>
  );
}

/** `to` is the selector of the element that gets the focus. */
function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href="#main"
      className="display fixed top-2 start-2 z-70 -translate-y-[calc(100%+1rem)] rounded-control bg-ink px-4 py-3 text-paper focus-visible:translate-y-0"
      onClick={(event) => {
        event.preventDefault();
        const target = document.querySelector<HTMLElement>(to);
        if (target?.id === 'main') target.setAttribute('tabindex', '-1');
        target?.focus();
      }}
    >
      {children}
    </a>
  );
}
