/** Fields that are not counts: ids, positions in a log, and data for drawing. */
const NOT_COUNTED = /(^|\.)(id|\w*Id|participants|gradient|\w*[sS]eq)$/;

/** Returns the numbers of a body by path. The numbers of a list have one path and the order of the list. */
function numbersIn(body: unknown, place = '', found = new Map<string, number[]>()): Map<string, number[]> {
  if (typeof body === 'number' && !NOT_COUNTED.test(place)) found.set(place, [...(found.get(place) ?? []), body]);
  else if (Array.isArray(body)) for (const one of body) numbersIn(one, place, found);
  else if (typeof body === 'object' && body !== null)
    for (const [key, one] of Object.entries(body)) numbersIn(one, place === '' ? key : `${place}.${key}`, found);
  return found;
}

/** The queries that compute a response's numbers, by their path in the body. */
type Truths<T> = Record<string, (body: T) => Promise<number[]>>;

/** Returns the paths whose numbers differ from their query, or that have no query or no number; empty if all agree. */
export async function notFound<T>(read: Promise<{ status: number; body: T }>, truths: Truths<T>): Promise<unknown[]> {
  const { status, body } = await read;
  const shown = numbersIn(body);
  const places = new Set([...shown.keys(), ...Object.keys(truths)]);
  const compared = [...places].map(async (place) => ({
    place,
    status,
    shown: shown.get(place),
    counted: await truths[place]?.(body),
  }));
  return (await Promise.all(compared)).filter((all) => JSON.stringify(all.shown) !== JSON.stringify(all.counted));
}
