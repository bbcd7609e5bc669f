/** The cases in which an AI of ours interrupts the chat and names people who can help. */
export const safetyCases = ['self_harm', 'harmed', 'minor', 'medical', 'threat'] as const;
export type SafetyCase = (typeof safetyCases)[number];
