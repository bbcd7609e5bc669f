import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as contract from '#contract/calls.ts';
import type { Call, ComesAs } from '#contract/calls.ts';
import { listMessages, sendMessage } from '#contract/chat.ts';
import { defaultNotificationSettings } from '#contract/notifications.ts';
import type { Notice } from '#contract/chat.notices.ts';
import { call, type Answer, type TestApp } from './app.ts';
import type { Person } from './faults/client.ts';
import { makePeople, makeRoom, type Instance } from './faults/instance.ts';
import { TestSocket } from './faults/socket.ts';

type Server = Pick<Instance, 'app' | 'deps'> | Pick<TestApp, 'app' | 'deps'>;
type Done = Answer<{ call: Call }>;

/** A session description with this fingerprint and these candidates, as short as one can be. */
export function sdp({ print = 'AB:CD', lines = [] as readonly string[] } = {}): string {
  const head = [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'c=IN IP4 0.0.0.0',
  ];
  return [...head, `a=fingerprint:sha-256 ${print}`, ...lines, ''].join('\r\n');
}

/** A device of a person: a signed-in socket that knows its connection. */
export class Device {
  readonly socket: TestSocket;
  readonly person: Person;
  connectionId = '';

  constructor(address: string, person: Person) {
    this.person = person;
    this.socket = new TestSocket(`${address.replace('http', 'ws')}/ws`);
  }

  async signIn(): Promise<this> {
    await this.socket.opened();
    this.socket.say({ type: 'auth', token: this.person.token });
    this.connectionId = (await this.socket.next('auth_success')).connectionId;
    await this.socket.next('rooms_rejoined');
    return this;
  }

  /** Waits until the device hears that a call is in this state. */
  async hears(state: Call['state']): Promise<Call> {
    for (;;) {
      const event = await this.socket.next('call_changed');
      if (event.call.state === state) return event.call;
    }
  }

  /** The newest state of a call that the device has heard of. */
  lastCall(): Call | undefined {
    const heard = this.socket.events.filter((event) => event.type === 'call_changed');
    return heard.at(-1)?.call;
  }

  signal(callId: string, signal: Record<string, unknown>): void {
    this.socket.say({ type: 'call_signal', callId, ...signal });
  }

  alive(callId: string, via?: 'relay' | 'direct'): void {
    this.socket.say({ type: 'call_alive', callId, via });
  }
}

interface Starting {
  connectionId?: string;
  comesAs?: ComesAs;
  clientId?: string;
}

/** What two people of a room do about calls, by HTTP. */
export class CallScene {
  readonly server: Server;

  constructor(server: Server) {
    this.server = server;
  }

  /** Makes two people who have written to each other in a room. */
  pair = async (): Promise<{ ana: Person; ben: Person; roomId: string }> => {
    const [ana, ben] = (await makePeople(this.server.deps, 2)) as [Person, Person];
    const roomId = await makeRoom(this.server.deps.db, ana, ben);
    // The people of most tests have no quiet hours.
    for (const { id } of [ana, ben]) await this.setQuietHours(id, false);
    for (const from of [ana, ben]) await this.say(from, roomId);
    return { ana, ben, roomId };
  };

  /** Makes a room in which two people let each other call. */
  meet = async (a: Person, b: Person): Promise<{ roomId: string }> => {
    const roomId = await makeRoom(this.server.deps.db, a, b);
    for (const from of [a, b]) await this.say(from, roomId);
    await this.consent(a, roomId, 'ask');
    await this.consent(b, roomId, 'yes');
    return { roomId };
  };

  /** Gives a person a new token after a long time. */
  renew = async (person: Person): Promise<void> => {
    const { db, sessions } = this.server.deps;
    person.token = (await sessions.open(db, person.id, { deviceId: undefined, deviceName: 'test' })).accessToken;
  };

  /** Makes two people who let each other call. */
  friends = async (): Promise<{ ana: Person; ben: Person; roomId: string }> => {
    const made = await this.pair();
    await this.consent(made.ana, made.roomId, 'ask');
    await this.consent(made.ben, made.roomId, 'yes');
    return made;
  };

  setQuietHours = async (userId: number, isOn: boolean): Promise<void> => {
    const hours = isOn ? ['00:00', '23:59'] : ['00:00', '00:00'];
    const settings = JSON.stringify({
      ...defaultNotificationSettings,
      quietHoursEnabled: isOn,
      quietHoursStart: hours[0],
      quietHoursEnd: hours[1],
    });
    await sql`INSERT INTO notification_settings (user_id, settings, updated_at) VALUES (${userId}, ${settings}::jsonb, now())
      ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings`.execute(this.server.deps.db);
  };

  say = async (from: Person, roomId: string): Promise<void> => {
    const body = { clientId: randomUUID(), content: 'Hello' };
    const { status, problem } = await call(this.server.app, sendMessage, {
      token: from.token,
      params: { roomId },
      body,
    });
    if (status !== 200) throw new Error(JSON.stringify(problem));
  };

  door = ({ token }: Person, roomId: string) =>
    call(this.server.app, contract.getCallDoor, { token, params: { roomId } });

  consent = ({ token }: Person, roomId: string, answer: 'ask' | 'yes' | 'not_now' | 'take_back') =>
    call(this.server.app, contract.setCallConsent, { token, params: { roomId }, body: { answer } });

  start = (
    { token }: Person,
    roomId: string,
    { connectionId = randomUUID(), comesAs = 'animal', clientId = randomUUID() }: Starting = {},
  ): Promise<Done> =>
    call(this.server.app, contract.startCall, { token, params: { roomId }, body: { clientId, comesAs, connectionId } });

  answer = ({ token }: Person, id: string, connectionId: string = randomUUID()): Promise<Done> =>
    call(this.server.app, contract.answerCall, { token, params: { id }, body: { comesAs: 'animal', connectionId } });

  agree = ({ token }: Person, id: string, agrees = true): Promise<Done> =>
    call(this.server.app, contract.agreeToCall, { token, params: { id }, body: { agrees } });

  resume = ({ token }: Person, id: string, connectionId: string): Promise<Done> =>
    call(this.server.app, contract.resumeCall, { token, params: { id }, body: { connectionId } });

  decline = ({ token }: Person, id: string): Promise<Done> =>
    call(this.server.app, contract.declineCall, { token, params: { id } });

  hangUp = ({ token }: Person, id: string): Promise<Done> =>
    call(this.server.app, contract.hangUp, { token, params: { id } });

  relay = ({ token }: Person, id: string) => call(this.server.app, contract.getRelay, { token, params: { id } });

  read = ({ token }: Person, id: string) => call(this.server.app, contract.getCall, { token, params: { id } });

  current = async ({ token }: Person): Promise<Call | null> =>
    (await call(this.server.app, contract.getCurrentCall, { token })).body.call;

  /** Returns the notices of calls in a room, as a member reads them. */
  lines = async ({ token }: Person, roomId: string): Promise<Notice[]> => {
    const { body } = await call(this.server.app, listMessages, { token, params: { roomId }, query: {} });
    return body.messages.flatMap(({ notice }) => (notice?.kind.startsWith('call') === true ? [notice] : []));
  };
}

export interface Connected {
  ana: Device;
  ben: Device;
  roomId: string;
  callId: string;
}

/** Brings two people into a call, each on a device, and lets them agree where there is no relay. */
export async function inCall(scene: CallScene, addresses: readonly [string, string]): Promise<Connected> {
  const people = await scene.friends();
  const [ana, ben] = await Promise.all([
    new Device(addresses[0], people.ana).signIn(),
    new Device(addresses[1], people.ben).signIn(),
  ]);
  const { body } = await scene.start(people.ana, people.roomId, ana);
  await scene.answer(people.ben, body.call.id, ben.connectionId);
  for (const person of [people.ana, people.ben]) await scene.agree(person, body.call.id);
  return { ana, ben, roomId: people.roomId, callId: body.call.id };
}
