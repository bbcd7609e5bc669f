/** How a line wants to be met, where it tells of more than small things. */
type Tone = 'sad' | 'soft' | 'glad' | 'wry';

const LAUGHED =
  /\b(?:a?ha(?:ha)+|lol|lmao|rofl|just (?:kidding|joking)|laughed (?:so|until|out loud|all))\b|[😂🤣😅😆]/iu;
/** A comfort that is none, and so a joke. */
const DRY =
  /\bat least (?:the|it|it's|i|we|he|she|they|my|nobody)\b|\bfinally, an? \w+$|\bof all (?:things|places)\b|\bsuits me\b|\bfine by me\b|\bno complaints (?:from|here)\b|\bso proud\b.*\b(?:had to|threw|ruined|burn\w*|forgot|wrong|broke|missed)\b/i;

const MISFORTUNE = new RegExp(
  `\\b(?:${[
    'call(?:ed|s|ing)? (?:it |the \\w+ )?off|cancell?ed (?:on|the|my|our)|postponed again|stood me up|ghosted|dumped|left me',
    'shorted|cheated|scammed|robbed|stole (?:my|our)|stolen|broke into|broken into|overcharged|owes? me',
    "(?:going to|gonna|will|have to|had to) miss (?:it|the|his|her|their|my)|missed (?:it|my|his|her|their)|can't (?:be there|make it)|won't (?:be there|make it)|had an? (?:bad |nasty |little )?fall|had a stroke|broke (?:down|my|our)|packed in|fell apart|fell off|crashed|flooded|leak(?:s|ed|ing)|burned down|burnt down|goes missing|went missing",
    'died|passed away|lost (?:my|our|a|the) (?!mind|temper|track|count|weight|way)|failed|rejected|turned (?:me|us) down|fired me|sacked|laid off|evicted',
    "didn't (?:get|make|win|pass|work out|call|show up)|gave it to (?:a|her|him|some)|passed (?:me )?over",
    '(?:yelled|shouted|swore|laughed) at me|humiliated|insulted me|blamed me|took (?:the )?credit|make(?:s)? me pay|want me to pay',
    "hurts?|in pain|fever|sprained|slipped a disc|hospital|surgery|cried|lonely|miss(?:es)? (?:him|her|them|my|home)|can't sleep|(?:am|are|were|you're) (?:so |really |a bit )?(?:scared|worried|afraid)|disappeared",
  ].join('|')})\\b`,
  'i',
);

const FORTUNE = new RegExp(
  `\\b(?:${[
    'got (?:engaged|married|promoted|accepted|hired|the job|the part|the flat|the keys|my (?:visa|degree|licen[cs]e))|became (?:a citizen|an? aunt|an? uncle|grand\\w+|a (?:mom|mum|dad|father|mother))',
    "passed (?:my|the|her|his)|(?<!haven't |never )won (?:the|a|my|our|first|gold)|graduated|pregnant|was born|adopted|said yes|offered me",
    'finally (?:got|did|handed|finished|made|managed|found|fixed|works|worked|slept|passed|moved|paid)',
    "so (?:happy|proud|relieved)|full of happiness|over the moon|can't wait|good news|all clear|cancer free",
  ].join('|')})\\b`,
  'i',
);

/** Subjects that a joke would hurt, even where the person tells them calmly: the dead, a lost job, being alone, fear. */
const SOFT = new RegExp(
  `\\b(?:${[
    '(?:late|dead) (?:wife|husband|mother|mum|mom|father|dad|brother|sister|friend|partner|son|daughter|nan|gran\\w*)|widow(?:er|ed)?',
    'binned|sacked|redundant|let (?:me|him|her|us|them) go|lost (?:my|his|her|their|our) (?:job|place|post)|i was an? [\\p{L} ]+, (?:but )?(?:now|here) i',
    'on my own|alone|used to be (?:an?|the|quite|good|so)|(?:two|one|three) of us now|empty (?:house|room|bed|chair|nest)|in an? box now',
    'afraid|scared|nervous|ashamed|homesick|shaking|miss(?:es)? (?:him|her|them|it|home|my)|since (?:he|she|they) (?:left|died|went|passed)',
    "(?:nobody|no one)\\b.{0,25}\\b(?:calls|comes|asks|knows|visits|writes|answers|texts|replies)|my ex|never said (?:thank you|sorry|goodbye)|chemo|diagnos\\w+|surgery|biopsy|(?:the|a) (?:clinic|scan)|can't afford|too old",
  ].join('|')})\\b`,
  'iu',
);

/** Tears that are none of sorrow. */
const HAPPY_TEARS = /\bthe good kind\b|\b(?:happy|good) tears\b|\b(?:of|with|for) (?:joy|happiness|laughter|relief)\b/i;

/** Returns how what was told wants to be met; undefined for ordinary talk, and where good and bad stand together. */
export function toneOf(told: string, text: string): Tone | undefined {
  const said = told.replaceAll(/[’‘`´]/g, "'");
  const [isSad, isGlad] = [MISFORTUNE.test(said), FORTUNE.test(said)];
  if (LAUGHED.test(text) || DRY.test(said) || DRY.test(text)) return 'wry';
  if (HAPPY_TEARS.test(said)) return 'glad';
  if (isSad && isGlad) return 'soft';
  if (isSad === isGlad) return SOFT.test(text.replaceAll(/[’‘`´]/g, "'")) ? 'soft' : undefined;
  return isSad ? 'sad' : 'glad';
}
