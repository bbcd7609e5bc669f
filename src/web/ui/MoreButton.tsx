import { t } from '#web/words/words.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { cx } from './cx.ts';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

type MoreButtonProps = Pick<ButtonProps, 'full' | 'className' | 'children'> & { pages: Pages };

/** Reads the next page of a list. After a failure, the label offers to try again. Renders nothing at the end. */
export function MoreButton({ pages, full, className, children }: MoreButtonProps) {
  if (!pages.hasNextPage) return null;
  return (
    <div className={cx('flex justify-center', className)}>
      <Button
        variant="outline"
        full={full}
        pending={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        {pages.isFetchNextPageError ? t('common.try-again', 'Try again') : children}
      </Button>
    </div>
  );
}
