import { z } from 'zod';
import { user, type Later } from './life.ts';

const text = z.string();
const count = z.int();
const yes = z.boolean();
const texts = z.array(text);
const id = z.looseObject({ id: text });

const results = z.looseObject({
  session: z.looseObject({ id: text, userId: count, wildMapId: text, isCompleted: z.literal(true) }),
  results: z
    .array(
      z.looseObject({
        count,
        percentage: count,
        descriptor: z.looseObject({ id: text, name: text, description: text, pillar: text }),
      }),
    )
    .min(1),
  mbti: z.looseObject({ type: text.length(4), archetype: z.looseObject({ name: text, report: text }) }),
  userId: count,
});
const questions = z
  .array(
    z.looseObject({
      id: text,
      questionText: text,
      answerChoices: z
        .array(z.looseObject({ id: text, choiceText: text, descriptor: z.looseObject({ name: text }) }))
        .min(4),
    }),
  )
  .length(15);

export const quizzing: readonly Later[] = [
  {
    call: 'GET /api/archetype-quiz/questions',
    answer: questions,
    keep: (asked: z.infer<typeof questions>, life) => {
      life.questions = asked.map((one) => ({ id: one.id, choice: one.answerChoices[0]?.id ?? '' }));
    },
  },
  {
    call: 'POST /api/archetype-quiz/session',
    payload: { wildMapId: 'wildmap_1773165600000_k3j9x' },
    answer: z.looseObject({ id: text, wildMapId: text }),
    keep: (session: { id: string }, life) => {
      life.known['quiz'] = session.id;
    },
  },
  ...Array.from({ length: 15 }, (_, at): Later => ({ known, questions: asked }) => ({
    call: 'POST /api/archetype-quiz/response',
    payload: { sessionId: known['quiz'], questionId: asked[at]?.id, answerChoiceId: asked[at]?.choice },
  })),
  { call: 'POST /api/archetype-quiz/session/{quiz}/complete', payload: {}, answer: z.looseObject({}) },
  { call: 'GET /api/archetype-quiz/results/{quiz}', answer: results },
  { call: 'GET /api/archetype-quiz/results/latest', answer: results },
  {
    call: 'GET /api/wild-maps/user/{ana}',
    answer: z.looseObject({
      primaryArchetype: text,
      corePillars: z.array(z.unknown()).length(4),
      dynamicLayers: z.looseObject({ active_pursuits: z.looseObject({ current_passions: z.array(z.unknown()) }) }),
    }),
  },
];

const room = z.looseObject({
  id: text,
  roomType: z.enum(['direct', 'group', 'chaos', 'trending', 'companion']),
  type: z.enum(['direct', 'group']),
  name: text,
  groupName: text.nullable(),
  participants: z.array(count),
  lastMessage: text.nullable(),
  lastMessageTimestamp: text.nullable(),
  unreadCount: count,
  otherUser: z.looseObject({ id: count, displayName: text }).nullable(),
  memberCount: count,
  isOnline: yes,
  isPinned: yes,
  isMuted: yes,
  isFromSoulMatch: yes,
  matchData: z.unknown(),
});
const message = z.looseObject({
  id: text,
  senderId: count,
  content: text,
  messageType: text,
  createdAt: text,
  chatRoomId: text,
  replyTo: z.unknown(),
});

export const chatting: readonly Later[] = [
  { call: 'GET /api/users/{ben}', answer: user },
  { call: 'GET /api/users/by-handle/{benHandle}', answer: user },
  {
    call: 'GET /api/users/by-handle/{benHandle}',
    by: 'visitor',
    answer: z.strictObject({
      mbtiType: text.nullable(),
      displayName: text,
      handle: text,
      bio: text.nullable(),
      interests: texts,
      currentVibes: texts,
      profileImageUrl: text.nullable(),
      avatarConfig: z.unknown(),
      isSeedUser: yes,
      isDemo: yes,
    }),
    reason: 'A visitor gets what the teaser shows and no id, because no profile opens for them.',
  },
  { call: 'GET /api/users/by-handle/nobody_here', by: 'visitor', status: 404 },
  {
    call: 'GET /api/users/nearby',
    answer: z.looseObject({ people: z.array(z.looseObject({ id: count })).min(1) }),
    reason: 'Near means the state, which profiles show: a list by distance would measure where people live.',
  },
  { call: 'GET /api/users/{ben}/status', answer: z.looseObject({ isOnline: yes, lastSeen: text.nullable() }) },
  {
    call: 'POST /api/chats/dm',
    payload: { otherUserId: 0 },
    status: 400,
    answer: z.looseObject({ message: text }),
  },
  ({ ben }) => ({
    call: 'POST /api/chats/dm',
    payload: { otherUserId: ben.id },
    answer: z.looseObject({ id: text, otherUser: z.looseObject({ id: z.literal(ben.id) }) }),
    keep: (made: { id: string }, life) => {
      life.known['room'] = made.id;
    },
  }),
  ({ ben, known }) => ({
    call: 'POST /api/chats',
    payload: { participants: [known['ana'], ben.id] },
    answer: z.looseObject({ id: z.literal(known['room']) }),
  }),
  ({ known }) => ({
    call: 'POST /api/chats/{room}/messages',
    payload: { senderId: known['ana'], content: '  Hello Ben.  ', messageType: 'text' },
    answer: z.looseObject({ message: message.extend({ content: z.literal('Hello Ben.') }) }),
  }),
  ({ ben }) => ({
    call: 'POST /api/chats/{room}/messages',
    payload: { senderId: ben.id, content: 'I am Ben.', messageType: 'text' },
    status: 403,
  }),
  { call: 'GET /api/chats/{ana}/unread-count', answer: z.looseObject({ unreadCount: count }) },
  {
    call: 'GET /api/chats',
    answer: z.looseObject({ chats: z.array(room).min(1) }),
    reason: 'The list has pages and totals beside its rooms.',
  },
  { call: 'GET /api/chats/room/{room}', answer: room },
  { call: 'GET /api/chats/{room}', answer: room },
  {
    call: 'GET /api/chats/{room}/members',
    answer: z.looseObject({
      totalMembers: count,
      members: z
        .array(z.looseObject({ id: count, name: text, username: text, avatar: text.nullable(), isOnline: yes }))
        .length(2),
    }),
  },
  { call: 'GET /api/chats/{room}/messages', answer: z.looseObject({ messages: z.array(message).length(1) }) },
  {
    call: 'GET /api/gifts/types',
    answer: z.looseObject({
      types: z
        .array(
          z.looseObject({
            id: text,
            name: text,
            description: text,
            emoji: text,
            category: z.enum(['cosmic', 'nature', 'vibes', 'emoji', 'mystical']),
            rarity: z.enum(['common', 'rare', 'legendary', 'cosmic']),
            animationType: z.enum(['sparkle', 'glow', 'bounce', 'float']),
          }),
        )
        .min(1),
    }),
    keep: ({ types }: { types: { id: string }[] }, life) => {
      life.known['gift'] = types[0]?.id ?? '';
    },
  },
  ({ ben, known }) => ({
    call: 'POST /api/gifts/send',
    payload: { giftTypeId: known['gift'], receiverId: ben.id, message: 'For you', chatRoomId: known['room'] },
  }),
  { call: 'GET /api/gifts/received' },
  { call: 'GET /api/gifts/sent' },
  {
    call: 'POST /api/chats/groups',
    payload: { name: 'Owls', description: 'At night.' },
    answer: id,
    keep: (made: { id: string }, life) => {
      life.known['group'] = made.id;
    },
  },
  { call: 'GET /api/chats/room/{group}', answer: room.extend({ groupName: z.literal('Owls') }) },
  {
    call: 'GET /api/chats/groups/{group}',
    answer: z.looseObject({ description: z.literal('At night.'), role: z.literal('owner'), pictureId: z.null() }),
    reason: 'The description, the picture and the owner of a group are in its own call, not in each room of the list.',
  },
  { call: 'POST /api/chats/{group}/leave', answer: z.looseObject({ roomExists: yes }) },
  { call: 'DELETE /api/chats/{room}' },
];
