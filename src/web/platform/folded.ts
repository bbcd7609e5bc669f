/** Returns a text without case and accents, the form in which the server's searches compare texts. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}
