import type { KindHeld } from '#contract/your-data.ts';
import { pause, yourData } from '#contract/your-data.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { changeMe } from '#web/platform/me.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { Page, Section } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { locale, spoken, t } from '#web/words/words.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportPanel } from './ExportPanel.tsx';

/** The stored data of the person, with the actions: export it, pause the account, or delete it. */
export function YourDataPage() {
  useTitle(t('your-data.your-data', 'Your data'));
  const data = useRead(yourData, {}, { staleTime: 0 });
  return (
    <Page
      title={t('your-data.your-data', 'Your data')}
      lede={t('your-data.all-that-wildin-holds-of', 'Everything Wildin knows about you. It is yours.')}
      width="columns"
      back={<BackLink to={paths.account()} label={t('common.back-to-your-account', 'Back to your account')} />}
    >
      {data.data ? (
        <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-16">
          <Kinds kinds={data.data.kinds} />
          <div>
            <Section title={t('your-data.take-it-with-you', 'Take it with you')}>
              <ExportPanel />
            </Section>
            <Section title={t('your-data.take-a-break', 'Take a break')}>
              <PauseSwitch isPaused={data.data.isPaused} />
            </Section>
            <Section title={t('your-data.delete-your-account-2', 'Delete your account')}>
              <DeleteAccount />
            </Section>
          </div>
        </div>
      ) : data.isError ? (
        <ErrorState onRetry={() => void data.refetch()} pending={data.isFetching} />
      ) : (
        <Loading label={t('your-data.loading-your-data', 'Loading your data')}>
          <RowSkeleton rows={8} />
        </Loading>
      )}
    </Page>
  );
}

function Kinds({ kinds }: { kinds: readonly KindHeld[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {kinds.map(({ key, name, what, kept, has }) => (
        <li key={key} className="py-4">
          <h2 className="text-lg">{spoken(name)}</h2>
          <p className="text-ink-2">{spoken(what)}</p>
          <p className="mt-1 font-medium">
            {has.length === 0 ? t('your-data.nothing-yet', 'Nothing yet') : has.map(inWords).join(' · ')}
          </p>
          <p className="mt-1 text-sm text-ink-2">{spoken(kept)}</p>
        </li>
      ))}
    </ul>
  );
}

function inWords({ count, item }: KindHeld['has'][number]): string {
  return count === null ? spoken(item) : `${count.toLocaleString(locale)} ${spoken(item)}`;
}

function PauseSwitch({ isPaused }: { isPaused: boolean }) {
  const [change] = useTold(
    async (wanted: boolean) => {
      const answer = await call(pause, { body: { isPaused: wanted } });
      queryClient.setQueryData<{ kinds: KindHeld[]; isPaused: boolean }>(
        queryKey(yourData),
        (known) => known && { ...known, ...answer },
      );
      changeMe(answer);
    },
    t('your-data.not-changed', 'Not changed'),
  );
  return (
    <Switch
      label={t('your-data.pause-my-account', 'Pause my account')}
      note={t(
        'your-data.nobody-new-finds-you-not',
        'Nobody new finds you: not in Match, the Quest Hall, the directory or the feed. People you know can still write.',
      )}
      checked={isPaused}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
