import type { kindLines } from '#content/companions/kind-lines.ts';

export type KindLineKey = keyof typeof kindLines;

/** The finer kinds of each kind, identified by words; the first match decides. */
const FINER: Readonly<Record<string, readonly (readonly [RegExp, KindLineKey])[]>> = {
  complaint: [
    [/\b(?:took you|took your time|took forever|slow|waiting|finally)\b/, 'slow'],
    [/\b(?:fake|phon(?:e)?y|pretend\w*|dont care|give a damn|concern\w*|sympathy|heartless)\b/, 'fake'],
    [/\b(?:repeat\w*|parrot\w*|echo\w*|already|same|turned my)\b/, 'again'],
    [/\b(?:didnt|not what|wrong|misunder\w+|missed the point|nothing to do|werent reading)\b/, 'missed'],
  ],
  order: [
    [/\b(?:question|questions|ask|asking)\b/, 'noQuestions'],
    [/\b(?:just listen|only listen|advice|fix|fixed|solution|complain|moan|vent)\b/, 'justListen'],
    [/\b(?:short|shorter|say less|less|to the point|yes or no|one sentence|brief)\b/, 'shorter'],
    [/\b(?:something else|something different|change the subject|other topic)\b/, 'otherTopic'],
  ],
  doubt: [
    [
      /\b(?:how would you know|would you know|what its like|cant know|never (?:had|even)|you know about|how that feels)\b/,
      'doubtKnow',
    ],
  ],
  flirt: [
    [/\b(?:dance|dances|dancing|waltz|foxtrot|tango)\b/, 'flirtDance'],
    [/\b(?:hand|arm|umbrella)\b/, 'flirtHand'],
    [/\b(?:kiss|kisses|kisser|kissing)\b/, 'flirtKiss'],
    [/\b(?:dinner|drink|wine|breakfast|oysters|restaurant|supper|coffee)\b/, 'flirtDinner'],
    [/\b(?:type|prefer|go for|(?:kind|sort) of (?:man|woman|gentleman|lady|guy|girl|fellow|person))\b/, 'flirtType'],
    [
      /\b(?:boyfriend|girlfriend|single|taken|spoken for|married|mister|special someone|seeing anyone|waiting at home)\b/,
      'flirtTaken',
    ],
    [/\b(?:do you like|like about me|like me|find me|tell me im)\b/, 'flirtLike'],
    [
      /\b(?:sight|handsome|beautiful|gorgeous|lovely|eyes|smile|picture|photo|pretty|prettiest|dashing|face|voice)\b/,
      'flirtLooks',
    ],
  ],
  goodbye: [
    [/\b(?:eyes|eyelids|see straight)\b/, 'goodbyeEyes'],
    [/\b(?:sleep|bed|goodnight|good night|night|nap|rest|dreams|turn in|hay)\b/, 'goodbyeSleep'],
    [/\b(?:luck|wish me|fingers|going in|battle|here goes)\b/, 'goodbyeLuck'],
    [/\b(?:wait up|stay up|sit up|wait for me)\b/, 'goodbyeDont'],
  ],
  fond: [
    [/\b(?:miss|missed|notice|notices|wait(?:ed|ing)? for|glad (?:i|when|to))\b/, 'fondMissed'],
    [/\b(?:favou?rite|best|better|prefer|rank|special|like (?:me )?(?:more|less|most))\b/, 'fondBest'],
    [/\bjealous\b/, 'fondJealous'],
    [/\b(?:friends?|mates?|pals?)\b/, 'fondFriend'],
    [/\b(?:love|loved)\b/, 'fondLove'],
    [/\bproud\b/, 'fondProud'],
  ],
  ask: [
    [/\b(?:tell (?:you|some(?:body|one)|any(?:body|one))|talk|vent|moan|off my chest|story|minute|time)\b/, 'tell'],
  ],
  unlock: [[/\b(?:swear|curse|rude|profan\w+)\b/, 'swear']],
};

/** Returns the finer kind of a line by its words; undefined when none matches. */
export function finer(kind: string, said: string): KindLineKey | undefined {
  return FINER[kind]?.find(([pattern]) => pattern.test(said))?.[1];
}
