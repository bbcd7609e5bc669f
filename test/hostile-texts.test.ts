import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChats } from '#contract/chat.list.ts';
import { listMessages } from '#contract/chat.ts';
import { errors } from '#contract/errors.ts';
import { getGroup } from '#contract/groups.ts';
import { listComments } from '#contract/posts.comments.ts';
import { getPost, listPosts } from '#contract/posts.ts';
import type { Route } from '#contract/route.ts';
import { formOf, unfitIn, fitsIn, isSeen } from '#contract/texts.written.ts';
import { call } from './app.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { TextScene, WAYS, type Reply, type TextCall } from './text-scene.ts';
import { textSurfaces, type TextSurface } from './text-surfaces.ts';

const scene = new TextScene({ RATE_LIMIT_MULTIPLIER: '100000' });
beforeAll(scene.openAll);
afterAll(scene.close);

const surfaces = await textSurfaces();
const written = surfaces.filter((one) => one.written !== undefined);

/** Returns what is wrong with a reply; undefined if it is an acceptance, or a refusal with a known code. */
function wrongIn({ status, code }: Reply): string | undefined {
  if (status < 300) return undefined;
  return status < 500 && code !== undefined && code in errors ? undefined : `${status} ${code}`;
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Returns what is wrong with the reply to a person's words. */
function wrongInWords(
  { path, written: manner = 'talk', most = 0 }: TextSurface,
  text: string,
  { reply, way }: { reply: Reply; way: TextCall },
): string | undefined {
  const form = formOf(text, manner === 'name' ? 'line' : manner);
  const isRefused =
    !fitsIn(form, most) ||
    (form !== '' && !isSeen(form)) ||
    unfitIn(form, manner === 'name' ? 'line' : manner) !== undefined;
  if (isRefused && reply.status !== 400) return `taken: ${reply.status}`;
  if (reply.code === 'invalid' && isRefused) {
    const isBeside = reply.fields.some((field) => field.startsWith(path[0] ?? ''));
    return isBeside ? undefined : `refused beside ${reply.fields.join()}`;
  }
  if (reply.status >= 300 || way.echoes !== true) return undefined;
  return stringsIn(JSON.parse(reply.text)).includes(form) || form === '' ? undefined : 'comes back changed';
}

const TEXTS = Object.entries(HOSTILE_TEXTS);

/**
 * Among how many places of a kind the texts are dealt out. The same code reads all places of a kind, so each text comes
 * to every third or eighth of them, always the same ones. With TEST_EVERYTHING=true each comes to every second
 * place of people's words, and to every fourth of programs'.
 */
const SHARES = process.env['TEST_EVERYTHING'] === 'true' ? { people: 2, programs: 4 } : { people: 3, programs: 8 };

/** Returns the texts for a place: all, or its share. Of a kind's first places each gets other texts, and together all. */
function textsFor(surface: TextSurface): [string, string][] {
  const alike = surfaces.filter((one) => one.written === surface.written && one.place === surface.place);
  const share = Math.min(alike.length, surface.written === undefined ? SHARES.programs : SHARES.people);
  return TEXTS.filter((_, at) => at % share === alike.indexOf(surface) % share);
}

describe('hostile texts', () => {
  it('The table of hostile texts has at least 150 different rows', () => {
    expect(TEXTS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(Object.values(HOSTILE_TEXTS)).size).toBe(TEXTS.length);
  });

  it('Places read alike meet all texts together', () => {
    const met = Map.groupBy(surfaces, ({ written: manner, place }) => `${manner} ${place}`);
    for (const [kind, alike] of met)
      expect([kind, new Set(alike.flatMap(textsFor)).size]).toEqual([kind, TEXTS.length]);
  });

  it('Every place for a person’s words has its way, and every way its place', () => {
    expect(written.map(({ name }) => name).toSorted()).toEqual(Object.keys(WAYS).toSorted());
  });

  it.each(written.map((one) => [one.name, one] as const))(
    '%s takes or refuses its texts, as the rules say',
    async (name, surface) => {
      const way = WAYS[name] ?? {};
      const plain = await scene.send(surface, 'Hello there', way);
      if (way.never === undefined) expect(plain.status, plain.text).toBeLessThan(300);
      else expect(plain.status, plain.text).toBeGreaterThanOrEqual(400);
      const wrong: Record<string, string> = {};
      for (const [title, text] of textsFor(surface)) {
        const reply = await scene.send(surface, text, way);
        const what = wrongIn(reply) ?? wrongInWords(surface, text, { reply, way });
        if (what !== undefined) wrong[title] = what;
      }
      expect(wrong).toEqual({});
    },
  );

  it.each(
    surfaces
      .filter((one) => one.written === undefined && !/logout/.test(one.route.path))
      .map((one) => [one.name, one] as const),
  )('%s answers its texts without a fault', async (_name, surface) => {
    const wrong: Record<string, string> = {};
    for (const [title, text] of textsFor(surface)) {
      const what = wrongIn(await scene.send(surface, text));
      if (what !== undefined) wrong[title] = what;
    }
    expect(wrong).toEqual({});
  });

  it('Afterwards everything can still be read', async () => {
    const { me, room, group, post } = scene.things;
    const reads: [Route, Record<string, string>][] = [
      [listChats, {}],
      [listMessages, { roomId: room }],
      [getGroup, { roomId: group }],
      [listPosts, {}],
      [getPost, { id: post }],
      [listComments, { id: post }],
    ];
    for (const [route, params] of reads) {
      const { status } = await call(scene.test.app, route, { token: me.token, params });
      expect([route.path, status]).toEqual([route.path, 200]);
    }
  });
});
