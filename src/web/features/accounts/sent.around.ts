/** Returns whether an address is what somebody sends to others: a group's link, a post, a person. */
export function isSentAround(address: string): boolean {
  return /^\/(?:g|post|users)\/[\w-]+$/.test(address);
}
