import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

interface Closing {
  onClose: () => void;
}

/** Returns a window whose code is fetched when it first opens. If the fetch fails, the window closes and the page stays. */
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
    // The browser does not repeat a failed import within one document.
    toast({
      title: t('compose.that-did-not-load', 'That did not load'),
      description: t(
        'compose.the-connection-broke-on-the',
        'The connection broke on the way. Load the page again and it opens.',
      ),
      tone: 'bad',
      action: { label: t('compose.reload', 'Reload'), onPress: () => location.reload() },
    });
    onClose();
  }, [onClose]);
  return null;
}
