import { Component, type ReactNode } from 'react';
import { ErrorState } from '#web/ui/States.tsx';

type Props = { children: ReactNode };

/** Around each page: one that breaks, or whose code does not arrive, leaves the rest of the app standing. */
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
        // A failed import stays failed for as long as the document lives, so the document is loaded again.
        onRetry={() => window.location.reload()}
      />
    );
  }
}
