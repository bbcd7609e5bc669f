import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { handOver } from './hand-over.ts';

type Shared = { title: string; text: string; /** The path of the link; the toast shows it too. */ path: string };

/** Returns the function that shares or copies a link. If the browser can do neither, a toast shows the link. */
export function useShare({ title, text, path }: Shared): () => void {
  const [share] = useOneAtATime(async () => {
    const url = new URL(path, location.origin).href;
    const outcome = await handOver({ title, text, url });
    if (outcome === 'copied')
      toast({ title: t('parts.link-copied', '🔗 Link copied!'), description: path, tone: 'good' });
    if (outcome === 'refused') toast({ title: t('parts.the-link', 'The link'), description: url });
  });
  return () => void share();
}
