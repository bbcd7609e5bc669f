import type { Topic } from '#content/companions/companion.ts';
import { unquoted } from '#companions/words/address.ts';
import { featuresOf, type Language } from '#server/platform/safety/features.ts';
import { AGAINST_THEMSELF, echoOf, NO_ECHO, type Echo } from '#companions/words/echo.ts';
import { intents, isGoodbye, signs, withoutSmallTrouble, type Sign } from '#companions/words/signs.ts';
import { smallIn } from '#companions/words/spanish-small.ts';
import { topicIn } from '#companions/words/topics.ts';
import { countWords, plain, sentencesOf, straight } from '#companions/words/words.ts';

/** `other` is for texts that are clearly in none of English, Spanish and French. */
export type Tongue = Language | 'other';

export interface Recognition {
  isGoodbye: boolean;
  /** Every sign that applies, most important first. */
  signs: Sign[];
  topic: Topic | undefined;
  isQuestion: boolean;
  /** True for a text of at most three words. */
  isShort: boolean;
  language: Tongue;
  /** The text in the form of `plain`. */
  said: string;
  /** The last message as the person wrote it. */
  last: string;
  /** The feeling that the person names: "tired". */
  feeling: string | undefined;
  /** What a text without words consists of; `puzzled` is punctuation only. */
  noise: 'emoji' | 'gibberish' | 'puzzled' | undefined;
  /** True when the person speaks badly of themself. */
  isAgainstThemself: boolean;
  /** True for a question that speaks of the companion. */
  isAboutCompanion: boolean;
  /** True for words that ask about a detail of the companion, such as "do you" or "what is your". */
  isNarrow: boolean;
}

const ASKING =
  /^(?:who|what|where|when|why|how|which|whose|is|are|do|does|did|can|could|would|will|have|has|should|whats|hows|wheres|whos)\b/;
/** Words that may come before a question: "be honest, do you…", "so what would…". */
const BEFORE_ASKING =
  /^(?:(?:so|and|but|ok|okay|well|hey|anyway|honestly|be honest|honest question|serious question|tell me|one question|can i ask(?: you)?(?: something)?(?: straight)?|if you could \w+(?: \w+){0,6}?) )+(?=(?:who|what|where|when|why|how|which|is|are|do|does|did|can|could|would|will|have)\b)/;
const SHORT_WORDS = 3;

/** Reads the signs of a text. The text may be several messages in a row. */
export function recognise(messages: readonly string[]): Recognition {
  const text = messages.join('\n');
  const said = plain(text);
  const sentences = sentencesOf(text);
  // "Who won the game?" is a question, not good news.
  const isAllAsked = sentences.every(isAsked) && !said.includes('guess what');
  // Words in quotation marks are addressed to somebody else.
  const own = unquoted(text);
  const ownSaid = plain(own);
  // The whole text and each sentence, because some signs count only at the beginning or end of a sentence.
  const ownParts = [...new Set([ownSaid, ...sentencesOf(own).map(plain)])];
  const found = intents.filter(
    (intent) =>
      ownParts.some((part) => hasSign(intent, intent === 'hardTimes' ? withoutSmallTrouble(part) : part)) &&
      !(intent === 'goodNews' && isAllAsked),
  );
  const feeling = FEELING.exec(said)?.[1] ?? FEELING_ALONE.exec(said)?.[1];
  const isQuestion = text.includes('?') || isAsked(sentences.at(-1) ?? '');
  const language = languageIn(text);
  return {
    isGoodbye: isGoodbye(said, plain(sentences.at(-1) ?? '')) || (language === 'es' && smallIn(text) === 'goodbye'),
    signs: found,
    topic: topicIn(said),
    isQuestion,
    isShort: countWords(said) <= SHORT_WORDS,
    language,
    said,
    last: messages.at(-1) ?? '',
    feeling,
    noise: noiseIn(text),
    isAgainstThemself: AGAINST_THEMSELF.test(straight(text)),
    isAboutCompanion:
      isQuestion && /\b(?:you|your|yourself)\b/.test(ownSaid.replaceAll(/\bdo you (?:think|know)\b/g, '')),
    isNarrow: /\b(?:do|did|have|are|were|can|would|could|whats|what is) (?:you|your)\b/.test(said),
  };
}

const FEELINGS =
  'tired|sleepy|bored|nervous|excited|happy|proud|angry|mad|annoyed|jealous|guilty|confused|sick|hungry|homesick|curious|restless|relieved|grumpy|cold|busy|better|great|good';
const FEELING = new RegExp(
  `^(?:i am|im|i feel|feeling|just|so|very|really|bit|a bit|kind of| )*\\b(${FEELINGS})(?: today| now| tonight)?$`,
);
const FEELING_ALONE = new RegExp(`^(?:not )?(${FEELINGS})$`);

/** Returns what a text without words consists of; undefined for words. Random keystrokes have few vowels. */
function noiseIn(text: string): Recognition['noise'] {
  const bare = text.trim();
  if (bare !== '' && !/[\p{L}\p{N}]/u.test(bare)) return /^[?!.… ]+$/.test(bare) ? 'puzzled' : 'emoji';
  if (/^h+m+$/i.test(bare)) return undefined;
  return /^[bcdfghjklmnpqrstvwxz]{5,}$|^(?:asdf|qwer|sdfg|jkl)\p{L}*$/iu.test(bare) ? 'gibberish' : undefined;
}

/** Single words that identify a language when a text is too short for its common words. */
const HELLOS: readonly [Language, RegExp][] = [
  [
    'es',
    // The letter é is missing, because French has it too. French has none of these letters.
    /[¿¡ñíóúá]|\b(?:hola|gracias|adi[oó]s|hasta|vemos|cu[ií]date|buenos|buenas|habl\p{L}+|espa[nñ]ol|ingl[eé]s|perro|est[aá]s?|tengo|estoy|pero|muy|mucho|llamo|gusta|usted|ustedes|también|nada|porque)\b/iu,
  ],
  [
    'fr',
    /\b(?:bonjour|bonsoir|merci|salut|fran[cç]ais|fatigu[eé]e?|parles?|aujourd'?hui|je|suis|mon|avec|c'est|j'ai)\b/iu,
  ],
];

const OTHERS: readonly RegExp[] = [
  /\b(?:ich|und|nicht|ist|mein|meine|heute|habe|bin|wie|geht|dir|auch|aber|sehr|schon|für|wir|mit|mir|dich|kann|guten|danke)\b/giu,
  /(?<!\p{L})(?:você|voce|não|nao|estou|meu|minha|muito|hoje|obrigad[oa]|isso|também|tudo|bom|uma|com|eu|para)(?!\p{L})/giu,
  /\b(?:sono|che|oggi|mio|mia|molto|grazie|ciao|stai|anche|perché|questo|della|tutto|bene|non|sto)\b/giu,
  /\b(?:ako|ang|naman|kasi|hindi|ikaw|mga|yung|lang|po|kumusta|ngayon|siya|sa|ko|mo|na)\b/giu,
  /\b(?:ik|niet|het|een|ben|mijn|vandaag|heb|maar|ook|je|hoe|gaat)\b/giu,
  /(?<!\p{L})(?:jestem|nie|dzisiaj|się|jest|bardzo|mam|co|jak|dzień|dobry)(?!\p{L})/giu,
  /(?<!\p{L})(?:ben|çok|bugün|değil|nasılsın|merhaba|iyi|ve|için|bir)(?!\p{L})/giu,
];
const LEAST_OTHER_WORDS = 3;

/** Returns whether a text is in none of English, Spanish and French, by its script or its common words. */
function isOther(text: string, english: number): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 2 && latin < letters / 2) return true;
  if (countWords(plain(text)) < LEAST_OTHER_WORDS) return false;
  const most = Math.max(...OTHERS.map((words) => new Set(text.toLowerCase().match(words)).size));
  return most >= 2 && most > english;
}

export function languageIn(text: string): Tongue {
  const english = text.match(/\b(?:i|the|is|my|in|and|to|you|it|of|was|are|ok|lol)\b/gi)?.length ?? 0;
  const told = HELLOS.find(([, words]) => words.test(text))?.[0];
  // An English line may contain a Spanish or French word, so common English words must be few.
  if (told !== undefined && english <= countWords(plain(text)) / 12) return told;
  if (isOther(text, english)) return 'other';
  if (countWords(plain(text)) < 4) return 'en';
  const { language } = featuresOf(text);
  // "No" and "me" are also English: "no husband, only me and herring".
  return language === 'es' && !SPANISH_ALONE.test(plain(text.normalize('NFD').replaceAll(/\p{M}/gu, '')))
    ? 'en'
    : language;
}

/** Common words of Spanish, without accents, that are rare in English. */
const SPANISH_ALONE =
  /(?<!\p{L})(?:el|la|los|las|que|de|mi|es|un|una|en|con|por|para|yo|se|lo|le|les|muy|pero|mas|te|tengo|estoy|como|hoy|esta|este|ya|y|al|del|su|sus|tu|soy|hay|todo|nos|nadie|nunca|siento|puedo|quiero|bien|mal|eso|esa|ese|esto|hace|deja|algo|nada|igual|sirve|porque|cuando|quien|todos|todas|toda|soporto|tambien|donde|aqui|ahora)(?!\p{L})/iu;

/** Only the last messages are parsed: a sentence takes milliseconds, and a person may send forty at once. */
const MESSAGES_TAKEN_UP = 3;

/** Returns what can be repeated of the latest English message, among the last few, that has something to repeat. */
export function echoIn(messages: readonly string[]): Echo {
  if (languageIn(messages.join('\n')) !== 'en') return NO_ECHO;
  const echoes = messages.slice(-MESSAGES_TAKEN_UP).map(echoOf);
  return echoes.findLast(({ it, mirror }) => it !== undefined || mirror !== undefined) ?? echoes.at(-1) ?? NO_ECHO;
}

const isAsked = (sentence: string): boolean =>
  sentence.includes('?') || ASKING.test(plain(sentence).replace(BEFORE_ASKING, ''));

const hasSign = (intent: Sign, said: string): boolean => signs[intent].some((sign) => sign.test(said));

/** Matches requests to the companion, remarks and complaints, which do not ask how the product works. */
const NO_HELP =
  /^(?:can|could|will|would) you (?!see|read|block|delete|report|tell|remember|show|explain|access|share|forget|find|help)\w+ me\b|^(?:please )?(?:send|show|give) me (?:an? |your |some )?(?:\w+ )?(?:pics?|pictures?|photos?|selfies?|nudes?)(?: of you(?:rself)?)?(?: please)?$|\b(?:is|isnt) (?:that|this|it) (?:not?|just|only)? ?(?:an? )?(?:bit|little|kind of|sort of)?\b ?(?:creepy|weird|sad|mad|odd|silly|fair|rude|strange|wrong|funny|normal)$|\b(?:unmatched|ghosted|blocked|reported|dumped) me\b(?!.*\b(?:how|can i|where|what (?:can|do|should)|why (?:did|does|would)|get (?:her|him|them) back)\b)/;

/** Returns whether a line that is near a product fact may ask for that fact. */
export const asksForHelp = ({ said }: Recognition): boolean => !NO_HELP.test(said);

/** Returns whether a line says something hard. */
export const saysHard = (text: string): boolean => recognise([text]).signs.includes('hardTimes');
