/** Says how many people ask to join. */
export function askingWords(count: number): string {
  return count === 1 ? 'Somebody asks to join.' : `${count} people ask to join.`;
}
