import { seededRng } from '#content/seeded-rng.ts';
import { waitingAmong, type ReadChat, type WaitingChat } from './waiting.ts';

/** `seed` determines the random choices. */
interface WaitingInput {
  chats: readonly ReadChat[];
  seed: number;
}

export const read = ({ chats, seed }: WaitingInput): WaitingChat[] => waitingAmong(chats, seededRng(seed));

export const samples: readonly WaitingInput[] = [
  'Do you like sunrise walks?',
  'My sister moved away, and I miss her.',
].map((text) => ({
  chats: [
    {
      name: 'Ana',
      chatRoomId: '0191d8a0-0000-7000-8000-000000000001',
      at: '2026-03-10T17:59:00.000Z',
      lines: [{ isMine: false, text }],
      shared: [],
      grave: undefined,
    },
  ],
  seed: 1,
}));
