import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { readSharedReport } from '#content/shared-report.ts';
import { paths } from '#web/paths.ts';
import { rememberFriend } from '#web/platform/friend.ts';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { NothingHere } from '#web/parts/ways/NothingHere.tsx';
import { t } from '#web/words/words.ts';
import { problems } from '#web/features/quiz/friend/shared-report.words.ts';
import { WaitingForPlate } from '#web/features/quiz/friend/WaitingForPlate.tsx';
import { SharedInvitation } from './SharedInvitation.tsx';
import { SharedReportView, type SharedProps } from './SharedReportView.tsx';

// Only members compare themselves with the friend, so a visitor does not download this code.
const SharedForMember = lazy<ComponentType<SharedProps>>(() =>
  import('./SharedForMember.tsx').then(
    ({ SharedForMember: Loaded }) => ({ default: Loaded }),
    () => ({ default: SharedForVisitor }),
  ),
);

/** The page of a friend's link. Anybody can write its `data`, so the page shows only the product's own texts. */
export function SharedReportPage() {
  // Reads the address directly, because wouter's other `useSearch` decodes it once too often.
  const data = new URLSearchParams(useSearch()).get('data') ?? '';
  const status = useSessionStatus();
  const found = readSharedReport(data);
  if ('problem' in found) return <NoReport says={problems[found.problem]} />;
  if (status === 'out') return <SharedForVisitor report={found.report} data={data} />;
  return (
    <Suspense fallback={<SharedReportView report={found.report} together={<WaitingForPlate />} />}>
      <SharedForMember key={data} report={found.report} data={data} />
    </Suspense>
  );
}

/** Stores the friend's link until the sign-in, because the landing page's address does not contain the link. */
function SharedForVisitor({ report, data }: SharedProps) {
  useEffect(() => rememberFriend(data), [data]);
  return <SharedReportView report={report} end={<SharedInvitation />} />;
}

function NoReport({ says }: { says: string }) {
  return (
    <NothingHere
      title={says}
      note={t(
        'quiz.this-link-appears-to-be',
        'This link appears to be invalid or empty. It may have been cut short on its way; ask your friend for it again.',
      )}
      to={paths.home()}
      way={t('quiz.go-to-wildin', 'Go to wildin')}
    />
  );
}
