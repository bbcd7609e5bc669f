import * as contract from '#contract/groups.ts';
import { groupHealth } from '#contract/groups.health.ts';
import * as links from '#contract/groups.links.ts';
import * as requests from '#contract/groups.requests.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { agreeToRules, createGroup, groupFor, setAlias } from './groups.ts';
import { changeGroup } from './changing.ts';
import { healthOf } from './health.ts';
import { answerInvitation, invitationsFor, inviteTo } from './invitations.ts';
import { endLink, joinBy, linkFor, lookThrough, makeLink, withdraw } from './links.ts';
import { disband, leaveGroup, muteMember, removeMember, setRole } from './members.ts';
import { keepGroupPictures } from './picture.ts';
import { answerRequest, requestsFor } from './requests.ts';
import { sayTerms } from './terms.ts';

const done = { ok: true as const };

export function groups(server: Server): void {
  const { deps } = server;
  sayTerms(deps);
  keepGroupPictures(deps);

  serve(server, contract.createGroup, ({ caller, body, once }) =>
    createGroup(deps, { userId: caller.userId, once }, body),
  );

  serve(server, contract.listInvitations, async ({ caller }) => ({
    invitations: await invitationsFor(deps, caller.userId),
  }));

  serve(server, contract.getGroup, ({ caller, params: { roomId } }) =>
    groupFor(deps, { roomId, userId: caller.userId }),
  );

  serve(server, groupHealth, ({ caller, params: { roomId } }) => healthOf(deps, { roomId, userId: caller.userId }));

  serve(server, contract.changeGroup, async ({ caller, params: { roomId }, body }) => {
    const actor = { roomId, userId: caller.userId };
    await changeGroup(deps, actor, body);
    return groupFor(deps, actor);
  });

  serve(server, contract.inviteToGroup, ({ caller, params: { roomId }, body }) =>
    inviteTo(deps, { roomId, userId: caller.userId }, body.people),
  );

  serve(server, contract.answerInvitation, async ({ caller, params: { roomId }, body }) => {
    await answerInvitation(deps, { roomId, userId: caller.userId }, body.answer);
    return done;
  });

  serve(server, contract.changeMember, async ({ caller, params: { roomId, userId: otherId }, body }) => {
    const deed = { roomId, userId: caller.userId, otherId };
    await ('role' in body ? setRole(deps, deed, body.role) : muteMember(deps, deed, body.mute));
    return done;
  });

  serve(server, contract.removeMember, async ({ caller, params: { roomId, userId: otherId }, body }) => {
    await removeMember(deps, { roomId, userId: caller.userId, otherId }, body.isBanned);
    return done;
  });

  serve(server, contract.setAlias, async ({ caller, params: { roomId }, body }) => {
    await setAlias(deps, { roomId, userId: caller.userId }, body.alias);
    return done;
  });

  serve(server, contract.agreeToRules, async ({ caller, params: { roomId } }) => {
    await agreeToRules(deps, { roomId, userId: caller.userId });
    return done;
  });

  serve(server, contract.leaveGroup, async ({ caller, params: { roomId } }) => ({
    roomExists: await leaveGroup(deps, { roomId, userId: caller.userId }),
  }));

  serve(server, contract.disbandGroup, async ({ caller, params: { roomId } }) => {
    await disband(deps, { roomId, userId: caller.userId });
    return done;
  });

  groupLinks(server);
}

function groupLinks(server: Server): void {
  const { deps } = server;

  serve(server, links.getGroupLink, async ({ caller, params: { roomId } }) => ({
    link: await linkFor(deps, { roomId, userId: caller.userId }),
  }));

  serve(server, links.makeGroupLink, ({ caller, params: { roomId } }) =>
    makeLink(deps, { roomId, userId: caller.userId }),
  );

  serve(server, links.endGroupLink, async ({ caller, params: { roomId } }) => {
    await endLink(deps, { roomId, userId: caller.userId });
    return done;
  });

  serve(server, links.previewLink, ({ caller, params: { code } }) => lookThrough(deps, caller, code));

  serve(server, links.joinByLink, ({ caller, params: { code } }) => joinBy(deps, { userId: caller.userId, code }));

  serve(server, links.withdrawRequest, async ({ caller, params: { code } }) => {
    await withdraw(deps, { userId: caller.userId, code });
    return done;
  });

  serve(server, requests.listGroupRequests, async ({ caller, params: { roomId } }) => ({
    people: await requestsFor(deps, { roomId, userId: caller.userId }),
  }));

  serve(server, requests.answerGroupRequest, async ({ caller, params: { roomId, userId: otherId }, body }) => {
    await answerRequest(deps, { roomId, userId: caller.userId, otherId }, body.answer);
    return done;
  });
}
