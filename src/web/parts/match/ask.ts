/** The history state of a link that asks for a match. Without this state, opening the search page starts no search. */
export const askState = { ask: true };
