import { Link } from 'wouter';
import type { NotificationSettings } from '#contract/notifications.ts';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { Page, Section } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { KindSetting } from './KindSetting.tsx';
import { PushPanel } from './PushPanel.tsx';
import { QuietHours } from './QuietHours.tsx';
import { saveSettings, useSettings } from './settings.ts';

/** The settings of notifications: kinds, sounds, quiet hours, and push on this device. */
export function NotificationSettingsPage() {
  useTitle('Notifications');
  const settings = useSettings();
  const zone = useMe().data?.timeZone;
  const back = (
    <Link href={paths.account()} aria-label="Back to your account" className={iconButtonClass()}>
      <ArrowLeft size={26} />
    </Link>
  );
  return (
    <Page title="Notifications" back={back}>
      {settings.data && zone !== undefined ? (
        <Choices settings={settings.data} zone={zone} />
      ) : settings.isError ? (
        <ErrorState
          title="Your settings did not load."
          safe="They are as you left them."
          onRetry={() => void settings.refetch()}
          pending={settings.isFetching}
        />
      ) : (
        <Loading label="Loading your settings">
          <RowSkeleton rows={6} />
        </Loading>
      )}
    </Page>
  );
}

function Choices({ settings, zone }: { settings: NotificationSettings; zone: string }) {
  return (
    <>
      <Section title="While wildin is open">
        <Switch
          label="Pop-ups"
          note="A few words at the edge of the screen, one at a time."
          checked={settings.inAppVisual}
          onChange={(inAppVisual) => saveSettings({ inAppVisual })}
        />
        <Switch
          label="Sounds"
          note="One switch for all of them, on all your devices."
          checked={settings.inAppSounds}
          onChange={(inAppSounds) => saveSettings({ inAppSounds })}
        />
      </Section>
      <Section title="What you hear of">
        <Kinds settings={settings} />
      </Section>
      <Section title="In the digest">
        <p className="pb-2 text-ink-2">
          One note at most an hour, without a sound. What you switch off is not in Lately either.
        </p>
        <DigestKinds settings={settings} />
      </Section>
      <Section title="When it is quiet">
        <QuietHours settings={settings} save={saveSettings} zone={zone} />
      </Section>
      <Section title="On this device">
        <PushPanel />
      </Section>
    </>
  );
}

function Kinds({ settings }: { settings: NotificationSettings }) {
  return (
    <>
      <KindSetting
        label="Soul matches"
        note="What the people you were matched with write."
        isOn={settings.soulMatchNotifications}
        onSwitch={(soulMatchNotifications) => saveSettings({ soulMatchNotifications })}
        sound={settings.soulMatchSoundType}
        onSound={(soulMatchSoundType) => saveSettings({ soulMatchSoundType })}
      />
      <KindSetting
        label="Direct messages"
        note="From everybody else who writes to you alone."
        isOn={settings.dmNotifications}
        onSwitch={(dmNotifications) => saveSettings({ dmNotifications })}
        sound={settings.dmSoundType}
        onSound={(dmSoundType) => saveSettings({ dmSoundType })}
      />
      <KindSetting
        label="Group messages"
        note="From the rooms you share with several."
        isOn={settings.groupNotifications}
        onSwitch={(groupNotifications) => saveSettings({ groupNotifications })}
        sound={settings.groupSoundType}
        onSound={(groupSoundType) => saveSettings({ groupSoundType })}
      />
      <KindSetting
        label="Reactions"
        note="When somebody reacts to what you wrote."
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
        label="Mentions"
        note="When somebody writes your Wildin ID in a post or comment."
        isOn={settings.mentionNotifications}
        onSwitch={(mentionNotifications) => saveSettings({ mentionNotifications })}
      />
      <KindSetting
        label="Comments"
        note="Under your posts."
        isOn={settings.commentNotifications}
        onSwitch={(commentNotifications) => saveSettings({ commentNotifications })}
      />
      <KindSetting
        label="Follows"
        note="When somebody starts to follow you."
        isOn={settings.followNotifications}
        onSwitch={(followNotifications) => saveSettings({ followNotifications })}
      />
      <KindSetting
        label="Likes"
        note="Of your posts."
        isOn={settings.likeNotifications}
        onSwitch={(likeNotifications) => saveSettings({ likeNotifications })}
      />
    </>
  );
}
