import { sql } from 'kysely';
import * as contract from '#contract/matching.ts';
import type { MbtiType } from '#contract/people.ts';
import { call, type TestApp } from './app.ts';
import { COMPLETE_PROFILE, newMember, type TestMember } from './factories.ts';

export interface Matchable {
  profile?: Record<string, unknown>;
  /** The preferences that differ from the defaults. */
  wish?: Record<string, unknown>;
  type?: MbtiType;
  interests?: string[];
  /** A member of the demonstration community. */
  isDemo?: boolean;
}

/** Creates a member who can be matched. Inserts quiz result, interests and `isDemo`, and sets the rest by the API. */
export async function newMatchable(server: Pick<TestApp, 'app' | 'deps'>, person: Matchable = {}): Promise<TestMember> {
  const { profile = {}, wish = {}, type = 'ENFP', interests = [], isDemo = false } = person;
  const member = await newMember(server, { ...COMPLETE_PROFILE, ...profile });
  const side = (letter: string): number => (type.includes(letter) ? 0.5 : -0.5);
  const { db, newId } = server.deps;
  await sql`INSERT INTO quiz_session (user_id, id, wild_map_id, quiz_version, created_at, completed_at, mbti_type,
      energy, perception, judgement, lifestyle, results)
    VALUES (${member.id}, ${newId()}, 'wildmap_1', 1, now(), now(), ${type},
      ${side('E')}, ${side('N')}, ${side('F')}, ${side('P')}, '[]')`.execute(db);
  await sql`UPDATE account SET mbti_type = ${type}, interests = ${interests}, is_demo = ${isDemo} WHERE id = ${member.id}`.execute(
    db,
  );
  const saved = await call(server.app, contract.savePreferences, { token: member.token, body: wish });
  if (saved.status !== 200) throw new Error(`savePreferences: ${JSON.stringify(saved.problem)}`);
  return member;
}
