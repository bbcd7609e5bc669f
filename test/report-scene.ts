import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sendMessage, type Message } from '#contract/chat.ts';
import { DAY_MS } from '#contract/durations.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import type { ReportCategory, Subject, SubjectKind } from '#contract/moderation.subjects.ts';
import { call, startTestApp, type Answer, type TestApp } from './app.ts';
import type { Person } from './faults/client.ts';
import { makePeople, makeRoom } from './faults/instance.ts';

export interface CaseOf {
  id: string;
  class: string;
  state: string;
  score: number;
  round: number;
  version: number;
  author_id: number | null;
  hidden_at: Date | null;
  reasons: string[];
}

/** A server with people who write to and report each other. */
export class ReportScene {
  test!: TestApp;

  readonly #env: Record<string, string>;
  readonly #wishes: Parameters<typeof startTestApp>[1];

  constructor(env: Record<string, string> = {}, wishes: Parameters<typeof startTestApp>[1] = {}) {
    this.#env = env;
    this.#wishes = wishes;
  }

  open = async (): Promise<void> => {
    this.test = await startTestApp(this.#env, this.#wishes);
  };

  close = (): Promise<void> => this.test.close();

  /** Makes a member who joined `days` days ago. `agreed` is the number of their earlier reports that were upheld. */
  person = async ({ days = 100, agreed = 0, name = '' } = {}): Promise<Person> => {
    const { deps } = this.test;
    const [person] = (await makePeople(deps, 1)) as [Person];
    const since = new Date(deps.clock.now().getTime() - days * DAY_MS);
    await sql`UPDATE account SET created_at = ${since}, display_name = ${name === '' ? `Member ${person.id}` : name}
      WHERE id = ${person.id}`.execute(deps.db);
    await sql`INSERT INTO reporter_record (user_id, agreed) VALUES (${person.id}, ${agreed})`.execute(deps.db);
    const deviceId = `device of ${person.id}`;
    const { accessToken } = await deps.sessions.open(deps.db, person.id, { deviceId, deviceName: 'test' });
    return { ...person, token: accessToken };
  };

  /** Creates a direct room that is not a message request. */
  room = (a: Person, b: Person): Promise<string> => makeRoom(this.test.deps.db, a, b);

  say = async (person: Person, roomId: string, content: string): Promise<Message> => {
    const body = { clientId: randomUUID(), content };
    const answer = await call(this.test.app, sendMessage, { token: person.token, params: { roomId }, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    return answer.body.message;
  };

  /** Sends a report. By default, each person reports from a network address of their own. */
  report = async (
    person: Person,
    subject: Subject,
    more: { category?: ReportCategory; note?: string; alsoBlock?: boolean; address?: string } = {},
  ): Promise<Answer<{ id: string; isBlocked: boolean }>> => {
    const { category = 'harassment', address, ...rest } = more;
    const remoteAddress = address ?? `10.${person.id % 200}.${Math.floor(person.id / 200) % 200}.7`;
    const response = await this.test.app.inject({
      method: sendReport.method,
      url: sendReport.path,
      remoteAddress,
      headers: { authorization: `Bearer ${person.token}` },
      payload: { subject, category, ...rest },
    });
    const body: unknown = response.json();
    return { status: response.statusCode, body, problem: body, headers: response.headers } as Answer<{
      id: string;
      isBlocked: boolean;
    }>;
  };

  caseOf = async (kind: SubjectKind, id: string): Promise<CaseOf | undefined> => {
    const { rows } = await sql<CaseOf>`SELECT * FROM moderation_case WHERE subject_kind = ${kind} AND subject_id = ${id}
    `.execute(this.test.deps.db);
    return rows[0];
  };

  /** Closes the case as moderators would, with an outcome for the open reports. */
  closeCase = async (id: string, outcome: 'acted' | 'not_against_rules' = 'acted'): Promise<void> => {
    const now = this.test.clock.now();
    await sql`UPDATE moderation_report SET outcome = ${outcome}, decided_at = ${now}
      WHERE case_id = ${id} AND outcome = 'waiting'`.execute(this.test.deps.db);
    await sql`UPDATE moderation_case SET state = 'closed', closed_at = ${now} WHERE id = ${id}`.execute(
      this.test.deps.db,
    );
  };
}

export const messageSubject = (roomId: string, { seq }: Pick<Message, 'seq'>): Subject => ({
  kind: 'message',
  id: `${roomId}:${seq}`,
});
export const personSubject = ({ id }: { id: number }): Subject => ({ kind: 'person', id: String(id) });
