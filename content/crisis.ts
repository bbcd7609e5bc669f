import { spelledOut } from './spelled-out.ts';

/**
 * Signs of suicide or self-harm that can be recognized without the server. A person who writes such a sign to an AI of
 * ours gets the help card first, and no model receives the words. A needless card is better than a missing card. Still,
 * figures of speech (exams that kill, dying of laughter) show no card, so that people take the card seriously.
 */

/** Words that are recognized even with one typing error. */
const KEY_WORDS = [
  'suicide',
  'suicidal',
  'myself',
  'himself',
  'herself',
  'themselves',
  'unalive',
  'anymore',
  'overdose',
];

const KILL = /^(?:kill|kil|killl|kll|klil|klll|kiil|kkill|kiill|ki11|kell)$/;
const KILLING = /^(?:killing|killin|kiling|kilin|klling|killling|kiliing)$/;

const WISH =
  '(?:want(?:ed)? to|wanna|wan na|wants to|going to|gonna|gon na|gunna|ready to|about to|need to|might|will|ill|should|could just|would rather|rather|plan(?:ning)? to|thinking (?:about|of)|think about|thoughts? of|thought about|tempted to|trying to|tried to|let me|just want to|wish i could|hoping to|deserve to|have to|urge to|feel like|feeling like)';
/** Narrower than `WISH`, because most people who write that they will die mean that something is funny. */
const WANT =
  '(?:want(?:ed)? to|wants to|wanting to|wanna|wan na|wish i could|wish i would|ready to|deserve to|deserve|would rather|should|need to|tempted to|hoping to|plan(?:ning)? to|(?:going|trying) to make myself)(?: just)?';
const SELF = '(?:myself|himself|herself|themselves|themself)';

const SIGNS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:kill|hang|stab|unalive|drown|shoot|off) (?:my ?self|${SELF})\\b(?! (?:laughing|in the foot|in (?!the |a |my )|over (?:this|that|my) (?:exam|essay|paper|test)|trying to|at (?:the gym|work)|with (?:work|laughter)|a (?:drink|coffee)))`,
  ),
  new RegExp(
    `\\b(?:killing|hanging|stabbing|unaliving|drowning|shooting|offing) ${SELF}\\b(?! (?:laughing|in |over |trying |at |with |for |to (?:get|finish|make|meet|please)|in the foot))`,
  ),
  /\bkilled (?:himself|herself|themselves)\b(?! (?:laughing|at|with|for))/,
  new RegExp(
    `\\b${WISH} (?:be )?(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|starve|starving) ${SELF}\\b(?! (?:some|out|off|a |short))`,
  ),
  /\b(?:cut|cutting|harm|harming|hurt|hurting|burn|burning|starve|starving) myself (?:again|on purpose|to (?:feel|cope|stop)|when(?:ever)? i|because|tonight|at night|every)/,
  /\bi (?:cut|harm|keep cutting|keep hurting|keep harming|keep burning|started cutting|started hurting) myself$/,
  /\bself ?(?:harm|harming|injury|injuring|mutilat\w+)\b/,
  new RegExp(
    `(?<!dont )(?<!do not )(?<!not )\\b${WANT} die\\b(?! (?:of|from|than|laughing|alone|old|happy|on (?:this|that|the) hill|for|inside))`,
  ),
  /\b(?:dont|do not|didnt|never) (?:want to|wanna|wan na) (?:be here anymore|be alive|be in this world|exist|live(?: anymore| any longer| like this)?(?= (?:and|but|because|if|so|it)\b|$)|wake up(?: anymore| tomorrow| again| ever)?(?= (?:and|but|because|if|so)\b|$)|go on(?: living| anymore)|keep living|continue living|keep on living|be around anymore)/,
  /\b(?:wish|wishing|wished) (?:that )?i (?:was|were|am|wasnt|werent|had) (?:dead|never born|never been born|not alive|alive|born|not here anymore|here anymore)\b(?<!was alive)(?<!were alive)(?<!was here anymore)/,
  /\bwish i (?:could|would) (?:just )?(?:not wake up|never wake up|disappear forever|stop existing|fall asleep and never|go to sleep and (?:never|not))/,
  /\b(?:go to sleep|fall asleep) and (?:never|not) wake up\b/,
  /\b(?:be|am|im|is|are|was|were|being) better off (?:dead|without me|if i)\b/,
  /\b(?:no ?(?:one|body)|nobody|no one) (?:would|will) (?:even )?(?:miss me|care if i (?:die|died|was gone|were gone|disappeared)|notice if i (?:die|died|was gone|were gone|disappeared))/,
  /\b(?:no|any|a|the|see no|see the) (?:reason|point) (?:to|in|for) (?:live|living|being alive|be alive|going on|go on living|stay alive|staying alive|existing)\b/,
  /\bpoint of (?:living|being alive|existing|staying alive)\b/,
  /\bnothing (?:left )?to live for\b/,
  /\b(?:isnt|not|aint|is not) worth living\b/,
  /\b(?:end|ending|ended) (?:it all|my life|my own life|it tonight|things forever|everything tonight)\b/,
  /\b(?:take|taking|took) (?:my|his|her|their) (?:own )?life\b(?! (?:in|into|back|and|seriously|to))/,
  /\bsuicid(?:e|al)\b(?! (?:squad|door|doors|prevention|hotline|awareness|king|silence|slide|burns|girls|lane|watch party|mission))(?<!(?:career|social|political|brand|commercial) suicide)/,
  /\b(?:sewer ?slide|self ?delete|unalive)\b/,
  /(?:^|\b(?:want to|wanna|gonna|going to|might|should|will|just|to|about to|ill) )kms\b(?! (?:a|per|to go|away|long|run))/,
  new RegExp(`\\b${WISH} overdose\\b(?! on (?:chocolate|sugar|coffee|memes|cheese|cuteness))`),
  /\boverdose on (?:pills|meds|medication|tablets|fentanyl|heroin|tylenol|opioids|drugs)\b/,
  /\b(?:take|took|taking|swallow|swallowed|swallowing) (?:all|too many|a bottle|the whole bottle|a whole bottle|a bunch|a handful|every one|lots) (?:of )?(?:of )?(?:my |the |these |those )?(?:\w+ )?(?:pills|meds|tablets|medication)\b/,
  new RegExp(
    `\\b${WISH} (?:jump|jumping|throw myself) (?:off|from|in front of) (?:a|the|my|this) (?:bridge|roof|building|balcony|cliff|overpass|train|bus|car|ledge)\\b`,
  ),
  /\bslit(?:ting)? (?:my|her|his) (?:wrist|wrists|throat)\b/,
  /\bblow(?:ing)? my (?:brains|head) (?:out|off)\b/,
  /\bcant go on(?: like this| living| anymore| any longer)?$|\bcant go on (?:like this|living|anymore|any longer)\b/,
  /\b(?:quiero morir|quiero morirme|me quiero morir|quiero matarme|me quiero matar|no quiero vivir|suicidarme|quitarme la vida)\b/,
];

/** Returns whether a text mentions suicide or self-harm as a real possibility. */
export function isCrisis(text: string): boolean {
  const said = plain(text);
  // Each sentence is also read separately, because many signs count only at the end of a sentence.
  return [said.join(' '), ...said].some((sentence) => SIGNS.some((sign) => sign.test(sentence)));
}

/** Returns the sentences of a text, lowercase, without apostrophes, disguises and single typing errors. */
function plain(text: string): string[] {
  return spelledOut(text, 'NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’‘ʼ`´]/gu, '')
    .split(/[.!?;,\n…]+/u)
    .map((sentence) =>
      sentence
        .split(/[^\p{L}\p{N}@$*]+/u)
        .filter(Boolean)
        .map(intended)
        .join(' '),
    )
    .filter(Boolean)
    .map((sentence) => sentence.replaceAll('any more', 'anymore').replaceAll('my self', 'myself'));
}

function intended(token: string): string {
  const word = /\p{L}/u.test(token)
    ? token
        .replaceAll(/[1!*]/g, 'i')
        .replaceAll('3', 'e')
        .replaceAll('0', 'o')
        .replaceAll('@', 'a')
        .replaceAll('$', 's')
    : token;
  if (KILL.test(word)) return 'kill';
  if (KILLING.test(word)) return 'killing';
  if (word === 'dye' || word === 'diie' || word === 'dieee' || word === 'diee') return 'die';
  return KEY_WORDS.find((key) => isNear(word, key)) ?? word;
}

/** Returns whether two words with the same first letter differ by one added, missing, changed or swapped letter. */
function isNear(word: string, key: string): boolean {
  if (word === key) return true;
  if (Math.abs(word.length - key.length) > 1 || word[0] !== key[0]) return false;
  let start = 0;
  while (start < word.length && word[start] === key[start]) start += 1;
  const [a, b] = [word.slice(start), key.slice(start)];
  const isSwap = a.length === b.length && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwap || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
