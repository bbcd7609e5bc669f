import { useEffect, useState } from 'react';
import { listMatches, type SoulMatch } from '#contract/matching.ts';
import type { Subject } from '#contract/moderation.subjects.ts';
import type { PersonCard } from '#contract/people.ts';
import { FindSaved } from '#web/parts/saving/FindSaved.tsx';
import { savingItem } from '#web/parts/saving/saving.ts';
import { openReport } from '#web/platform/report.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { Flag } from '#web/ui/icons/Flag.ts';
import { HeartBreak } from '#web/ui/icons/HeartBreak.ts';
import { Prohibit } from '#web/ui/icons/Prohibit.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { LateMenu } from '#web/ui/LateMenu.tsx';
import { block, endMatch } from './safety.ts';

type SafetyMenuProps = {
  person: Pick<PersonCard, 'id' | 'displayName' | 'isSeedUser'>;
  /** The subject of a report, if it is not the person. */
  about?: Subject;
  /** Further entries, which come before the common ones. */
  items?: readonly (MenuItem | 'line')[];
  label?: string;
  /** True if the screen itself offers to pass the match. The menu then leaves out "Unmatch", which is harsher. */
  hasPass?: boolean;
  /** Runs when the menu opens. */
  onOpen?: () => void;
  /** Runs after a block. Needed by a screen that shows nothing but the person. */
  onBlocked?: () => void;
  /** Runs after the match has ended. Needed by a screen that shows nothing but the match. */
  onUnmatched?: () => void;
};

const none: readonly (MenuItem | 'line')[] = [];

/** The "…" menu of a person: for a post "Save", then `items`, "Unmatch" (if the two are matched), "Report" and "Block". */
export function SafetyMenu({ person, items = none, label, hasPass = false, about, ...on }: SafetyMenuProps) {
  const subject: Subject = about ?? { kind: 'person', id: String(person.id) };
  const [asked, setAsked] = useState<'block' | 'unmatch' | null>(null);
  const [isOpened, setOpened] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [match, setMatch] = useState<SoulMatch>();
  const [run, isRunning] = useOneAtATime(async () => {
    const isDone = asked === 'unmatch' ? match !== undefined && (await endMatch(match.id)) : await block(person);
    if (!isDone) return;
    setAsked(null);
    if (asked === 'block') on.onBlocked?.();
    else on.onUnmatched?.();
  });
  const postId = about?.kind === 'post' ? about.id : undefined;
  const first = postId === undefined ? items : [savingItem({ id: postId }, isSaved), ...items];
  const entries: (MenuItem | 'line')[] = [
    ...first,
    ...(first.length > 0 ? (['line'] as const) : []),
    ...(match === undefined
      ? []
      : [
          { label: t('parts.unmatch', 'Unmatch'), icon: HeartBreak, danger: true, onSelect: () => setAsked('unmatch') },
        ]),
    { label: t('common.report', 'Report'), icon: Flag, danger: true, onSelect: () => openReport(subject) },
    { label: t('parts.block', 'Block'), icon: Prohibit, danger: true, onSelect: () => setAsked('block') },
  ];
  return (
    <>
      <LateMenu
        items={entries}
        onOpenChange={(isOpen) => {
          if (!isOpen) return;
          setOpened(true);
          on.onOpen?.();
        }}
      >
        <IconButton
          icon={DotsThree}
          label={label ?? t('parts.more-about', 'More about {displayName}', { displayName: person.displayName })}
        />
      </LateMenu>
      {isOpened && (
        <>
          {postId !== undefined && <FindSaved id={postId} onFound={setSaved} />}
          {!hasPass && <FindMatch id={person.id} onFound={setMatch} />}
          <ConfirmDialog
            open={asked !== null}
            onOpenChange={() => setAsked(null)}
            {...(asked === 'unmatch' ? unmatchWords(person) : blockWords(person, match !== undefined))}
            danger
            pending={isRunning}
            onConfirm={() => void run()}
          />
        </>
      )}
    </>
  );
}

type FindMatchProps = Pick<PersonCard, 'id'> & { onFound: (match: SoulMatch | undefined) => void };

/** Passes the open match with a person to `onFound`. Mounted after the first opening: a page has hundreds of menus. */
function FindMatch({ id, onFound }: FindMatchProps) {
  const { data } = useRead(listMatches);
  const match = data?.matches.find(({ user }) => user.id === id);
  useEffect(() => onFound(match), [match, onFound]);
  return null;
}

function unmatchWords({ displayName }: SafetyMenuProps['person']) {
  return {
    title: t('parts.unmatch-2', 'Unmatch {displayName}?', { displayName }),
    description: t(
      'parts.nobody-is-notified-what-you',
      'Nobody is notified. What you wrote stays readable, nothing more can be sent, and you two will not be matched again.',
    ),
    confirm: t('parts.unmatch', 'Unmatch'),
  };
}

function blockWords({ displayName, isSeedUser }: SafetyMenuProps['person'], isMatched: boolean) {
  const sight = isSeedUser
    ? t('parts.says-nothing-more-and-your', '{displayName} says nothing more, and your chat closes.', { displayName })
    : t(
        'parts.nobody-is-notified-you-and',
        'Nobody is notified. You and {displayName} no longer see each other anywhere, and your chat closes.',
        { displayName },
      );
  const end = isMatched ? t('parts.your-match-ends-for-good', ' Your match ends for good.') : '';
  return {
    title: t('parts.block-2', 'Block {displayName}?', { displayName }),
    description: t('parts.you-can-unblock-in-your', '{sight}{end} You can unblock in your account.', { sight, end }),
    confirm: t('parts.block', 'Block'),
  };
}
