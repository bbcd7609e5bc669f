/** Where the manifest's `share_target` sends what a person shares to the installed app. */
export const SHARE = '/share';

const FIELDS = ['title', 'text', 'url'];

/** A picture that was shared, for the page that opens next. It is kept nowhere else, and handed out once. */
let waiting: File | undefined;

/** Takes what was shared, and leads to the composer: the words are in the address, a picture waits for the page to ask. */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const words = FIELDS.flatMap((name) => {
    const text = form.get(name);
    return typeof text === 'string' && text !== '' ? [[name, text] as [string, string]] : [];
  });
  const picture = form.get('picture');
  waiting = picture instanceof File && picture.size > 0 ? picture : undefined;
  const query = new URLSearchParams(waiting === undefined ? words : [...words, ['picture', '1']]);
  return Response.redirect(`/post?${query}`, 303);
}

/** Returns the picture that waits, once. */
export function handOut(): File | undefined {
  const picture = waiting;
  waiting = undefined;
  return picture;
}
