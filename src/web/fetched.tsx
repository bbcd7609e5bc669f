import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { toast } from '#web/ui/toast.ts';

interface Closing {
  onClose: () => void;
}

/** A window that is fetched when it is first opened; a line that broke meanwhile closes it again and leaves the page standing. */
export function fetched<P extends Closing>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy<ComponentType<P>>(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: Unreachable }),
    ),
  );
}

function Unreachable({ onClose }: Closing) {
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
