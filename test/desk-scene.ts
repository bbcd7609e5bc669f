import { login } from '#contract/accounts.ts';
import { prove } from '#contract/accounts.proof.ts';
import { decideCase, getCase, type WholeCase } from '#contract/moderation.ts';
import { listDecisions, type Action, type Decision } from '#contract/moderation.decisions.ts';
import type { ReportCategory, Subject } from '#contract/moderation.subjects.ts';
import { changeModerators } from '#server/features/moderation/moderators/moderators.ts';
import { call, type Answer } from './app.ts';
import { COMPLETE_PROFILE, newMember, PASSWORD, type TestMember } from './factories.ts';
import type { Person } from './faults/client.ts';
import { ReportScene } from './report-scene.ts';

export interface Ruled {
  action: Action;
  days?: number;
  policy?: string;
  sentence?: string;
  version?: number;
}

/** People who report each other, and moderators at their desk. */
export class DeskScene extends ReportScene {
  member = (): Promise<TestMember> => newMember(this.test, COMPLETE_PROFILE);

  /** Returns a moderator who has just proved their identity. */
  moderator = async (): Promise<TestMember> => {
    const one = await this.member();
    await changeModerators(this.test.deps.db, ['add', one.user.handle], this.test.clock.now());
    await this.prove(one);
    return one;
  };

  noModerator = async ({ user }: TestMember): Promise<void> => {
    await changeModerators(this.test.deps.db, ['remove', user.handle], this.test.clock.now());
  };

  prove = async ({ token }: { token: string }): Promise<void> => {
    const answer = await call(this.test.app, prove, { token, body: { password: PASSWORD } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  };

  signIn = async ({ user }: TestMember): Promise<string> => {
    const answer = await call(this.test.app, login, { body: { handleOrEmail: user.handle, password: PASSWORD } });
    return answer.body.tokens.accessToken;
  };

  /** Signs a person in again and proves their identity. Tests need this after they advance the clock. */
  again = async (one: TestMember): Promise<TestMember> => {
    const token = await this.signIn(one);
    await this.prove({ token });
    return { ...one, token };
  };

  /** Reports a thing and returns the id of its case. Throws if the server refuses the report. */
  reported = async (by: Person | TestMember, subject: Subject, category?: ReportCategory): Promise<string> => {
    const answer = await this.report(by, subject, category === undefined ? {} : { category });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    return (await this.caseOf(subject.kind, subject.id))?.id ?? '';
  };

  see = async ({ token }: { token: string }, id: string, language = 'en'): Promise<WholeCase> => {
    const headers = { 'accept-language': language };
    const answer = await call(this.test.app, getCase, { token, params: { id }, headers });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    return answer.body;
  };

  /** Decides a case. Without `ruled.version`, the decision names the case's present version. */
  decide = async (by: TestMember, id: string, ruled: Ruled): Promise<Answer<WholeCase>> => {
    const version = ruled.version ?? (await this.caseVersion(id));
    const body = { policy: 'stop', sentence: 'She asked you to stop.', ...ruled, version };
    return call(this.test.app, decideCase, { token: by.token, params: { id }, body });
  };

  decisions = async (token: string): Promise<Decision[]> => {
    const answer = await call(this.test.app, listDecisions, { token });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    return answer.body.decisions;
  };

  caseVersion = async (id: string): Promise<number> => {
    const { db } = this.test.deps;
    const row = await db.selectFrom('moderation_case').select('version').where('id', '=', id).executeTakeFirst();
    return row?.version ?? 0;
  };

  post = async ({ id: userId }: { id: number }, content = 'Words'): Promise<string> => {
    const { db, newId, clock } = this.test.deps;
    const id = newId();
    await db
      .insertInto('post')
      .values({ id, user_id: userId, content, visibility: 'public', created_at: clock.now() })
      .execute();
    return id;
  };
}
