import { PageHeading } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';

export function CommunityPage() {
  useTitle(t('operator.community', 'Community'));
  return (
    <div className="px-5 pt-5 pb-8 lg:px-7">
      <PageHeading>{t('operator.community', 'Community')}</PageHeading>
    </div>
  );
}
