import { Component, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';

type Props = { children: ReactNode };

/** Shows an error when a page throws or its code does not load, so that the rest of the app keeps working. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Fallen onLeave={() => this.setState({ failed: false })} />;
  }
}

/** The error of a page, until the person goes to another address. Other addresses of a page may work. */
function Fallen({ onLeave }: { onLeave: () => void }) {
  const [path] = useLocation();
  const address = `${path}?${useSearch()}`;
  const failedAt = useRef(address);
  useEffect(() => {
    if (address !== failedAt.current) onLeave();
  });
  return (
    <ErrorState
      isPage
      title={t('frame.this-page-tripped-over-a', 'This page tripped over a root.')}
      safe={t('frame.what-you-did-is-saved', 'What you did is saved. Loading it again usually helps.')}
      // The browser does not repeat a failed import within one document, so the button reloads the document.
      onRetry={() => window.location.reload()}
    />
  );
}
