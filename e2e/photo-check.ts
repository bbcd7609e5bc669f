import { pictureOf } from '#test/photo.ts';
import { enter, person, send, type Entered } from './people.ts';

/** Gives a person a main picture. */
export async function photographed(url: string, { accessToken }: Entered): Promise<void> {
  const form = new FormData();
  form.append('type', 'avatar');
  form.append('image', new Blob([new Uint8Array(await pictureOf(4242))], { type: 'image/jpeg' }), 'photo.jpg');
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`${url}/api/users/upload-image`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

interface Taken {
  mod: Entered;
  password: string;
  reporter: Entered;
}

/** Lets a moderator take a case and give it back, so that the desk counts as staffed. */
export async function takeACase(url: string, { mod, password, reporter }: Taken): Promise<void> {
  const about = await enter(url, person('Otis'), 'profile');
  const body = { subject: { kind: 'person', id: String(about.id) }, category: 'harassment' };
  await send(`${url}/api/reports`, { token: reporter.accessToken, body });
  const as = { token: mod.accessToken };
  await send(`${url}/api/auth/proof`, { ...as, body: { password } });
  const { cases } = await send<{ cases: { id: string }[] }>(`${url}/api/moderation/cases`, { ...as, method: 'GET' });
  for (const { id } of cases) {
    await send(`${url}/api/moderation/cases/${id}/taken`, { ...as, method: 'PUT', body: { isMine: true } });
  }
}
