/** Returns the id of the picture at an address of a profile's pictures; undefined for any other address. */
export function imageIdIn(url: string | null): string | undefined {
  return /^\/api\/users\/images\/([0-9a-f-]{36})\//.exec(url ?? '')?.[1];
}

/** Returns the id of a person in an address; undefined if it is no id. Uses no schema, to avoid loading zod. */
export function userIdIn(part: string | undefined): number | undefined {
  return part !== undefined && /^[1-9]\d{11}$/.test(part) ? Number(part) : undefined;
}
