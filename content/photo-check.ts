import type { CheckReason } from '#contract/photo-check.ts';

/** By reason of a refusal: how the moderator's button says it, and the sentence that the person reads. */
export const checkReasonWords: Readonly<Record<CheckReason, { short: string; sentence: string }>> = {
  other_person: {
    short: 'Somebody else',
    sentence: 'The three pictures seem to show somebody else than the main picture of the profile.',
  },
  face_hidden: {
    short: 'The face is hidden',
    sentence: 'The face could not be seen well enough in the three pictures. Light from the front helps.',
  },
  poses_differ: {
    short: 'Other poses',
    sentence: 'The three pictures do not show the three poses.',
  },
  not_live: {
    short: 'A picture of a picture',
    sentence: 'The three pictures look like pictures of a picture or of a screen.',
  },
  no_face: {
    short: 'No face on the profile',
    sentence: 'The main picture of the profile shows no face that could be compared.',
  },
};

/** The line by which a case remembers a refused check, for the moderator who reads an appeal. */
export const checkLine = (reason: CheckReason): string =>
  `A check of the photo with three live pictures, which are deleted. ${checkReasonWords[reason].short}.`;
