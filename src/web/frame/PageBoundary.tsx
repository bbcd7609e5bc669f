import { Component, type ReactNode } from 'react';
import { ErrorState } from '#web/ui/States.tsx';

type Props = { children: ReactNode };

/** Keeps the rest of the app alive when a page throws or its code does not arrive. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title="This page tripped over a root."
        safe="What you did is saved. Loading it again usually helps."
        // The browser does not repeat a failed import within one document, so the button reloads the document.
        onRetry={() => window.location.reload()}
      />
    );
  }
}
