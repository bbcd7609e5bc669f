import { isNearGrave } from '#content/safety/near.ts';
import { plain } from '#companions/words/words.ts';
import type { ReplyScene } from './scene.ts';

/** "I'm fine", "it was a joke": the person says that the help was not for them. */
const DENIES =
  /\b(?:im|i am|we are|were) (?:really |just |totally |perfectly |all |quite )*(?:fine|ok|okay|alright|right|well|good)\b|\b(?:it was|its|that was|thats|this is) (?:only |just )*(?:a |the |our |part of the )?(?:joke|game|story|scene)\b|\b(?:i was|im|i am) (?:only |just )*(?:joking|kidding|pretending|playing)\b/;

/** Words beside which "I'm fine" is no denial. */
const GRAVE = /\b(?:die|dead|kill|hurt|harm|alone|end (?:it|things)|give up|cant go on|not worth)\b/;

export const deniesHelp = (text: string): boolean =>
  DENIES.test(plain(text)) && !GRAVE.test(plain(text)) && !isNearGrave(text);

/** Returns whether the person has lately said that the help was not for them. Then the scene is theirs to tap again. */
export const hasDeniedHelp = ({ before, said }: Pick<ReplyScene, 'before' | 'said'>): boolean =>
  [...before.flatMap(({ by, text }) => (by === 'person' ? [text] : [])), ...said].slice(-LATELY).some(deniesHelp);
const LATELY = 10;
