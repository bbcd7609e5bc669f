import { useState } from 'react';
import { GROUP_RULES_MAX, type Group } from '#contract/groups.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { t } from '#web/words/words.ts';
import { acts } from '#web/features/groups/parts/group.data.ts';
import { Part, PartAction } from '#web/features/groups/parts/Part.tsx';
import { TextDialog } from '#web/features/groups/parts/TextDialog.tsx';
import { type Open, SettingWindow } from './SettingWindow.tsx';

/** Shows the group's rules. The owner and admins can edit the rules until the group is disbanded. */
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
      <p {...asWritten} className="[overflow-wrap:anywhere] whitespace-pre-line">
        {group.rules === '' ? (
          <span className="text-ink-2">{t('groups.none-yet-good-manners-then', 'None yet. Good manners, then.')}</span>
        ) : (
          <span>{group.rules}</span>
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

/** The viewer's name in this group and, for the owner and admins, the settings of the group. */
export function SettingsPart({ group }: { group: Group }) {
  const { role, alias, announcement, slowSeconds, whoMayAdd, asksFirst, memberCount } = group;
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <Part title={t('groups.settings', 'Settings')}>
      <SettingRow
        label={t('groups.your-name-here', 'Your name here')}
        value={alias ?? t('groups.as-ever', 'My usual name')}
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
          {/* Alone, nobody has to wait for anybody. */}
          {memberCount > 1 && (
            <SettingRow
              label={t('groups.slow-mode', 'Slow mode')}
              value={paceShort(slowSeconds)}
              onPress={() => setOpen('pace')}
            />
          )}
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

function paceShort(seconds: number | null): string {
  if (seconds === null) return t('groups.off', 'Off');
  return seconds < 60 ? `${seconds} s` : t('groups.min', '{value} min', { value: seconds / 60 });
}

function SettingRow({ label, value, onPress }: { label: string; value: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-start hover:bg-paper-2"
    >
      <span className="shrink-0">{label}</span>
      <bdi className="ms-auto min-w-0 truncate text-ink-2">{value}</bdi>
      <CaretRight size={18} className="shrink-0 text-ink-2" />
    </button>
  );
}
