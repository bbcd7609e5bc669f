import { directRoom, enter, person, send, write, type Entered } from './people.ts';

/** The rules of the groups that are looked at. */
export const RULES =
  'Say where and when, in words.\nNew here? Somebody answers you first.\nNobody is late before seven.';

/** A group of the person's, with an admin, a muted member, an announcement, rules, a pace and some lines. */
export async function aGroup(url: string, owner: Entered): Promise<string> {
  const as = { token: owner.accessToken };
  const types = ['INTJ', 'ENFP', 'ISTP', 'ESFJ', 'INFP', 'ENTJ', 'ISFJ'] as const;
  const names = ['Omar', 'Ines', 'Kofi', 'Beatrix Wilhelm', 'Linh', 'Sol', 'Thea'];
  const others: Entered[] = [];
  for (const [at, name] of names.entries()) {
    const who = { ...person(name.split(' ')[0] ?? name), name, type: types[at] ?? 'ISFJ' };
    const other = await enter(url, who, 'quiz');
    await write(url, owner, { roomId: await directRoom(url, owner, other), content: `Hello ${name}` });
    others.push(other);
  }
  const groups = `${url}/api/chats/groups`;
  const body = {
    name: 'Morning people, always',
    description: 'Sunrise walks, slow coffee, no pep talks.',
    people: others.map(({ id }) => id),
  };
  const { id } = await send<{ id: string }>(groups, { ...as, body });
  for (const { accessToken: token } of others) {
    await send(`${groups}/${id}/invitation`, { token, body: { answer: 'accept' } });
  }
  const [omar, ines, kofi] = others;
  if (omar === undefined || ines === undefined || kofi === undefined) throw new Error('Nobody came.');
  await write(url, omar, { roomId: id, content: 'sunrise is 6:51 on saturday. i have asked it to wait for us' });
  await write(url, kofi, { roomId: id, content: 'hello all. is this a running thing or a standing around thing' });
  await write(url, owner, { roomId: id, content: 'standing. we once ran for a ferry and do not speak of it' });
  await send(`${groups}/${id}/members/${omar.id}`, { ...as, method: 'PUT', body: { role: 'admin' } });
  await send(`${groups}/${id}/members/${ines.id}`, { ...as, method: 'PUT', body: { mute: '8h' } });
  const set = { rules: RULES, announcement: 'Saturday starts at Dock 4, not the bridge.', slowSeconds: 10 };
  await send(`${groups}/${id}`, { ...as, method: 'PUT', body: set });
  return id;
}
