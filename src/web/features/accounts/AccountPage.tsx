import { useState } from 'react';
import { updateUser } from '#contract/accounts.ts';
import type { Me } from '#contract/people.ts';
import { version } from '#contract/version.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { hereZone } from '#web/platform/session/session.ts';
import { setMe } from '#web/platform/me.ts';
import { soundSwitch } from '#web/platform/sound/sound-switch.ts';
import { sayAloud } from '#web/ui/toast.ts';
import { Button } from '#web/ui/Button.tsx';
import { ChoiceCards, type CardChoice } from '#web/ui/ChoiceCards.tsx';
import { Page, Section } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { currentTheme, setTheme, type Theme } from '#web/ui/theme.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { SessionList } from '#web/features/accounts/security/SessionList.tsx';
import { SignOutButton } from '#web/parts/account/SignOutButton.tsx';
import { WithMe } from '#web/parts/account/WithMe.tsx';
import { language, locale, t } from '#web/words/words.ts';
import { AccountPrivacy } from './AccountPrivacy.tsx';
import { AiMind } from './AiMind.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { MoreSettings } from './MoreSettings.tsx';
import { Who, WhoWaiting } from './Who.tsx';
import { TonguesChoice } from '#web/parts/tongues/TonguesChoice.tsx';

export function AccountPage() {
  useTitle(t('common.account', 'Account'));
  return (
    <Page
      title={t('common.account', 'Account')}
      width="columns"
      back={<BackLink to={paths.self()} label={t('accounts.back-to-your-profile', 'Back to your profile')} />}
    >
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-16">
        <div className="lg:sticky lg:top-8">
          <WithMe waiting={<WhoWaiting />}>{(me) => <Who me={me} />}</WithMe>
          <Section title={t('accounts.where-you-are-signed-in', 'Where you are signed in')}>
            <SessionList />
            <div className="mt-5 flex flex-wrap gap-3">
              <SignOutButton where="here" />
              <SignOutButton where="everywhere" />
            </div>
          </Section>
        </div>
        <div className="lg:-mt-8">
          <Section title={t('accounts.look', 'Look')}>
            <ThemeChoice />
            <div className="mt-5 max-w-md">
              <LanguageChoice />
            </div>
            <WithMe waiting={<Skeleton className="mt-5 h-29 max-w-md" />}>
              {(me) => (
                <div className="mt-5 max-w-md">
                  <TonguesChoice me={me} />
                </div>
              )}
            </WithMe>
          </Section>
          <Section title={t('accounts.sound', 'Sound')}>
            <SoundSwitch />
          </Section>
          <WithMe waiting={<RestWaiting />}>
            {(me) => (
              <>
                <Zone me={me} />
                <AccountPrivacy me={me} />
                <AiMind />
                <MoreSettings isModerator={me.isModerator} isOperator={me.isOperator} />
                <p className="mt-6 text-sm text-ink-2">
                  {t('accounts.version', 'wildin, version {version}', { version })}
                </p>
              </>
            )}
          </WithMe>
        </div>
      </div>
    </Page>
  );
}

const themes: readonly CardChoice<Theme>[] = [
  { value: 'system', title: t('accounts.system', 'System') },
  { value: 'light', title: t('accounts.day', 'Day') },
  { value: 'dark', title: t('accounts.night', 'Night') },
];

function ThemeChoice() {
  const [theme, choose] = useState(currentTheme);
  return (
    <div className="max-w-md">
      <ChoiceCards
        legend={t('accounts.colors-of-the-screens', 'Colors of the screens')}
        hideLegend
        columns={3}
        choices={themes}
        value={theme}
        onChange={(next) => {
          setTheme(next);
          choose(next);
        }}
      />
    </div>
  );
}

function SoundSwitch() {
  const isOn = soundSwitch.use();
  return (
    <Switch
      label={t('common.sounds', 'Sounds')}
      note={t('accounts.short-ones-when-something-arrives', 'Short ones, when something arrives.')}
      checked={isOn}
      onChange={soundSwitch.set}
    />
  );
}

/** Shows the time zone in which the person's matches renew at midnight. Offers the device's zone if it differs. */
function Zone({ me }: { me: Me }) {
  const here = hereZone();
  const [move, isMoving] = useTold(
    async () => {
      setMe(await call(updateUser, { params: { id: me.id }, body: { timeZone: here } }));
      sayAloud(t('accounts.time-zone-updated', 'Time zone updated'));
    },
    t('accounts.time-zone-not-changed', 'Time zone not changed'),
  );
  return (
    <Section title={t('accounts.time-zone', 'Time zone')}>
      <p>{readable(me.timeZone)}</p>
      <p className="text-sm text-ink-2">
        {t('accounts.your-matches-come-back-at', 'Your matches come back at midnight there.')}
      </p>
      {here !== me.timeZone && (
        <Button variant="outline" size="sm" pending={isMoving} onClick={() => void move()} className="mt-3">
          {t('accounts.change-to', 'Change to {readable}', { readable: readable(here) })}
        </Button>
      )}
    </Section>
  );
}

/** Returns a zone as a person says it, "New York (Eastern Time)"; a zone without a place by its offset, "GMT-01:00". */
function readable(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return name;
  // The names of zones are English, so other languages only say the time that is kept there.
  if (language !== 'en') return name;
  return `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} (${name})`;
}

/** The first of the sections that show the person's own settings. */
function RestWaiting() {
  return (
    <Loading className="mt-8">
      <Skeleton className="h-7 w-2/5" />
      <Skeleton className="mt-4 h-5 w-3/5" />
      <Skeleton className="mt-2 h-4 w-4/5" />
      <Skeleton className="mt-10 h-7 w-1/4" />
      {['a', 'b', 'c'].map((name) => (
        <Skeleton key={name} className="mt-4 h-14" />
      ))}
    </Loading>
  );
}
