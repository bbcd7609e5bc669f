import type { OperatorSettings } from '#contract/operator.settings.ts';
import type { PlaceKey } from '#contract/place.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { Changes } from './Changes.tsx';
import { DemoSetting } from './DemoSetting.tsx';
import { JoiningSetting } from './JoiningSetting.tsx';
import { Links } from './Links.tsx';
import { Newcomers } from './Newcomers.tsx';
import { PartSettings } from './PartSettings.tsx';
import { useSettings } from './settings.data.ts';
import { titleWords } from './settings.words.ts';
import { TextSetting } from './TextSetting.tsx';
import { WordSetting } from './WordSetting.tsx';

const limits = ['groupMembers', 'mediaDaily', 'modelDaily'] as const;

/** The settings of the place that are no secrets. Each is saved by itself, and is in force everywhere within seconds. */
export function SettingsPage() {
  useTitle(t('operator.settings', 'Settings'));
  const settings = useSettings();
  if (settings.data !== undefined) return <Settings settings={settings.data} />;
  return (
    <div className="px-5 pt-5 pb-8 lg:px-7">
      <PageHeading>{t('operator.settings', 'Settings')}</PageHeading>
      {settings.isError ? (
        <ErrorState onRetry={() => void settings.refetch()} pending={settings.isFetching} />
      ) : (
        <Loading className="mt-4">
          <RowSkeleton />
        </Loading>
      )}
    </div>
  );
}

function Settings({ settings }: { settings: OperatorSettings }) {
  const { values, given, changes, demo } = settings;
  const variableOf = (key: PlaceKey) => given.find((one) => one.key === key)?.variable;
  return (
    <div className="grow lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:divide-x lg:divide-line">
      <div className="flex flex-col gap-9 px-5 pt-5 pb-8 lg:px-7 lg:pt-6">
        <div>
          <PageHeading className="text-3xl tracking-[-0.035em] wrap-anywhere">
            {titleWords(values.name, values.joining)}
          </PageHeading>
          <p className="mt-1 text-ink-2">
            {t(
              'operator.settings-are-in-force',
              'Each setting is in force everywhere within seconds, and the log keeps who changed it.',
            )}
          </p>
        </div>
        <div className="max-w-[46rem]">
          <JoiningSetting value={values.joining} variable={variableOf('joining')} />
        </div>
        <section aria-labelledby="place" className="max-w-[46rem]">
          <h2 id="place" className="mb-2 text-xl">
            {t('operator.the-place', 'The place')}
          </h2>
          <TextSetting
            name="name"
            value={values.name}
            variable={variableOf('name')}
            most={40}
            hint={t('operator.name-about', 'In the header, in titles and in mails.')}
            toChange={(value) => ({ key: 'name', value })}
          />
          <TextSetting
            name="contact"
            value={values.contact ?? ''}
            variable={variableOf('contact')}
            inputMode="email"
            hint={t(
              'operator.contact-about',
              'For members, for people without an account, and for authorities. Empty: none.',
            )}
            toChange={(value) => ({ key: 'contact', value: value === '' ? null : value })}
          />
        </section>
        <div className="max-w-[46rem]">
          <WordSetting value={values.word} />
        </div>
        <div className="max-w-[46rem]">
          <PartSettings settings={settings} />
        </div>
        <section aria-labelledby="limits" className="max-w-[46rem]">
          <h2 id="limits" className="mb-2 text-xl">
            {t('operator.limits', 'Limits')}
          </h2>
          {limits.map((name) => (
            <TextSetting
              key={name}
              name={name}
              value={String(values[name])}
              variable={variableOf(name)}
              inputMode="numeric"
              toChange={(value) => ({ key: name, value: /^\d+$/.test(value) ? Number(value) : Number.NaN })}
            />
          ))}
        </section>
        <div className="max-w-[46rem]">
          <DemoSetting demo={demo} name={values.name} />
        </div>
      </div>
      <div className="flex flex-col gap-9 px-5 pb-8 max-lg:border-t max-lg:border-line max-lg:pt-6 lg:px-7 lg:pt-7">
        <Newcomers isAsked={values.joining === 'approval'} />
        <Links />
        <Changes changes={changes} />
      </div>
    </div>
  );
}
