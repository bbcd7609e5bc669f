import { INNER, OTHERS, type TableEntry } from './held.ts';

const WORK = 'how moderators work on a case';
const KEPT = { kept: 'a case has to stay understandable for the others in it and for an appeal' };

/** The tables of reports, cases and decisions. */
export const ofSafety = {
  picture_hash: {
    kind: 'safety',
    people: 'added_by',
    mine: '',
    exported: '',
    withheld: { [WORK]: 'seq sha256 pdq class source added_by added_at' },
    ends: { kept: 'a known picture stays known when the moderator who added it leaves' },
  },
  sealed_evidence: {
    kind: 'safety',
    people: 'uploaded_by',
    mine: '',
    exported: '',
    withheld: { [WORK]: 'id sha256 source uploaded_by sealed_at until' },
    ends: { kept: 'the law asks to preserve what shows the abuse of a child for a year' },
  },
  moderation_case: {
    kind: 'safety',
    people: 'author_id taken_by proposed_by',
    mine: '',
    exported: '',
    withheld: {
      [WORK]:
        'id number subject_kind subject_id author_id class state score reasons round version taken_by proposed_by proposed_at proposed_policy proposed_sentence hidden_at opened_at due_at closed_at',
    },
    ends: KEPT,
  },
  moderation_decision: {
    kind: 'safety',
    people: 'user_id moderator_id second_id appeal_moderator_id',
    mine: 'user_id',
    key: 'id',
    exported:
      'id action days until policy sentence excerpt decided_at withdrawn_at appeal_text appealed_at appeal_outcome appeal_answer answered_at',
    withheld: { [INNER]: 'case_id user_id', [OTHERS]: 'moderator_id second_id appeal_moderator_id' },
    ends: KEPT,
  },
  moderation_event: {
    kind: 'safety',
    people: 'actor_id',
    mine: '',
    exported: '',
    withheld: { [WORK]: 'case_id id kind actor_id detail created_at' },
    ends: KEPT,
  },
  moderation_report: {
    kind: 'safety',
    people: 'reporter_id',
    mine: 'reporter_id',
    key: 'id',
    exported: 'id category note created_at outcome decided_at turned_at',
    withheld: {
      [OTHERS]: 'evidence',
      [WORK]: 'case_id round weight is_private',
      [INNER]: 'reporter_id device_hash address_hash notice_id held_back',
    },
    ends: KEPT,
  },
  moderation_talk: {
    kind: 'safety',
    people: 'author_id',
    mine: '',
    exported: '',
    withheld: { [WORK]: 'case_id id side author_id content created_at' },
    ends: KEPT,
  },
  moderator: {
    kind: 'safety',
    people: 'user_id',
    mine: 'user_id',
    exported: 'added_at',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
  operator: {
    kind: 'safety',
    people: 'user_id',
    mine: 'user_id',
    exported: 'added_at',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
  operator_log: {
    kind: 'safety',
    people: 'operator_id about_id',
    mine: 'about_id',
    key: 'id',
    exported: 'id made_at action',
    withheld: { [OTHERS]: 'operator_id', [INNER]: 'about_id', 'how those who run the place work': 'reason detail' },
    ends: { kept: 'it has to stay known what was done with an account, and by whom' },
  },
  opener: {
    kind: 'safety',
    people: 'user_id',
    mine: 'user_id',
    exported: '',
    withheld: { 'a hash of how a conversation began': 'user_id room_id digest said_at' },
    ends: 'account',
  },
  take_down_notice: {
    nobodys:
      'notices of people outside; nothing in them names an account, and who signed them is forgotten after a year',
  },
  reporter_record: {
    kind: 'safety',
    people: 'user_id',
    mine: 'user_id',
    exported: 'agreed disagreed',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
  photo_check: {
    kind: 'pictures',
    people: 'user_id',
    mine: 'user_id',
    exported: 'state poses redrawn started_at sent_at openings decided_at reason',
    withheld: { [INNER]: 'user_id id expires_at' },
    ends: 'account',
  },
  photo_check_picture: {
    kind: 'pictures',
    people: 'user_id',
    mine: 'user_id',
    key: 'step',
    exported: 'step taken_at',
    withheld: {
      [INNER]: 'user_id sha256',
      'pictures that only a moderator opens, and that are gone once they are compared': 'sealed',
    },
    ends: 'account',
  },
  photo_badge: {
    kind: 'pictures',
    people: 'user_id',
    mine: 'user_id',
    exported: 'checked_at is_valid only_checked',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
  waiting_thing: {
    kind: 'pictures',
    people: 'user_id',
    mine: 'user_id',
    key: 'id',
    exported: 'id kind draft since refused_at',
    withheld: { [INNER]: 'user_id room_id client_id dismissed_at', [WORK]: 'passed_at' },
    ends: 'account',
  },
  waiting_due: {
    kind: 'upkeep',
    people: '',
    mine: '',
    exported: '',
    withheld: { [INNER]: 'id seq due_at claimed_until tries' },
    ends: 'account',
  },
} as const satisfies Record<string, TableEntry>;
