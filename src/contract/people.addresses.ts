/** Returns the id of the profile picture at an address; undefined for an address of anything else. */
export function imageIdIn(url: string | null): string | undefined {
  return /^\/api\/users\/images\/([0-9a-f-]{36})\//.exec(url ?? '')?.[1];
}

/** Returns the person's id in a part of an address; undefined if it has none. Uses no schema, to avoid loading zod. */
export function userIdIn(part: string | undefined): number | undefined {
  return part !== undefined && /^[1-9]\d{11}$/.test(part) ? Number(part) : undefined;
}
