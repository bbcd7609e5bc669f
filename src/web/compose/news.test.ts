import { expect, it } from 'vitest';
import type { Room } from '#contract/chat.ts';
import type { PersonCard } from '#contract/people.ts';
import { faceOf } from '#web/ui/faces.ts';
import { newsOf } from './news.ts';

const wren: PersonCard = {
  id: 7,
  handle: 'wren',
  displayName: 'Wren',
  profileImageUrl: null,
  avatarConfig: { image: '/animals/owl.webp', color: null, style: null },
  mbtiType: 'INFP',
  primaryArchetype: null,
  isSeedUser: false,
  isDemo: false,
  isOnline: true,
};
const room = (given: Partial<Room>): Room =>
  ({
    id: '018f0000-0000-7000-8000-000000000000',
    name: 'Wren',
    roomType: 'direct',
    otherUser: wren,
    gradient: null,
    pictureId: null,
    isFromSoulMatch: true,
    mutedUntil: null,
    ...given,
  }) as Room;
const line = { senderId: 7, content: 'Hello' };

it('News of a person carries their face and marks an AI or demo account', () => {
  const { sender, group, senderName } = newsOf('new_message', room({}), line);
  expect([faceOf(sender), sender.avatarConfig, senderName, group]).toEqual([
    faceOf(wren),
    wren.avatarConfig,
    'Wren',
    null,
  ]);
  expect(faceOf(sender).animal).not.toBeNull();
  const named = (otherUser: Partial<PersonCard>): string =>
    newsOf('new_message', room({ otherUser: { ...wren, ...otherUser } }), line).senderName;
  expect([named({ isSeedUser: true }), named({ isDemo: true })]).toEqual(['Wren (AI)', 'Wren (demo)']);
});

it('News of a group carries the face of the group', () => {
  const bees = room({ roomType: 'group', otherUser: null, name: 'Bees', gradient: 3 });
  const { senderName, group } = newsOf('new_message', bees, line);
  expect([senderName, group]).toEqual(['Bees', { seed: bees.id, gradient: 3, pictureId: null }]);
});
