import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import { keepingFault, type KeepingFault } from './keeping.fault.ts';

/**
 * The forms of a way in. In a browser that could not keep the session, a notice above them says so from the start, and
 * a submit goes to the notice instead of the server. What was typed stays.
 */
export function KeepingGate({ children }: { children: ReactNode }) {
  const [fault, setFault] = useState(keepingFault);
  const notice = useRef<HTMLElement>(null);
  return (
    <div
      onSubmitCapture={(event) => {
        const now = keepingFault();
        setFault(now);
        if (now === null) return;
        event.preventDefault();
        event.stopPropagation();
        notice.current?.focus();
        notice.current?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <section
        ref={notice}
        tabIndex={-1}
        hidden={fault === null}
        aria-label={TITLE}
        className="mb-6 rounded-bubble border-[1.5px] border-coral bg-coral-soft px-4 py-3 text-ink"
      >
        {fault !== null && <KeepingNotice fault={fault} />}
      </section>
      {children}
    </div>
  );
}

const TITLE = t('accounts.this-browser-keeps-nothing', 'This browser keeps nothing for wildin');

function KeepingNotice({ fault }: { fault: KeepingFault }) {
  const { host } = window.location;
  return (
    <>
      <h2 className="text-lg">{TITLE}</h2>
      <p className="mt-1.5">
        {fault === 'full'
          ? t('accounts.its-storage-is-full', 'Its storage is full, so it would forget at once that you are signed in.')
          : t(
              'accounts.it-refuses-its-storage',
              'It refuses its storage, so it would forget at once that you are signed in. Some private windows do that, and so do the rules of some workplaces and schools.',
            )}
      </p>
      <p className="mt-1.5">
        {fault === 'full'
          ? t(
              'accounts.free-some-space',
              'Free some space on this device, or delete what this browser has stored for {host}. Nothing is sent until then.',
              { host },
            )
          : t(
              'accounts.an-ordinary-window-helps',
              'An ordinary window helps, or another browser, or allowing cookies and site data for {host} in the settings. Nothing is sent until then.',
              { host },
            )}
      </p>
      <Button variant="outline" size="sm" className="mt-3" onClick={() => location.reload()}>
        {t('accounts.load-this-page-again', 'Load this page again')}
      </Button>
    </>
  );
}
