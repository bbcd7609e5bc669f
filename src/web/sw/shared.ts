/** The address to which the manifest's `share_target` sends shared content. */
export const SHARE = '/share';

const FIELDS = ['title', 'text', 'url'];

/** A shared picture for the page that opens next. The worker keeps it only in memory, and returns it once. */
let waiting: File | undefined;

/** Accepts shared content and opens the composer. The address contains the words; the page requests the picture. */
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

/** Returns the waiting picture, once. */
export function handOut(): File | undefined {
  const picture = waiting;
  waiting = undefined;
  return picture;
}
