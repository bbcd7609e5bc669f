import { INNER, OTHERS, type Entry } from './held.ts';

/** What a person told and made, and whom they met. */
export const ofMatching = {
  block: {
    kind: 'people',
    people: 'user_id other_id',
    mine: 'user_id',
    key: 'other_id',
    exported: 'other_id created_at lifted_at',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
  follow: {
    kind: 'people',
    people: 'user_id followee_id',
    mine: 'user_id',
    key: 'followee_id',
    exported: 'followee_id created_at',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
  match_place: { nobodys: 'names of cities, counties and states' },
  match_preference: {
    kind: 'matching',
    people: 'user_id',
    mine: 'user_id',
    exported:
      'min_age max_age follows_age location_radius gender_preferences connection_intent connection_depth communication_style age_preference updated_at',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
  match_profile: {
    kind: 'matching',
    people: 'user_id',
    mine: 'user_id',
    exported: '',
    withheld: {
      'the profile and the preferences once more, in the numbers that a search compares':
        'user_id interests born zip city county state run vibe interest_count gender wants intent min_age max_age radius is_demo',
    },
    ends: 'account',
  },
  post: {
    kind: 'posts',
    people: 'user_id',
    mine: 'user_id',
    key: 'id',
    exported: 'id content image_url visibility created_at deleted_at hidden_at',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
  quest_hall: {
    kind: 'matching',
    people: 'user_id',
    mine: 'user_id',
    exported: 'joined_at',
    withheld: { [INNER]: 'user_id place stays' },
    ends: 'account',
  },
  quiz_answer: {
    kind: 'quiz',
    people: 'user_id',
    mine: 'user_id',
    exported: 'session_id question_id answer_choice_id answered_at',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
  quiz_session: {
    kind: 'quiz',
    people: 'user_id',
    mine: 'user_id',
    key: 'id',
    exported:
      'id wild_map_id quiz_version created_at completed_at mbti_type energy perception judgement lifestyle results',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
  quota: {
    kind: 'matching',
    people: 'user_id',
    mine: 'user_id',
    exported: 'kind period used',
    withheld: { [INNER]: 'user_id refs' },
    ends: 'account',
  },
  soul_match: {
    kind: 'matching',
    people: 'user_low user_high found_by',
    mine: 'user_low user_high',
    key: 'id',
    exported: 'id user_low user_high room_id state kind data offered_at changed_at',
    withheld: {
      [OTHERS]: 'found_by liked_low liked_high nearness',
      [INNER]: 'score score_version rests_until',
    },
    ends: 'account',
  },
  wyn_disclosure: {
    kind: 'upkeep',
    people: 'user_id',
    mine: 'user_id',
    exported: 'told_at',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
} as const satisfies Record<string, Entry>;
