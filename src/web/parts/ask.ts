/** The state of a link that asks for a match: its tap is what a search needs. */
export const askState = { ask: true };
