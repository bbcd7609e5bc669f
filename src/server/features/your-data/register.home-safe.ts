import { INNER, SECRET, type TableEntry } from './held.ts';

const LEASE = 'seq due_at claimed_until tries';

/** "Come home safe": trusted persons, PINs and outings. Whom somebody met learns of none of it. */
export const ofHomeSafe = {
  trusted_person: {
    kind: 'home_safe',
    people: 'user_id',
    mine: 'user_id',
    key: 'id',
    exported: 'id name relation created_at removed_at',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
  trusted_way: {
    kind: 'home_safe',
    people: '',
    mine: '',
    through: { table: 'trusted_person', by: 'id', as: 'trusted_id' },
    exported: 'trusted_id way address state asked_at answered_at',
    withheld: { [INNER]: 'address_hash', [SECRET]: 'secret_hash' },
    ends: 'account',
  },
  trusted_mark: {
    kind: 'home_safe',
    people: 'user_id',
    mine: 'user_id',
    exported: '',
    withheld: { 'a hash of an address, so that nobody is asked again and again': 'id address_hash user_id kind at' },
    ends: { kept: 'somebody outside who said no stays unasked when the account that asked is gone' },
  },
  safe_pin: {
    kind: 'home_safe',
    people: 'user_id',
    mine: 'user_id',
    exported: 'set_at',
    withheld: { [SECRET]: 'good_hash silent_hash', [INNER]: 'user_id' },
    ends: 'account',
  },
  outing: {
    kind: 'home_safe',
    people: 'user_id with_id',
    mine: 'user_id',
    key: 'id',
    exported:
      'id trusted_id title place starts_at ends_at zone language with_name room_id message_id own_number place_number country check_in_at mores reminders told_at answered_at answer closes_at created_at',
    withheld: {
      [SECRET]: 'secret_hash',
      [INNER]: 'user_id with_id with_mbti next_at wrong_pins wrong_pin_at',
      'whoever makes somebody fetch their data must not learn which PIN it was': 'is_silent',
    },
    ends: 'account',
  },
  outing_push: {
    kind: 'upkeep',
    people: 'user_id',
    mine: 'user_id',
    exported: '',
    withheld: { [INNER]: `user_id outing_id ${LEASE}` },
    ends: 'account',
  },
  safe_letter: {
    kind: 'upkeep',
    people: 'user_id',
    mine: 'user_id',
    exported: '',
    withheld: { [INNER]: `id user_id trusted_id outing_id way kind created_at ${LEASE}` },
    ends: 'account',
  },
} as const satisfies Record<string, TableEntry>;
