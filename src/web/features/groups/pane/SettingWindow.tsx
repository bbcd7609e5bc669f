import { GROUP_ALIAS_MAX, GROUP_ANNOUNCEMENT_MAX, slowModes, type Group } from '#contract/groups.ts';
import { paceWords } from '#web/parts/rooms/groups.words.ts';
import { t } from '#web/words/words.ts';
import { ChoiceDialog, type DialogChoice } from '#web/features/groups/parts/ChoiceDialog.tsx';
import { acts } from '#web/features/groups/parts/group.data.ts';
import { IntroDialog } from './IntroDialog.tsx';
import { TextDialog } from '#web/features/groups/parts/TextDialog.tsx';

const paces: readonly DialogChoice<Group['slowSeconds']>[] = [
  { value: null, words: t('groups.off', 'Off') },
  ...slowModes.map((value) => ({
    value,
    words: t('groups.one-message-every', 'One message every {pace}', { pace: paceWords(value) }),
  })),
];
const doors: readonly DialogChoice<boolean>[] = [
  { value: false, words: t('groups.join-at-once', 'Join at once') },
  { value: true, words: t('groups.ask-and-an-admin-answers', 'Ask, and an admin answers') },
];
const adders: readonly DialogChoice<Group['whoMayAdd']>[] = [
  { value: 'admins', words: t('groups.owner-and-admins', 'Owner and admins') },
  { value: 'everyone', words: t('groups.everyone-in-the-group', 'Everyone in the group') },
];

export type Open = 'alias' | 'intro' | 'announcement' | 'pace' | 'adders' | 'door';

type SettingWindowProps = { open: Open; group: Group; onClose: () => void };

/** The window that changes the setting `open`. */
export function SettingWindow({ open, group, onClose }: SettingWindowProps) {
  const { roomId, alias, announcement, slowSeconds, whoMayAdd, asksFirst } = group;
  switch (open) {
    case 'alias':
      return (
        <TextDialog
          title={t('groups.your-name-here', 'Your name here')}
          description={t(
            'groups.only-this-group-calls-you',
            'Only this group calls you that. Empty goes back to your own.',
          )}
          label={t('groups.name', 'Name')}
          field="alias"
          max={GROUP_ALIAS_MAX}
          value={alias ?? ''}
          save={(text) => acts.callMe(roomId, text)}
          onClose={onClose}
        />
      );
    case 'intro':
      return <IntroDialog group={group} onClose={onClose} />;
    case 'announcement':
      return (
        <TextDialog
          title={t('groups.announcement', 'Announcement')}
          description={t(
            'groups.it-stands-above-the-conversation',
            'It stands above the conversation. Empty takes it down.',
          )}
          label={t('groups.announcement', 'Announcement')}
          field="announcement"
          max={GROUP_ANNOUNCEMENT_MAX}
          value={announcement?.text ?? ''}
          save={(text) => acts.change(roomId, { announcement: text })}
          onClose={onClose}
        />
      );
    case 'pace':
      return (
        <ChoiceDialog
          title={t('groups.slow-mode', 'Slow mode')}
          description={t('groups.for-members-the-owner-and', 'For members. The owner and admins write as they like.')}
          choices={paces}
          value={slowSeconds}
          save={(value) => acts.change(roomId, { slowSeconds: slowModes.find((seconds) => seconds === value) ?? null })}
          onClose={onClose}
        />
      );
    case 'adders':
      return (
        <ChoiceDialog
          title={t('groups.who-may-invite', 'Who may invite')}
          description={t(
            'groups.an-invitation-is-a-question',
            'An invitation is a question. Nobody is in before they say yes.',
          )}
          choices={adders}
          value={whoMayAdd}
          save={(value) => acts.change(roomId, { whoMayAdd: value })}
          onClose={onClose}
        />
      );
    case 'door':
      return (
        <ChoiceDialog
          title={t('groups.by-the-link', 'By the link')}
          description={t(
            'groups.what-happens-to-whoever-opens',
            'What happens to whoever opens the group’s link. Invitations stay as they are.',
          )}
          choices={doors}
          value={asksFirst}
          save={(value) => acts.change(roomId, { asksFirst: value })}
          onClose={onClose}
        />
      );
  }
}
