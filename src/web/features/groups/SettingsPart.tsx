import { useState } from 'react';
import { GROUP_ALIAS_MAX, GROUP_ANNOUNCEMENT_MAX, GROUP_RULES_MAX, slowModes, type Group } from '#contract/groups.ts';
import { paceWords } from '#web/parts/groups.words.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { t } from '#web/words/words.ts';
import { ChoiceDialog, type Choice } from './ChoiceDialog.tsx';
import { acts } from './group.data.ts';
import { IntroDialog } from './IntroDialog.tsx';
import { Part, PartAction } from './Part.tsx';
import { TextDialog } from './TextDialog.tsx';

const paces: readonly Choice<Group['slowSeconds']>[] = [
  { value: null, words: t('groups.off', 'Off') },
  ...slowModes.map((value) => ({
    value,
    words: t('groups.one-message-every', 'One message every {pace}', { pace: paceWords(value) }),
  })),
];
const doors: readonly Choice<boolean>[] = [
  { value: false, words: t('groups.join-at-once', 'Join at once') },
  { value: true, words: t('groups.ask-and-an-admin-answers', 'Ask, and an admin answers') },
];
const adders: readonly Choice<Group['whoMayAdd']>[] = [
  { value: 'admins', words: t('groups.owner-and-admins', 'Owner and admins') },
  { value: 'everyone', words: t('groups.everyone-in-the-group', 'Everyone in the group') },
];

/** The rules as everybody reads them. */
export function RulesPart({ group }: { group: Group }) {
  const [isEditing, setEditing] = useState(false);
  const mayEdit = group.role !== 'member' && group.disbandedAt === null;
  if (group.rules === '' && !mayEdit) return null;
  return (
    <Part
      title={t('groups.rules', 'Rules')}
      action={
        mayEdit && (
          <PartAction onPress={() => setEditing(true)} label={t('groups.edit-the-rules', 'Edit the rules')}>
            {t('common.edit', 'Edit')}
          </PartAction>
        )
      }
    >
      <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
        {group.rules === '' ? (
          <span className="text-ink-2">{t('groups.none-yet-good-manners-then', 'None yet. Good manners, then.')}</span>
        ) : (
          group.rules
        )}
      </p>
      {isEditing && (
        <TextDialog
          title={t('groups.rules', 'Rules')}
          description={t(
            'groups.everybody-reads-them-once-before',
            'Everybody reads them once before their first message.',
          )}
          label={t('groups.rules', 'Rules')}
          field="rules"
          max={GROUP_RULES_MAX}
          value={group.rules}
          save={(rules) => acts.change(group.roomId, { rules })}
          onClose={() => setEditing(false)}
        />
      )}
    </Part>
  );
}

type Open = 'alias' | 'intro' | 'announcement' | 'pace' | 'adders' | 'door';

/** What can be set: by everybody their own name here, by the owner and admins the group. */
export function SettingsPart({ group }: { group: Group }) {
  const { role, alias, announcement, slowSeconds, whoMayAdd, asksFirst } = group;
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <Part title={t('groups.settings', 'Settings')}>
      <SettingRow
        label={t('groups.your-name-here', 'Your name here')}
        value={alias ?? t('groups.as-ever', 'As ever')}
        onPress={() => setOpen('alias')}
      />
      {role !== 'member' && (
        <>
          <SettingRow label={t('groups.name-and-look', 'Name and look')} value="" onPress={() => setOpen('intro')} />
          <SettingRow
            label={t('groups.announcement', 'Announcement')}
            value={announcement === null ? t('groups.none', 'None') : t('groups.on', 'On')}
            onPress={() => setOpen('announcement')}
          />
          <SettingRow
            label={t('groups.slow-mode', 'Slow mode')}
            value={paceShort(slowSeconds)}
            onPress={() => setOpen('pace')}
          />
          <SettingRow
            label={t('groups.who-may-invite', 'Who may invite')}
            value={whoMayAdd === 'admins' ? t('groups.admins', 'Admins') : t('common.everyone', 'Everyone')}
            onPress={() => setOpen('adders')}
          />
          <SettingRow
            label={t('groups.by-the-link', 'By the link')}
            value={asksFirst ? t('groups.ask', 'Ask') : t('common.join', 'Join')}
            onPress={() => setOpen('door')}
          />
        </>
      )}
      {open !== null && <SettingWindow open={open} group={group} onClose={() => setOpen(null)} />}
    </Part>
  );
}

type SettingWindowProps = { open: Open; group: Group; onClose: () => void };

/** The window in which one setting is changed. */
function SettingWindow({ open, group, onClose }: SettingWindowProps) {
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

function paceShort(seconds: number | null): string {
  if (seconds === null) return t('groups.off', 'Off');
  return seconds < 60 ? `${seconds} s` : t('groups.min', '{value} min', { value: seconds / 60 });
}

function SettingRow({ label, value, onPress }: { label: string; value: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-left hover:bg-paper-2"
    >
      <span className="shrink-0">{label}</span>
      <bdi className="ml-auto min-w-0 truncate text-ink-2">{value}</bdi>
      <CaretRight size={18} className="shrink-0 text-ink-2" />
    </button>
  );
}
