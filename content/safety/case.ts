/** The cases in which an AI of ours stops and points at people who can help. */
export const safetyCases = ['self_harm', 'harmed', 'minor', 'medical', 'threat'] as const;
export type SafetyCase = (typeof safetyCases)[number];
