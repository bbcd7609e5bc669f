import { useLocation } from 'wouter';
import { listChats } from '#contract/chat.list.ts';
import { answerInvitation, listInvitations, type Invitation } from '#contract/groups.ts';
import { GroupFace } from '#web/parts/rooms/GroupFace.tsx';
import { membersWords } from '#web/parts/rooms/groups.words.ts';
import { Answers } from '#web/parts/failures/Answers.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { invalidate, useRead } from '#web/platform/calls/query.ts';
import { openReport } from '#web/platform/report.ts';
import { paths } from '#web/paths.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { Prohibit } from '#web/ui/icons/Prohibit.ts';
import { PersonMark } from '#web/ui/Marks.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';

/** Lists the group invitations that wait for the person's answer, above the list of chats. */
export function Invitations() {
  const invitations = useRead(listInvitations).data?.invitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="px-3 pb-3">
      <h2 id="invitations" className="pb-1 text-sm text-ink-2">
        {t('groups.invitations', 'Invitations')}
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.roomId} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function faultOf(error: unknown): string {
  return asCallError(error).status === 404
    ? t('groups.invitation-gone', 'This invitation is no longer open.')
    : wordsFor(error, t('common.that-did-not-work-try', 'That did not work. Try again.'));
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { roomId, name, description, gradient, pictureId, memberCount, invitedBy } = invitation;
  const [, navigate] = useLocation();
  const reply = async (answer: 'accept' | 'decline') => {
    await call(answerInvitation, { params: { roomId }, body: { answer } });
    if (answer === 'accept') navigate(paths.chat(roomId));
    await invalidate(listChats);
  };
  return (
    <li className="flex gap-3 py-3">
      <GroupFace seed={roomId} gradient={gradient} pictureId={pictureId} size={50} />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p {...asWritten} className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">
          {description}
        </p>
        <p className="text-sm text-ink-2">
          {membersWords(memberCount)}
          {invitedBy !== null && (
            <span>
              {' · '}
              {rich(t('groups.invites-you', '<name/> invites you'), { name: <bdi>{invitedBy.displayName}</bdi> })}
              <span> </span>
              <PersonMark of={invitedBy} />
            </span>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-2 pt-2">
          <Answers
            yes={{
              label: t('common.join', 'Join'),
              name: t('groups.join', 'Join {name}', { name }),
              send: () => reply('accept'),
            }}
            no={{
              label: t('groups.decline-2', 'Decline'),
              name: t('groups.decline', 'Decline {name}', { name }),
              send: () => reply('decline'),
            }}
            wordsOf={faultOf}
          >
            {invitedBy !== null && (
              <Menu
                items={[
                  {
                    label: t('groups.block-and-report', 'Block and report'),
                    icon: Prohibit,
                    danger: true,
                    movesFocus: true,
                    onSelect: () => openReport({ kind: 'person', id: String(invitedBy.id) }),
                  },
                ]}
              >
                <IconButton
                  icon={DotsThree}
                  label={t('groups.more-about-the-invitation-to', 'More about the invitation to {name}', { name })}
                />
              </Menu>
            )}
          </Answers>
        </div>
      </div>
    </li>
  );
}
