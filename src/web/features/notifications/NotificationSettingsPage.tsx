import { Link } from 'wouter';
import type { NotificationSettings } from '#contract/notifications.ts';
import { LookoutSwitch } from '#web/parts/match/LookoutSwitch.tsx';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { Page, Section } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { KindSetting } from './KindSetting.tsx';
import { PushPanel } from './PushPanel.tsx';
import { QuietHours } from './QuietHours.tsx';
import { saveSettings } from './settings.saver.ts';
import { useSettings } from './settings.ts';

/** The settings of notifications: kinds, sounds, quiet hours, and push on this device. */
export function NotificationSettingsPage() {
  useTitle(t('notifications.notifications', 'Notifications'));
  const settings = useSettings();
  const zone = useMe().data?.timeZone;
  const back = (
    <Link
      href={paths.account()}
      aria-label={t('common.back-to-your-account', 'Back to your account')}
      className={iconButtonClass()}
    >
      <ArrowLeft size={26} />
    </Link>
  );
  return (
    <Page title={t('notifications.notifications', 'Notifications')} back={back}>
      {settings.data && zone !== undefined ? (
        <Choices settings={settings.data} zone={zone} />
      ) : settings.isError ? (
        <ErrorState
          title={t('notifications.your-settings-did-not-load', 'Your settings did not load.')}
          safe={t('notifications.they-are-as-you-left', 'They are as you left them.')}
          onRetry={() => void settings.refetch()}
          pending={settings.isFetching}
        />
      ) : (
        <Loading label={t('notifications.loading-your-settings', 'Loading your settings')}>
          <RowSkeleton rows={6} />
        </Loading>
      )}
    </Page>
  );
}

function Choices({ settings, zone }: { settings: NotificationSettings; zone: string }) {
  return (
    <>
      <Section title={t('notifications.while-wildin-is-open', 'While wildin is open')}>
        <Switch
          label={t('notifications.pop-ups', 'Pop-ups')}
          note={t('notifications.a-few-words-at-the', 'A few words at the edge of the screen, one at a time.')}
          checked={settings.inAppVisual}
          onChange={(inAppVisual) => saveSettings({ inAppVisual })}
        />
        <Switch
          label={t('common.sounds', 'Sounds')}
          note={t('notifications.one-switch-for-all-of', 'One switch for all of them, on all your devices.')}
          checked={settings.inAppSounds}
          onChange={(inAppSounds) => saveSettings({ inAppSounds })}
        />
      </Section>
      <Section title={t('notifications.what-you-hear-of', 'What we tell you about')}>
        <Kinds settings={settings} />
        <LookoutSwitch />
      </Section>
      <Section title={t('notifications.in-the-digest', 'In the digest')}>
        <p className="pb-2 text-ink-2">
          {t(
            'notifications.one-note-at-most-an',
            'At most one an hour, without a sound. What you switch off stays out of Lately, too.',
          )}
        </p>
        <DigestKinds settings={settings} />
      </Section>
      <Section title={t('notifications.when-it-is-quiet', 'When it is quiet')}>
        <QuietHours settings={settings} save={saveSettings} zone={zone} />
      </Section>
      <Section title={t('notifications.on-this-device', 'On this device')}>
        <PushPanel />
      </Section>
    </>
  );
}

function Kinds({ settings }: { settings: NotificationSettings }) {
  return (
    <>
      <KindSetting
        label={t('notifications.soul-matches', 'Soul matches')}
        note={t('notifications.what-the-people-you-were', 'What the people you were matched with write.')}
        isOn={settings.soulMatchNotifications}
        onSwitch={(soulMatchNotifications) => saveSettings({ soulMatchNotifications })}
        sound={settings.soulMatchSoundType}
        onSound={(soulMatchSoundType) => saveSettings({ soulMatchSoundType })}
      />
      <KindSetting
        label={t('notifications.direct-messages', 'Direct messages')}
        note={t('notifications.from-everybody-else-who-writes', 'From everybody else who writes to you directly.')}
        isOn={settings.dmNotifications}
        onSwitch={(dmNotifications) => saveSettings({ dmNotifications })}
        sound={settings.dmSoundType}
        onSound={(dmSoundType) => saveSettings({ dmSoundType })}
      />
      <KindSetting
        label={t('notifications.group-messages', 'Group messages')}
        note={t('notifications.from-the-rooms-you-share', 'From your groups and open rooms.')}
        isOn={settings.groupNotifications}
        onSwitch={(groupNotifications) => saveSettings({ groupNotifications })}
        sound={settings.groupSoundType}
        onSound={(groupSoundType) => saveSettings({ groupSoundType })}
      />
      <KindSetting
        label={t('notifications.reactions', 'Reactions')}
        note={t('notifications.when-somebody-reacts-to-what', 'When somebody reacts to what you wrote.')}
        isOn={settings.reactionNotifications}
        onSwitch={(reactionNotifications) => saveSettings({ reactionNotifications })}
      />
    </>
  );
}

function DigestKinds({ settings }: { settings: NotificationSettings }) {
  return (
    <>
      <KindSetting
        label={t('notifications.mentions', 'Mentions')}
        note={t(
          'notifications.when-somebody-writes-your-wildin',
          'When somebody writes your Wildin ID in a post or comment.',
        )}
        isOn={settings.mentionNotifications}
        onSwitch={(mentionNotifications) => saveSettings({ mentionNotifications })}
      />
      <KindSetting
        label={t('notifications.comments', 'Comments')}
        note={t('notifications.under-your-posts', 'Under your posts.')}
        isOn={settings.commentNotifications}
        onSwitch={(commentNotifications) => saveSettings({ commentNotifications })}
      />
      <KindSetting
        label={t('notifications.follows', 'Follows')}
        note={t('notifications.when-somebody-starts-to-follow', 'When somebody starts to follow you.')}
        isOn={settings.followNotifications}
        onSwitch={(followNotifications) => saveSettings({ followNotifications })}
      />
      <KindSetting
        label={t('notifications.likes', 'Likes')}
        note={t('notifications.of-your-posts', 'Of your posts.')}
        isOn={settings.likeNotifications}
        onSwitch={(likeNotifications) => saveSettings({ likeNotifications })}
      />
    </>
  );
}
