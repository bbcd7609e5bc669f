import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { z } from 'zod';
import { settleCompanions } from '#server/features/companions/companions.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';

/** Who makes a call: the person whose life it is, or nobody yet. */
export type Caller = 'ana' | 'visitor';

/** One call exactly as the first clients make it, and the answer that they read. */
export interface Row {
  /** Method and path. `{name}` stands for what an earlier answer left in the life under this name. */
  call: string;
  by?: Caller;
  /** The JSON or the form, with every field that the first clients send and no other. */
  payload?: unknown;
  status?: number;
  /** What they read of the answer. Other fields may stand beside it. */
  answer?: z.ZodType;
  /** Why the answer is another than the first clients were promised. */
  reason?: string;
  /** Takes from the answer what later calls need. */
  keep?: (answer: never, life: Life) => void;
}

/** Rows may depend on what happened before. */
export type Later = Row | ((life: Life) => Row | Promise<Row>);

/** What a person has got from the calls so far, and the people and rooms around them. */
export class Life {
  readonly test: TestApp;
  readonly known: Record<string, string | number> = {};
  token = '';
  questions: { id: string; choice: string }[] = [];
  ben!: TestMember;

  private constructor(test: TestApp) {
    this.test = test;
  }

  /** The address of the server, as http://host:port. */
  get address(): string {
    return `http://127.0.0.1:${(this.test.app.server.address() as AddressInfo).port}`;
  }

  /** Starts a server with developer tools on a port of this machine, and a member whom the person will meet. */
  static async begin(): Promise<Life> {
    const test = await startTestApp({ DEV_TOOLS: 'true' });
    await settleCompanions(test.deps);
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const life = new Life(test);
    life.ben = await newMatchable(test, {
      profile: { displayName: 'Ben', gender: 'men' },
      interests: ['jazz', 'vinyl'],
    });
    // A second candidate, who is passed on.
    await newMatchable(test, { profile: { displayName: 'Cyd' } });
    life.known['ben'] = life.ben.id;
    life.known['benHandle'] = life.ben.user.handle;
    return life;
  }

  /** Makes the person's account a month older, because newcomers may not do everything. */
  async settle(): Promise<void> {
    await sql`UPDATE account SET created_at = created_at - interval '30 days' WHERE id = ${this.known['ana']}`.execute(
      this.test.deps.db,
    );
  }

  async send({ call, by = 'ana', payload }: Row): Promise<{ status: number; body: unknown }> {
    const [method = '', path = ''] = call.split(' ');
    const isForm = payload instanceof FormData;
    const answer = await fetch(this.address + this.#filled(path), {
      method,
      headers: {
        ...(by === 'ana' && { authorization: `Bearer ${this.token}` }),
        ...(payload !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { body: isForm ? payload : JSON.stringify(payload) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return { status: answer.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  }

  #filled(path: string): string {
    return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = this.known[name];
      if (value === undefined) throw new Error(`nothing left a ${name}`);
      return String(value);
    });
  }

  close = (): Promise<void> => this.test.close();
}

const text = z.string();
const id = z.int();
const yes = z.boolean();

/** A person as every answer about somebody else names them. */
export const user = z.looseObject({
  id,
  username: text,
  handle: text,
  displayName: text,
  firstName: text.nullable(),
  lastName: text.nullable(),
  profileImageUrl: text.nullable(),
  avatarConfig: z.looseObject({ image: text.nullable(), color: text.nullable(), style: text.nullable() }).nullable(),
  coverImage: text.nullable(),
  isOnline: yes,
  lastSeen: text.nullable(),
  profileCompleted: yes,
  archetypeCompleted: yes,
  bio: text.nullable(),
  gender: text.nullable(),
  interests: z.array(text),
  currentVibes: z.array(text),
  energyLevel: z.number().nullable(),
  createdAt: text,
  soulLevel: z.number(),
  primaryArchetype: text.nullable(),
  mbtiType: text.nullable(),
  isSeedUser: yes,
  personalityPlanet: text.nullable(),
  inQuestHall: yes,
});

/** The person's own record, with what only they read. */
export const me = user.extend({
  email: text.nullable(),
  phoneNumber: text.nullable(),
  contactMethod: z.enum(['email', 'phone']),
  birthday: text.nullable(),
  fullBirthday: text.nullable(),
  birthYear: z.number().nullable(),
  zipCode: text.nullable(),
  handleChangedAt: text.nullable(),
  birthdayChangedAt: text.nullable(),
});
