/** The state of a link that asks for a match: a search runs only after such a tap. */
export const askState = { ask: true };
