import { INNER, OTHERS, type TableEntry } from './held.ts';

/** Calls between two people. */
export const ofCalls = {
  call: {
    kind: 'chats',
    people: 'caller_id callee_id',
    mine: 'caller_id callee_id',
    key: 'id',
    exported: 'id room_id caller_id callee_id started_at answered_at ended_at',
    withheld: {
      [OTHERS]: 'is_quiet is_pushed ended_how caller_comes_as callee_comes_as caller_agreed callee_agreed',
      [INNER]:
        'client_id is_relayed caller_connection callee_connection caller_alive_at callee_alive_at connected_at connected_via',
    },
    ends: 'account',
  },
  call_consent: {
    kind: 'chats',
    people: 'user_id',
    mine: 'user_id',
    exported: 'room_id answer answered_at',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
  call_push: {
    kind: 'upkeep',
    people: 'user_id',
    mine: 'user_id',
    exported: '',
    withheld: { [INNER]: 'user_id call_id seq due_at claimed_until tries' },
    ends: 'account',
  },
  call_seat: {
    kind: 'upkeep',
    people: 'user_id',
    mine: 'user_id',
    exported: '',
    withheld: { [INNER]: 'user_id call_id' },
    ends: 'account',
  },
} as const satisfies Record<string, TableEntry>;
