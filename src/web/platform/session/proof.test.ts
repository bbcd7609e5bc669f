import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { updateUser } from '#contract/accounts.ts';
import { call, CallError } from '#web/platform/calls/call.ts';
import { answerProof, isProofAsked, onProofAsked } from './proof.ts';

/** The server's status for each attempt; the last status is repeated. */
let answers: number[];
let bodies: string[];
let closeDialog = (): void => undefined;

beforeEach(() => {
  answers = [403, 200];
  bodies = [];
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    bodies.push(typeof init?.body === 'string' ? init.body : '');
    const status = answers.length > 1 ? answers.shift() : answers[0];
    const body = status === 403 ? { code: 'reauthentication_required' } : { done: true };
    return Response.json(body, { status: status ?? 500 });
  });
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  closeDialog();
  closeDialog = () => undefined;
  vi.unstubAllGlobals();
});

const write = (bio: string, signal?: AbortSignal) =>
  call(updateUser, { params: { id: 1 }, body: { bio }, ...(signal !== undefined && { signal }) });
/** Replaces the dialog: resolves when the dialog would open. */
const opened = (): Promise<void> =>
  new Promise((resolve) => {
    closeDialog = onProofAsked(() => isProofAsked() && resolve());
  });
const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'ok',
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  );

it('A call that needs a proof is repeated with the same body after the proof', async () => {
  const asked = opened();
  const answer = write('a long text');
  await asked;
  answerProof(true);
  expect(await answer).toEqual({ done: true });
  expect(bodies).toEqual(['{"bio":"a long text"}', '{"bio":"a long text"}']);
  expect(isProofAsked()).toBe(false);
});

it('A person who declines gets the server’s refusal, and the call is not repeated', async () => {
  const asked = opened();
  const answer = codeOf(write('x'));
  await asked;
  answerProof(false);
  expect(await answer).toBe('reauthentication_required');
  expect(bodies).toHaveLength(1);
});

it('Calls that are refused together share one question', async () => {
  answers = [403, 403, 200];
  const asked = opened();
  const both = Promise.all([write('one'), write('two')]);
  await asked;
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  await Promise.resolve();
  answerProof(true);
  expect(await both).toEqual([{ done: true }, { done: true }]);
  expect(isProofAsked()).toBe(false);
});

it('The question closes when the last call that waits for it is given up', async () => {
  answers = [403];
  const [first, second] = [new AbortController(), new AbortController()];
  const asked = opened();
  const codes = [codeOf(write('one', first.signal)), codeOf(write('two', second.signal))];
  await asked;
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  first.abort();
  expect(isProofAsked()).toBe(true);
  second.abort();
  expect(isProofAsked()).toBe(false);
  expect(await Promise.all(codes)).toEqual(['reauthentication_required', 'reauthentication_required']);
});

it('A refusal is final where no dialog can open', async () => {
  expect(await codeOf(write('x'))).toBe('reauthentication_required');
  expect(bodies).toHaveLength(1);
});
