import { useState } from 'react';
import { GROUP_ALIAS_MAX, GROUP_ANNOUNCEMENT_MAX, GROUP_RULES_MAX, slowModes, type Group } from '#contract/groups.ts';
import { paceWords } from '#web/parts/groups.words.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { ChoiceDialog, type Choice } from './ChoiceDialog.tsx';
import { acts } from './group.data.ts';
import { IntroDialog } from './IntroDialog.tsx';
import { Part, PartAction } from './Part.tsx';
import { TextDialog } from './TextDialog.tsx';

const paces: readonly Choice<Group['slowSeconds']>[] = [
  { value: null, words: 'Off' },
  ...slowModes.map((value) => ({ value, words: `One message every ${paceWords(value)}` })),
];
const doors: readonly Choice<boolean>[] = [
  { value: false, words: 'Join at once' },
  { value: true, words: 'Ask, and an admin answers' },
];
const adders: readonly Choice<Group['whoMayAdd']>[] = [
  { value: 'admins', words: 'Owner and admins' },
  { value: 'everyone', words: 'Everyone in the group' },
];

/** The rules as everybody reads them. */
export function RulesPart({ group }: { group: Group }) {
  const [isEditing, setEditing] = useState(false);
  const mayEdit = group.role !== 'member' && group.disbandedAt === null;
  if (group.rules === '' && !mayEdit) return null;
  return (
    <Part
      title="Rules"
      action={
        mayEdit && (
          <PartAction onPress={() => setEditing(true)} label="Edit the rules">
            Edit
          </PartAction>
        )
      }
    >
      <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
        {group.rules === '' ? <span className="text-ink-2">None yet. Good manners, then.</span> : group.rules}
      </p>
      {isEditing && (
        <TextDialog
          title="Rules"
          description="Everybody reads them once before their first message."
          label="Rules"
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
    <Part title="Settings">
      <SettingRow label="Your name here" value={alias ?? 'As ever'} onPress={() => setOpen('alias')} />
      {role !== 'member' && (
        <>
          <SettingRow label="Name and look" value="" onPress={() => setOpen('intro')} />
          <SettingRow
            label="Announcement"
            value={announcement === null ? 'None' : 'On'}
            onPress={() => setOpen('announcement')}
          />
          <SettingRow label="Slow mode" value={paceShort(slowSeconds)} onPress={() => setOpen('pace')} />
          <SettingRow
            label="Who may invite"
            value={whoMayAdd === 'admins' ? 'Admins' : 'Everyone'}
            onPress={() => setOpen('adders')}
          />
          <SettingRow label="By the link" value={asksFirst ? 'Ask' : 'Join'} onPress={() => setOpen('door')} />
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
          title="Your name here"
          description="Only this group calls you that. Empty goes back to your own."
          label="Name"
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
          title="Announcement"
          description="It stands above the conversation. Empty takes it down."
          label="Announcement"
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
          title="Slow mode"
          description="For members. The owner and admins write as they like."
          choices={paces}
          value={slowSeconds}
          save={(value) => acts.change(roomId, { slowSeconds: slowModes.find((seconds) => seconds === value) ?? null })}
          onClose={onClose}
        />
      );
    case 'adders':
      return (
        <ChoiceDialog
          title="Who may invite"
          description="An invitation is a question. Nobody is in before they say yes."
          choices={adders}
          value={whoMayAdd}
          save={(value) => acts.change(roomId, { whoMayAdd: value })}
          onClose={onClose}
        />
      );
    case 'door':
      return (
        <ChoiceDialog
          title="By the link"
          description="What happens to whoever opens the group’s link. Invitations stay as they are."
          choices={doors}
          value={asksFirst}
          save={(value) => acts.change(roomId, { asksFirst: value })}
          onClose={onClose}
        />
      );
  }
}

function paceShort(seconds: number | null): string {
  if (seconds === null) return 'Off';
  return seconds < 60 ? `${seconds} s` : `${seconds / 60} min`;
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
