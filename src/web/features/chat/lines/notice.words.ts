import type { Notice } from '#contract/chat.notices.ts';
import { paceWords } from '#web/parts/rooms/groups.words.ts';
import { fadingWords, isOfFading } from '#web/features/chat/fading/fading.words.ts';
import { callWords, isOfCall } from './call.words.ts';
import { listOf, t } from '#web/words/words.ts';

interface NoticeContext {
  notice: Notice;
  /** The name of the acting person. */
  by: string;
  /** The profile name of the acting person, for notices about their name in this room. The default is `by`. */
  ownName?: string | undefined;
  /** Returns the name of a person for the reader. */
  nameOf: (id: number) => string;
}

/** Returns a notice of a group as a sentence. */
export function noticeWords({ notice: { kind, userIds, text = '' }, by, ownName = by, nameOf }: NoticeContext): string {
  // In some languages the verb for "you" differs, so the sentence needs to know who acted.
  const mine = String(by === t('common.you', 'You'));
  const names = userIds.map(nameOf);
  const who = listOf(names.map((name, at) => (at === 0 ? name : within(name))));
  const whom = listOf(names.map(within));
  const alone = String(names.length === 1 && names[0] === t('common.you', 'You'));
  if (isOfCall(kind)) return callWords({ kind, seconds: Number(text), isMine: mine, by, whom });
  if (isOfFading(kind)) return fadingWords({ kind, length: text, mine, by });
  switch (kind) {
    case 'created':
      return t('chat.made-this-group', '{by} made this group.', { mine, by });
    case 'joined':
      return t('chat.joined-2', '{who} joined.', { alone, who });
    case 'left':
      return t('chat.left-3', '{who} left.', { alone, who });
    case 'removed':
      return t('chat.removed', '{by} removed {whom}.', { mine, by, whom });
    case 'banned':
      return t('chat.banned', '{by} banned {whom}.', { mine, by, whom });
    case 'renamed':
      return t('chat.called-the-group', '{by} called the group “{text}”.', { mine, by, text });
    case 'pictured':
      return t('chat.changed-the-picture', '{by} changed the picture.', { mine, by });
    case 'unpictured':
      return t('chat.took-the-picture-away', '{by} took the picture away.', { mine, by });
    // The line does not name the moderator; `by` is the uploader of the picture.
    case 'picture_hidden':
      return t('chat.a-moderator-took-the-picture', 'A moderator took the picture of the group away.');
    case 'picture_shown':
      return t('chat.a-moderator-put-the-picture', 'A moderator put the picture of the group back.');
    case 'described':
      return t('chat.changed-how-the-group-introduces', '{by} changed how the group introduces itself.', { mine, by });
    case 'rules':
      return t('chat.changed-the-rules', '{by} changed the rules.', { mine, by });
    case 'announced':
      return t('chat.announced', '{by} announced: {text}', { mine, by, text });
    case 'unannounced':
      return t('chat.took-the-announcement-down', '{by} took the announcement down.', { mine, by });
    case 'called':
      return text === ''
        ? t('chat.dropped-the-name', '{by} dropped the name chosen here.', { mine, by: ownName })
        : t('chat.chose-the-name', '{by} chose the name “{text}” here.', { mine, by: ownName, text });
    case 'may_add':
      return text === 'everyone'
        ? t('chat.let-everyone-invite', '{by} let everyone invite people.', { mine, by })
        : t('chat.let-admins-invite', '{by} let admins alone invite people.', { mine, by });
    case 'asks_first':
      return text === 'true'
        ? t('chat.admins-say-yes', '{by} changed the link: whoever comes by it asks, and an admin says yes.', {
            mine,
            by,
          })
        : t('chat.the-link-opens-at-once', '{by} changed the link: whoever comes by it joins at once.', { mine, by });
    case 'slowed':
      return text === '0'
        ? t('chat.ended-slow-mode', '{by} ended slow mode.', { mine, by })
        : t('chat.slowed-the-group-one-message', '{by} slowed the group: one message every {pace}.', {
            mine,
            by,
            pace: paceWords(Number(text)),
          });
    case 'made_admin':
      return t('chat.made-an-admin', '{by} made {whom} an admin.', { mine, by, whom });
    case 'unmade_admin':
      return t('chat.took-the-admins-place-from', '{by} took the admin’s place from {whom}.', { mine, by, whom });
    case 'made_owner':
      return t('chat.the-group-belongs-to-now', 'The group belongs to {whom} now.', { whom });
    case 'muted':
      return t('chat.muted-2', '{by} muted {whom}.', { mine, by, whom });
    case 'unmuted':
      return t('chat.let-write-again', '{by} let {whom} write again.', { mine, by, whom });
    case 'plan_changed':
      return t('chat.changed-the-plan', '{by} changed the plan.', { mine, by });
    case 'plan_cancelled':
      return t('chat.called-the-plan-off', '{by} called the plan off.', { mine, by });
    case 'disbanded':
      return t('chat.ended-this-group-it-can', '{by} ended this group. It can be read for 7 days.', { mine, by });
  }
}

/** Returns a name as it reads inside a sentence. For the reader, that is the pronoun "you". */
const within = (name: string): string => (name === t('common.you', 'You') ? t('chat.you-within', 'you') : name);
