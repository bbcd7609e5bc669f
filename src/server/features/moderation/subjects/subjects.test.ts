import { expect, it } from 'vitest';
import { subjectKinds, type SubjectKind } from '#contract/moderation.subjects.ts';
import { declaredRoutes, keysOf } from '#test/routes.ts';
import { subjects } from './subjects.ts';

/** The keys in responses whose values are people's words. */
const WORDS = ['displayName', 'bio', 'content', 'lastMessage', 'message', 'text', 'name', 'customInterests'];

const PEOPLE: SubjectKind[] = ['person', 'profile_picture'];
const TALK: SubjectKind[] = ['message', 'companion_reply'];
const ROOMS: SubjectKind[] = ['room', 'group_picture', ...TALK, ...PEOPLE];

/** For each route that shows a member other people's content, the reportable kinds, or the reason why it needs none. */
const SHOWN: Record<string, SubjectKind[] | string> = {
  'GET /api/users': PEOPLE,
  'GET /api/users/:id': PEOPLE,
  'GET /api/users/by-handle/:handle': PEOPLE,
  'GET /api/chats': ROOMS,
  'GET /api/chats/room/:roomId': ROOMS,
  'GET /api/chats/:roomId': ROOMS,
  'GET /api/chats/:roomId/members': PEOPLE,
  'GET /api/chats/:roomId/messages': TALK,
  'GET /api/chats/search': TALK,
  'POST /api/chats/:roomId/messages/:messageId/translation': TALK,
  'POST /api/chats/:roomId/messages/:messageId/transcript': TALK,
  'POST /api/posts/:id/translation': ['post'],
  'POST /api/chats/:roomId/messages': TALK,
  'POST /api/wyn/rooms/:roomId/suggestions': TALK,
  'PUT /api/chats/:roomId/messages/:messageId': TALK,
  'DELETE /api/chats/:roomId/messages/:messageId': TALK,
  'PUT /api/chats/:roomId/messages/:messageId/reactions': TALK,
  'GET /api/chats/:roomId/messages/:messageId/reactions': PEOPLE,
  'PUT /api/chats/:roomId/messages/:messageId/pin': TALK,
  'GET /api/chats/:roomId/pins': TALK,
  'GET /api/chats/groups/:roomId': ROOMS,
  'PUT /api/chats/groups/:roomId': ROOMS,
  'GET /api/chats/groups/links/:code': ROOMS,
  'GET /api/chats/groups/:roomId/health': PEOPLE,
  'GET /api/chats/groups/:roomId/requests': PEOPLE,
  'GET /api/chats/groups/invitations': ['room', ...PEOPLE],
  'GET /api/chats/trending': TALK,
  'GET /api/chats/trending/:trendingId/preview': TALK,
  'GET /api/chats/trending/question/:roomId': 'words of ours',
  'GET /api/chats/chaos/recommendations': ['room', ...PEOPLE],
  'GET /api/chats/chaos/user/:userId': ['room', ...PEOPLE],
  'POST /api/chats/:roomId/plans': TALK,
  'GET /api/chats/:roomId/plans/:messageId': PEOPLE,
  'PUT /api/chats/:roomId/plans/:messageId': TALK,
  'DELETE /api/chats/:roomId/plans/:messageId': TALK,
  'PUT /api/chats/:roomId/plans/:messageId/answer': TALK,
  'GET /api/chats/scheduled': 'the caller’s own words',
  'POST /api/chats/:roomId/scheduled': 'the caller’s own words',
  'PUT /api/chats/:roomId/scheduled/:id': 'the caller’s own words',
  'POST /api/chats/:roomId/scheduled/:id/send': TALK,
  'POST /api/chats/:roomId/polls': TALK,
  'GET /api/chats/:roomId/polls/:messageId': PEOPLE,
  'PUT /api/chats/:roomId/polls/:messageId/vote': TALK,
  'DELETE /api/chats/:roomId/polls/:messageId': TALK,
  'GET /api/saved': ['post', ...TALK, ...PEOPLE],
  'POST /api/chats/:roomId/parties': TALK,
  'GET /api/chats/:roomId/parties/:messageId': PEOPLE,
  'PUT /api/chats/:roomId/parties/:messageId/answer': TALK,
  'PUT /api/chats/:roomId/parties/:messageId/seat': TALK,
  'PUT /api/chats/:roomId/parties/:messageId/shown': TALK,
  'GET /api/chats/:roomId/former': 'the name of a room that the caller left',
  'GET /api/users/nearby': PEOPLE,
  'GET /api/introductions': PEOPLE,
  'GET /api/calls/current': ['call', ...PEOPLE],
  'GET /api/calls/:id': ['call', ...PEOPLE],
  'POST /api/chats/dm': PEOPLE,
  'GET /api/gifts/received': PEOPLE,
  'GET /api/gifts/sent': PEOPLE,
  'GET /api/users/:id/gifts': PEOPLE,
  'GET /api/activity': ['post', 'comment', ...PEOPLE],
  'GET /api/users/:id/followers': PEOPLE,
  'GET /api/users/:id/following': PEOPLE,
  'GET /api/quiz-party/:quizId/friends': PEOPLE,
  'POST /api/gifts/send': TALK,
  'POST /api/gifts/:giftId/unwrap': TALK,
  'GET /api/soul-matching/ai-bot': PEOPLE,
  'POST /api/soul-matching/ai-bot': PEOPLE,
  'POST /api/soul-matching/made-for-you': PEOPLE,
  'GET /api/soul-matching/matches': PEOPLE,
  'POST /api/soul-matching/find-new-match': PEOPLE,
  'GET /api/soul-matching/matches/:matchId': PEOPLE,
  'POST /api/soul-matching/eternal-match': PEOPLE,
  'POST /api/soul-matching/practice': PEOPLE,
  'GET /api/quest-hall/participants': PEOPLE,
  'GET /api/invites/:handle': PEOPLE,
  'GET /api/posts': ['post', ...PEOPLE],
  'GET /api/posts/:id': ['post', ...PEOPLE],
  'GET /api/posts/challenge': ['post', ...PEOPLE],
  'GET /api/posts/following': ['post', ...PEOPLE],
  'GET /api/posts/:id/comments': ['comment', ...PEOPLE],
  'POST /api/posts/:id/comments': ['comment', ...PEOPLE],
  'POST /api/posts': ['post', ...PEOPLE],
  'PUT /api/posts/:id': ['post', ...PEOPLE],
  'GET /api/users/:id/posts': ['post', ...PEOPLE],
  'GET /api/users/:id/liked-posts': ['post', ...PEOPLE],
  'POST /api/wyn/chat': ['wyn_reply'],
  'POST /api/wyn/chat/stream': ['wyn_reply'],
  'GET /api/chats/drafts': 'the caller’s own words',
  'PUT /api/chats/:roomId/draft': 'the caller’s own words',
  'GET /api/auth/check-handle/:handle': 'words of ours',
  'GET /api/archetype-quiz/questions': 'words of ours',
  'GET /api/wild-maps/user/:userId': 'words of ours',
  'GET /api/place': 'words of the operator',
  'GET /api/dev/users': 'only with developer tools',
  'POST /api/reports/preview': 'the report itself',
};

it('The register has an entry for every kind of the contract', () => {
  expect(Object.keys(subjects).toSorted()).toEqual([...subjectKinds].toSorted());
});

it('Every route that shows other people’s content has a reportable kind', async () => {
  const showing = (await declaredRoutes()).flatMap(({ route }) => {
    const keys = keysOf(route.response);
    const isOwn = route.audience === 'me' || /^\/api\/(?:moderation|operator)\//.test(route.path);
    return !isOwn && WORDS.some((word) => keys.has(word)) ? [`${route.method} ${route.path}`] : [];
  });
  expect(showing.filter((route) => SHOWN[route] === undefined)).toEqual([]);
  expect(Object.keys(SHOWN).filter((route) => !showing.includes(route))).toEqual([]);
  const kinds = Object.values(SHOWN).flatMap((one) => (typeof one === 'string' ? [] : one));
  // Nobody reports what only moderators, or only moderators and the sender, have seen.
  expect([...new Set(kinds), 'notice', 'waiting', 'photo_check'].toSorted()).toEqual([...subjectKinds].toSorted());
});
