/** The hall of those who are around now, as bubbles and as a list. */
export function QuestHall() {
  return null;
}
