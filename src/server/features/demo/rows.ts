import { quizVersion } from '#content/questions.ts';
import type { DemoMember } from './members.ts';
import type { WrittenPost } from './posts.ts';
import type { DemoTalk } from './talks.ts';

type Row = Record<string, unknown>;

/** Returns a member's account row. Without an email and a password, it cannot be used to log in. */
export function accountRow(member: DemoMember): Row {
  const { home, quiz, archetype } = member;
  return {
    id: member.id,
    handle: member.handle,
    contact_method: 'email',
    display_name: member.displayName,
    first_name: member.firstName,
    last_name: member.lastName,
    bio: member.bio,
    gender: member.gender,
    birthday: member.birthday,
    zip_code: home.zip,
    city: home.city,
    county: home.county,
    state_code: home.stateCode,
    time_zone: home.timeZone,
    interests: member.interests,
    current_vibes: member.vibes,
    energy_level: member.energy,
    avatar_config: member.avatar,
    mbti_type: quiz.score.type,
    primary_archetype: archetype.name,
    personality_planet: archetype.planet,
    soul_level: 1,
    is_seed_user: false,
    is_demo: true,
    in_quest_hall: isInHall(member),
    profile_completed: true,
    archetype_completed: true,
    zip_changes: [],
    created_at: member.joinedAt,
  };
}

export function quizRow({ id, quiz }: DemoMember): Row {
  const { energy, perception, judgement, lifestyle } = quiz.score.axes;
  return {
    user_id: id,
    id: quiz.sessionId,
    wild_map_id: `wildmap_${id}`,
    quiz_version: quizVersion,
    created_at: quiz.startedAt,
    completed_at: quiz.completedAt,
    mbti_type: quiz.score.type,
    energy: energy.value,
    perception: perception.value,
    judgement: judgement.value,
    lifestyle: lifestyle.value,
    results: quiz.score.results,
  };
}

export function answerRows({ id, quiz }: DemoMember): Row[] {
  return quiz.answers.map((answer) => ({
    user_id: id,
    session_id: quiz.sessionId,
    question_id: answer.questionId,
    answer_choice_id: answer.answerChoiceId,
    answered_at: quiz.completedAt,
  }));
}

export function preferenceRow({ id, preferences, quiz }: DemoMember): Row {
  return {
    user_id: id,
    min_age: preferences.minAge,
    max_age: preferences.maxAge,
    location_radius: preferences.locationRadius,
    gender_preferences: preferences.genderPreferences,
    connection_intent: preferences.connectionIntent,
    connection_depth: preferences.connectionDepth,
    communication_style: preferences.communicationStyle,
    age_preference: preferences.agePreference,
    shows_intent: preferences.showsIntent,
    updated_at: quiz.completedAt,
  };
}

export function roomRow({ roomId, low, high, createdBy, createdAt, lines }: DemoTalk): Row {
  return {
    id: roomId,
    room_type: 'direct',
    last_seq: lines.length,
    last_event_at: lines.at(-1)?.at ?? null,
    user_low: low,
    user_high: high,
    created_by: createdBy,
    created_at: createdAt,
  };
}

/** Returns the rows of both members in the room. Each has read all lines, except a last line of the other member. */
export function memberRows({ roomId, low, high, lines }: DemoTalk): Row[] {
  const last = lines.at(-1);
  return [low, high].map((userId) => ({
    room_id: roomId,
    user_id: userId,
    joined_seq: 0,
    read_seq: last?.senderId === userId ? lines.length : Math.max(0, lines.length - 1),
    cleared_seq: 0,
  }));
}

export function eventRows({ roomId, lines }: DemoTalk): Row[] {
  return lines.map((line, index) => ({
    room_id: roomId,
    seq: index + 1,
    id: line.id,
    type: 'message',
    sender_id: line.senderId,
    client_id: line.clientId,
    payload: { content: line.content, ...(line.gift && giftIn(line.gift)) },
    created_at: line.at,
  }));
}

function giftIn({ unwrappedAt, ...gift }: NonNullable<DemoTalk['lines'][number]['gift']>): Row {
  return { gift, unwrappedAt: unwrappedAt.toISOString() };
}

/** The most members per state in the hall: a few in each, so that a search within one state finds some too. */
const IN_HALL = 6;

export function isInHall({ home }: DemoMember): boolean {
  return home.rank < IN_HALL;
}

/** Returns a row of the hall that stays until the community is removed. */
export function hallRow({ id }: DemoMember, { place, now }: { place: number; now: Date }): Row {
  return { user_id: id, joined_at: now, place, stays: true };
}

export function postRow({ id, userId, content, at }: WrittenPost): Row {
  return { id, user_id: userId, content, visibility: 'public', created_at: at };
}
