import { randomUUID } from 'node:crypto';
import type { ServerEvent } from '#contract/realtime.ts';
import type { TestMember } from '#test/factories.ts';

/** A viewer and two people, all in one group. `known` is also matched with the viewer; `unmet` is not. */
export interface DoorScene {
  viewer: TestMember;
  known: TestMember;
  unmet: TestMember;
  matchId: string;
  /** The room of the match, and the group. */
  rooms: readonly string[];
  group: string;
  /** A message of the known person in the group, to which the known person reacted. */
  messageId: string;
  /** A plan that the known person made in the group. */
  planId: string;
  pollId: string;
  /** A quiz party that the known person started in the group; all three answered. */
  partyId: string;
  posts: readonly string[];
}

/** The states in which a person is hidden from a viewer. */
const everyway = ['blocked', 'blocking', 'suspended', 'deleted', 'held', 'refused', 'waiting'] as const;
export type HiddenState = (typeof everyway)[number] | 'paused';

interface RouteCall {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
}

type RouteCase =
  /** A string says why the route needs no check, for example because the route shows only its caller. */
  | string
  | {
      ask: (scene: DoorScene) => RouteCall[];
      /** True if the route shows people to strangers. The answer of such a route must not show a person who paused. */
      isSearch?: true;
      /** True if the route must show a person while nothing hides them. */
      isShowing?: true;
      /** For each standing in which the route may show a trace of the hidden person: the reason. */
      allowed?: Partial<Record<HiddenState, string>>;
    };

const SIGN_IN = 'for signing in, before anybody has a name';
const OWN = 'the caller’s own';
const DESK = 'for moderators, and 404 for everybody else';
/** Returns the entries of routes of a file that have one reason. */
const all = (file: string, why: string, names: string): Record<string, string> =>
  Object.fromEntries(names.split(' ').map((name) => [`${file}.${name}`, why]));
const atTheDesk = (names: string): Record<string, string> => all('moderation', DESK, names);
const CALLS = 'by ids alone, or with a card that is null for the hidden, whose door is closed: tests of their own';
const DEVELOPERS = 'for developers; 404 here';

const both = ({ known, unmet }: DoorScene): TestMember[] => [known, unmet];
const byId = { ask: (scene: DoorScene) => both(scene).map(({ id }) => ({ params: { id, userId: id } })) };
const byHandle = { ask: (scene: DoorScene) => both(scene).map(({ user }) => ({ params: { handle: user.handle } })) };
const byRoom = (more: RouteCall = {}) => ({
  ask: ({ rooms }: DoorScene) => rooms.map((roomId) => ({ params: { roomId }, ...more })),
});
const byLine =
  (line: 'messageId' | 'planId' | 'pollId' | 'partyId') =>
  (more: RouteCall = {}) => ({
    ask: (scene: DoorScene) => [{ params: { roomId: scene.group, messageId: scene[line] }, ...more }],
  });
const [byMessage, byPlan, byParty] = [byLine('messageId'), byLine('planId'), byLine('partyId')];
const byPoll = byLine('pollId');
const once = (ask: (scene: DoorScene) => RouteCall = () => ({})) => ({ ask: (scene: DoorScene) => [ask(scene)] });
const SAID = 'a line that is said keeps the id of who said it: one frame of the log serves all readers';
const inAnyState = (why: string) => Object.fromEntries(everyway.map((state) => [state, why]));
const said = inAnyState(SAID);

const GIVEN = 'the ids that the caller gave, each with the reason of somebody who is not there';
const given = inAnyState(GIVEN);

/** Every declared route by its file and name. A route that could show people has a check; any other has a reason. */
export const ROUTES: Record<string, RouteCase> = {
  ...all('accounts.age', OWN, 'finishAgeCheck getAgeCheck startAgeCheck'),
  ...all(
    'accounts.entry',
    SIGN_IN,
    'forgotPassword resetPassword sendEmailCode sendPhoneCode sendSignUpCode verifyEmail verifyPhone',
  ),
  ...all('accounts.entry', OWN, 'getConsent putConsent'),
  ...all('accounts.passkeys', OWN, 'addPasskey beginPasskey listPasskeys removePasskey renamePasskey'),
  ...all('accounts.passkeys', SIGN_IN, 'beginPasskeyLogin passkeyLogin'),
  ...all('accounts.proof', OWN, 'beginPasskeyProof proofOptions prove sendProofCode'),
  'accounts.authMe': once(),
  'accounts.authUser': once(),
  'accounts.checkHandle': 'a handle that is taken stays taken, whoever asks',
  'accounts.getUser': { ...byId, isShowing: true },
  'accounts.getUserByHandle': { ...byHandle, isShowing: true },
  'accounts.login': SIGN_IN,
  ...all('accounts', OWN, 'logout logoutAll'),
  'accounts.lookUpZip': 'places, no people',
  'accounts.refresh': SIGN_IN,
  'accounts.register': SIGN_IN,
  'accounts.revokeSession': OWN,
  ...all(
    'accounts.security',
    OWN,
    'changeEmail changePassword changePhone sendNewEmailCode sendNewPhoneCode signOutDevice undoContactChange',
  ),
  'accounts.sessions': OWN,
  'accounts.updateUser': byId,
  'accounts.userStats': byId,
  'accounts.userStatus': byId,
  'accounts.work.getChallenge': SIGN_IN,
  'blocks.blockPerson': 'its answer names nobody, and that it is 404 for the hidden is a test of its own',
  'blocks.liftBlock': 'its answer names nobody',
  'blocks.listBlocks': { ...once(), allowed: { blocked: 'the list of one’s own blocks, from which they are lifted' } },
  ...all(
    'calls',
    CALLS,
    'agreeToCall answerCall changeComesAs declineCall declinePushedCall getCall getCallDoor getCurrentCall getRelay hangUp resumeCall setCallConsent startCall',
  ),
  'chat.answerRequest': byRoom({ body: { answer: 'accept' } }),
  ...all('chat.changes', OWN, 'deleteMessage editMessage'),
  'chat.changes.gifOfMessage': 'its answer names a GIF, and nobody',
  'chat.changes.listReactions': { ...byMessage(), isShowing: true },
  'chat.changes.reactToMessage': {
    ...byMessage({ body: { emoji: '👍', isOn: true } }),
    isShowing: true,
    allowed: said,
  },
  'chat.pins.pinMessage': 'of a message that the caller reads; reactToMessage answers the same',
  'chat.pins.listPins': { ...byRoom(), isShowing: true, allowed: said },
  'chat.createChat': {
    ask: (scene) => both(scene).map(({ id }) => ({ body: { participants: [scene.viewer.id, id] } })),
  },
  'chat.getRoom': { ...byRoom(), isShowing: true },
  'chat.getRoomInfo': { ...byRoom(), isShowing: true },
  ...all('chat.list', OWN, 'clearHistory deleteChat'),
  'chat.list.setRoom': byRoom({ body: { mute: null } }),
  'chat.list.listChats': {
    ask: ({ known }) => [{}, { query: { search: known.user.handle } }],
    isShowing: true,
  },
  'chat.listMessages': { ...byRoom(), isShowing: true, allowed: said },
  ...all('chat.drafts', OWN, 'listDrafts putDraft'),
  ...all('chat.scheduled', OWN, 'listScheduled scheduleMessage changeScheduled sendScheduled cancelScheduled'),
  'chat.scheduled.scheduleTimes': 'names nobody, and what time it is for the hidden is null, in a test of its own',
  'chat.search.searchMessages': { ask: () => [{ query: { words: 'hello' } }], isShowing: true },
  'chat.members.formerRoom': byRoom(),
  'chat.members.roomMembers': { ...byRoom(), isShowing: true },
  'chat.markRead': byRoom({ body: { seq: 1 } }),
  'chat.sendMessage': {
    ask: ({ group }) => [{ params: { roomId: group }, body: { clientId: randomUUID(), content: 'Hi' } }],
  },
  'chat.waiting.listWaitingMessages': OWN,
  'chat.startDirect': {
    ask: (scene) => both(scene).map(({ id }) => ({ body: { otherUserId: id } })),
    isShowing: true,
  },
  'chat.list.syncChats': once(),
  'chat.unreadCount': { ask: (scene) => [scene.viewer, ...both(scene)].map(({ id }) => ({ params: { userId: id } })) },
  'clouds.cloudsOf': byId,
  'clouds.createCloud': 'the caller alone is in it',
  'clouds.joinCloud': 'a test of its own: what a hidden owner has is not there; no answer but the room',
  'clouds.recommendClouds': { ...once(), isSearch: true },
  'clouds.showCloud': OWN,
  'companions.clearMemory': byRoom(),
  'companions.forgetNote': 'of an AI character’s memory of the caller',
  'companions.getCompanion': byId,
  'companions.getMemory': byRoom(),
  'companions.listOffered': once(),
  'companions.madeForYou': once(),
  'companions.meetCompanion': once(),
  ...all('dev', DEVELOPERS, 'devOutbox devOpenApi devUsers grantPremium switchSession'),
  'gifs.searchGifs': 'drawings, no people',
  'people.directory.listNearby': { ...once(), isSearch: true },
  'people.directory.listPeople': { ...once(), isSearch: true },
  'people.images.openImage': 'its address is told with the card alone, and it is gone while nobody sees its person',
  ...all('people.images', OWN, 'removeImage uploadImage'),
  'flowers.giveFlowers': 'its answer names nobody, and that it is 404 for the hidden is a test of its own',
  'digest.countActivity': 'a number of those whom the caller may see',
  'digest.listActivity': { ...once(), isShowing: true },
  'digest.seeActivity': 'its answer names nobody',
  'saved.listSaved': { ...once(), isShowing: true },
  'saved.isSaved': OWN,
  ...all('saved', 'its answer names nobody; what it saves is listed as one may read it', 'saveMessage savePost'),
  'chat.keeping.setFading': 'for the two of a room; it names the one of them who asked',
  'follows.follow': 'its answer names nobody, and that it is 404 for the hidden is a test of its own',
  'follows.isFollowing': 'it is 404 for the hidden, in a test of its own, and names nobody',
  'follows.listFollowers': { ask: ({ viewer }: DoorScene) => [{ params: { id: viewer.id } }] },
  'follows.listFollowing': { ask: ({ viewer }: DoorScene) => [{ params: { id: viewer.id } }] },
  'follows.unfollow': 'its answer names nobody',
  'gifts.getGiftShelf': {
    ask: (scene) => [scene.viewer, ...both(scene)].map(({ id }) => ({ params: { id } })),
    isShowing: true,
  },
  'gifts.listGiftTypes': 'gifts, no people',
  'gifts.listReceivedGifts': { ...once(), isShowing: true },
  'gifts.listSentGifts': { ...once(), isShowing: true },
  'gifts.sendGift': {
    ask: (scene) => both(scene).map(({ id }) => ({ body: { giftTypeId: 'pocket-fern', receiverId: id } })),
  },
  'gifts.setGiftShelf': OWN,
  'gifts.unwrapGift': 'of a message that the caller reads; reactToMessage answers the same',
  'groups.agreeToRules': OWN,
  'groups.answerInvitation': byRoom({ body: { answer: 'decline' } }),
  'groups.changeGroup': byRoom({ body: {} }),
  'groups.changeMember': {
    ask: (scene) =>
      both(scene).map(({ id }) => ({ params: { roomId: scene.group, userId: id }, body: { role: 'member' } })),
  },
  'groups.createGroup': {
    ask: (scene) => [{ body: { name: 'Owls', description: 'At night.', people: both(scene).map(({ id }) => id) } }],
    allowed: given,
  },
  'groups.disbandGroup': 'the group’s own, and no answer but ok',
  'groups.health.groupHealth': byRoom(),
  'groups.getGroup': { ...byRoom(), isShowing: true },
  'groups.inviteToGroup': 'for its admins; createGroup answers the same',
  'groups.leaveGroup': OWN,
  'groups.links.endGroupLink': 'the group’s own, and no answer but ok',
  'groups.links.getGroupLink': 'counts of the group’s own link',
  'groups.links.joinByLink': 'by a code that names no person, and no answer but the room',
  'groups.links.withdrawRequest': OWN,
  'groups.requests.answerGroupRequest': 'for its admins, and no answer but ok',
  'groups.requests.listGroupRequests': byRoom(),
  'groups.links.makeGroupLink': 'a code and counts',
  'groups.links.previewLink': 'the group’s words and its number, and no member',
  'groups.listInvitations': { ...once(), isShowing: true },
  'groups.removeMember': 'for its admins, and no answer but ok',
  'groups.setAlias': OWN,
  'interests.getInterestProfile': byId,
  'interests.saveInterestProfile': OWN,
  'introductions.answerIntroduction': 'its answer names nobody',
  'introductions.introduce': 'its answer names nobody, and is 404 for the hidden',
  'introductions.listIntroductions': { ...once(), isShowing: true },
  'introductions.withdrawIntroduction': OWN,
  'matching.debug.debugMatching': { ...once(), isSearch: true },
  'matching.findEternalMatch': { ...once(), isSearch: true },
  'matching.findNewMatch': { ...once(), isSearch: true, isShowing: true },
  'matching.getMatch': { ask: ({ matchId }) => [{ params: { matchId } }], isShowing: true },
  'matching.getPreferences': OWN,
  'matching.listMatches': { ...once(), isShowing: true },
  ...all('matching.lookout', OWN, 'getLookout setLookout'),
  'matching.practice.practiceRun': { ...once(), isSearch: true },
  'matching.savePreferences': OWN,
  'matching.swipe': { ask: ({ matchId }) => [{ body: { matchId, action: 'like' } }] },
  'matching.unmatch': 'its answer names nobody',
  'media.openVoice': 'opens with a pass only, and asks again whether its voice note may be heard',
  'media.voiceAddress': 'tells of no person: a voice note that one cannot hear is not found',
  'media.uploadVoice': OWN,
  'media.openPicture': 'opens with a pass only, and asks again whether its picture may be seen',
  'media.pictureAddresses': 'tells of no person: an id that one cannot see is left out',
  'media.uploadPicture': OWN,
  'media.copyPicture': 'answers with the caller’s own copy; a picture that one cannot see is not found',
  'media.copyVoice': 'answers with the caller’s own copy; a voice note that one cannot hear is not found',
  'moderation.decisions.appealDecision': OWN,
  'moderation.decisions.listDecisions': once(),
  'moderation.reports.listReports': once(),
  'moderation.reports.previewReport': {
    ask: (scene) => both(scene).map(({ id }) => ({ body: { subject: { kind: 'person', id: String(id) } } })),
    isShowing: true,
  },
  'moderation.reports.sendReport': 'its answer names nobody; what it copies is for moderators',
  'moderation.take-down.legalContact': 'the operator’s address',
  'moderation.take-down.noticeStanding': 'how a notice stands, for whoever has its number; it names nobody',
  'moderation.take-down.sendNotice': 'its answer is a receipt, the same whatever was found',
  'moderation.transparency.transparency': 'counts of five and more',
  ...atTheDesk(
    'answerAppeal decideCase deskStanding getCase listCases openEvidence secondBan takeCase writeToCase waiting.letOut waiting.listLooks waiting.openLook waiting.refuseLook',
  ),
  'moderation.waiting.takeBack': OWN,
  ...all(
    'notifications',
    OWN,
    'getNotificationSettings pushKey putNotificationSettings subscribePush testPush unsubscribePush',
  ),
  ...all(
    'photo-check',
    OWN,
    'beginPhotoCheck drawAnotherPose getPhotoCheck setOnlyChecked takeBackPhotoCheck takeLivePicture',
  ),
  'photo-check.getCheckedReach': 'counts as coarse as those of a search that finds nobody',
  ...all('photo-check.desk', DESK, 'listPhotoChecks openPhotoCheck passPhotoCheck refusePhotoCheck'),
  'people.invites.getInvite': { ...byHandle, isShowing: true },
  'operator.backups.downloadBackup': 'a file, for an operator who was unlocked a minute before',
  ...all('place', 'what the operator set; it names nobody', 'checkInvitation getPlace'),
  'plans.answerPlan': { ...byPlan({ body: { answer: 'going' } }), isShowing: true, allowed: said },
  ...all('plans', 'for its maker; answerPlan shows the same', 'cancelPlan changePlan'),
  'plans.getPlan': { ...byPlan(), isShowing: true, allowed: said },
  'plans.makePlan': OWN,
  'plans.nextPlan': 'it names nobody, and a plan of a hidden maker is none',
  'plans.tellMet': OWN,
  'plans.askedPlan': 'about a plan whose people the caller sees: a test of its own',
  'plans.meetings.listMeetings': 'with a card that is null for the hidden: a test of its own',
  ...all('plans.meetings', OWN, 'changeMeeting forgetMeeting'),
  'polls.closePoll': 'for its maker; votePoll shows the same',
  'polls.getPoll': { ...byPoll(), isShowing: true },
  'polls.makePoll': OWN,
  'polls.votePoll': { ...byPoll({ body: { choices: [0] } }), isShowing: true, allowed: said },
  'posts.comments.addComment': OWN,
  'posts.comments.deleteComment': 'its answer names nobody',
  'posts.comments.listComments': { ask: ({ posts }) => posts.map((id) => ({ params: { id } })), isShowing: true },
  'posts.countNewPosts': 'a number; the readers test compares it with the feeds',
  ...all('posts', OWN, 'createPost deletePost editPost'),
  'posts.likes.likePost': 'its answer names nobody',
  'posts.likes.unlikePost': 'its answer names nobody',
  'posts.translation.translatePost': 'words alone, read by the reader of the post: translation.test.ts',
  'posts.listChallenge': { ...once(), isShowing: true },
  'posts.listLiked': { ask: ({ viewer }) => [{ params: { id: viewer.id } }], isShowing: true },
  'posts.listPack': { ...once(), isShowing: true },
  'posts.listPostsBy': { ...byId, isShowing: true },
  'posts.openPostPicture': 'the picture of a public post, as a visitor may see it',
  'posts.getPost': { ask: ({ posts }) => posts.map((id) => ({ params: { id } })), isShowing: true },
  'posts.listPosts': { ...once(), isSearch: true, isShowing: true },
  'posts.waiting.listWaitingPosts': OWN,
  ...all(
    'home-safe',
    OWN,
    'getHomeSafe addTrusted changeTrusted askTrusted removeTrusted setPins previewOuting startOuting getOuting answerOuting',
  ),
  'quest-hall.connectInHall': {
    ask: (scene) => both(scene).map(({ id }) => ({ body: { userId: id } })),
  },
  'quest-hall.getHallReasons': byId,
  'quest-hall.listHall': { ...once(), isSearch: true, isShowing: true },
  'quiz-party.completePartyQuiz': OWN,
  'quiz-party.getPartyFriends': { ask: () => [{ params: { quizId: 'aura' } }] },
  ...all('quiz-party', OWN, 'getPartyQuiz getQuizParty keepPartyDraft ratePartyQuiz showPartyResult'),
  ...all('premium', OWN, 'cancelPremium checkoutPremium getPremium lookAgain openPortal'),
  'premium.paymentWebhook': 'tells nobody anything',
  'quiz-party.together.getParty': { ...byParty(), isShowing: true },
  'quiz-party.together.answerParty': { ...byParty(), isShowing: true, allowed: said },
  'quiz-party.together.joinParty': { ...byParty({ body: { isIn: true } }), isShowing: true, allowed: said },
  'quiz-party.together.showParty':
    'works for the person who started it, and answers the message that joinParty answers',
  'quiz-party.together.startParty': OWN,
  ...all('quiz', OWN, 'answerQuiz completeQuiz getLatestQuizResults getQuizHistory getQuizResults startQuiz'),
  'quiz.getQuizQuestions': 'questions, no people',
  ...all('translation', 'words alone, read as the message is: a test of its own', 'translateMessage writeOutVoice'),
  'trending.joinTrending': OWN,
  'trending.listTrending': { ...once(), isSearch: true },
  'trending.previewTrending': { ask: () => [{ params: { trendingId: 'trending_1' } }], isSearch: true },
  'trending.trendingMembership': OWN,
  'trending.trendingQuestion': 'a question of the house, no people',
  'vibes.saveVibes': OWN,
  'wild-maps.getWildMap': byId,
  'wyn.askWyn': { ...once(() => ({ body: { message: 'Give me an opener for my match' } })), isShowing: true },
  'wyn.rooms.allowWynRoom': byRoom({ body: { isAllowed: true } }),
  'wyn.rooms.getWynRoom': byRoom(),
  'wyn.rooms.suggestLines': byRoom(),
  'wyn.getMind': 'which of two answers, no people',
  'wyn.streamWyn': 'the answer of askWyn, piece by piece',
  ...all('your-data', OWN, 'askForExport deleteAccount getExport linkToExport pause'),
  'your-data.downloadExport': 'a file made by a job; the tests of the export look into it',
  'your-data.yourData': once(),
};

/** Every event of the server, with the reason why it may concern a hidden person; null if it must not. */
export const EVENTS: Record<ServerEvent['type'], string | null> = {
  auth_success: null,
  auth_error: null,
  reauth_success: null,
  reauth_error: null,
  token_updated: null,
  token_error: null,
  ping: null,
  pong: null,
  presence: null,
  resync: null,
  post_changed: null,
  error: null,
  rooms_rejoined: null,
  room_joined: null,
  room_error: null,
  message_ack: null,
  message_nack: null,
  new_message: SAID,
  gift_received: SAID,
  gift_unwrapped: SAID,
  message_changed: SAID,
  message_edited: SAID,
  message_deleted: SAID,
  message_pinned: SAID,
  message_unpinned: SAID,
  party_answered: SAID,
  party_changed: SAID,
  plan_answered: SAID,
  plan_changed: SAID,
  poll_closed: SAID,
  poll_voted: SAID,
  reaction_added: SAID,
  reaction_removed: SAID,
  typing_start: null,
  read: null,
  message_forming: null,
  plan_news: null,
  room_changed: null,
  call_changed: null,
  call_door_changed: null,
  call_signal: null,
  call_signal_refused: null,
};
