import { useEffect } from 'react';
import { listDecisions } from '#contract/moderation.decisions.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { markDecisionsRead } from '#web/parts/rules/decisions.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Page } from '#web/ui/Page.tsx';
import { EmptyState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { DecisionList } from './DecisionList.tsx';

/** Shows the moderators' decisions about the person, with the reasons and the form for an appeal. */
export function DecisionsPage() {
  useTitle(t('moderation.decisions', 'Decisions'));
  const { data } = useRead(listDecisions);
  useEffect(() => {
    if (data !== undefined) markDecisionsRead(data.decisions);
  }, [data]);
  return (
    <Page
      title={t('moderation.decisions', 'Decisions')}
      lede={t('moderation.what-was-decided-about-you', 'What was decided about you, and why.')}
      back={<BackLink to={paths.account()} label={t('common.back-to-your-account', 'Back to your account')} />}
    >
      <DecisionList>
        <EmptyState
          title={t('moderation.nothing-was-decided-about-you', 'Nothing was decided about you.')}
          note={t('moderation.if-that-changes-you-read', 'If that changes, you read here why, and can answer.')}
        />
      </DecisionList>
    </Page>
  );
}
