import { refusalOf } from '#content/moderation.ts';
import { AGAINST_THEMSELF } from '#companions/words/echo.ts';
import { turned } from '#companions/words/turned.ts';
import { countWords, plain, sentencesOf, straight } from '#companions/words/words.ts';

/**
 * The parts of a person's line that an answer may repeat: the comparison of a complaint, the two options of a choice,
 * the task of a request. A written line with a slot that has no value is not used.
 */
export type LineSlots = Readonly<Record<string, string | undefined>>;

const LONGEST = 48;
const LONGEST_CLAIM = 90;
const QUOTED_WORDS = 7;

/**
 * Returns the parts of the last line that can be repeated; `kind` decides which. Words that the person says against
 * themself are not repeated, unless the person asks for an opinion.
 */
export function slotsFor(said: readonly string[], kind: string | undefined, byWords: LineSlots = {}): LineSlots {
  const text = straight(said.at(-1) ?? '').trim();
  if (AGAINST_THEMSELF.test(text) && !/^(?:opinion|theirs)/.test(kind ?? '')) return {};
  const found = { quote: quoteOf(text), ...BY_KIND[kind?.split(':')[0] ?? 'world']?.(text), ...byWords };
  return Object.fromEntries(Object.entries(found).map(([slot, value]) => [slot, sayable(slot, value)]));
}

const sayable = (slot: string, value: string | undefined): string | undefined => {
  const bare = value?.replaceAll("'", '’').trim();
  return bare === undefined ||
    bare.length < 2 ||
    bare.length > (slot === 'claim' || slot === 'deed' ? LONGEST_CLAIM : LONGEST) ||
    refusalOf(bare) !== undefined
    ? undefined
    : bare;
};

/** Returns the first clause of a line without its punctuation; undefined unless it has three to seven plain words. */
function quoteOf(text: string): string | undefined {
  const first = sentencesOf(text)[0]?.split(/[,;:](?= )/)[0] ?? '';
  const bare = first.replace(/[.!…\s]+$/u, '');
  const count = countWords(plain(bare));
  if (count < 3 || count > QUOTED_WORDS || !/^[\p{L}' ?-]+$/u.test(bare)) return undefined;
  return bare.charAt(0).toUpperCase() + bare.slice(1).replaceAll(/\bi\b/g, 'I');
}

const BY_KIND: Readonly<Record<string, (text: string) => LineSlots>> = {
  complaint: (text) => ({ thing: likenessIn(text) }),
  compliment: (text) => ({ thing: likenessIn(text) }),
  goad: (text) => ({ thing: likenessIn(text) }),
  order: (text) => orderIn(text),
  goodbye: (text) => ({ thing: waitingIn(text), treat: treatIn(text) }),
  pause: (text) => ({ thing: waitingIn(text) }),
  self: (text) => (/ or /.test(text) ? choiceIn(text) : {}),
  task: (text) => taskIn(text),
  role: (text) => ({ role: roleIn(text), roleBare: roleIn(text)?.replace(/^(?:an?|the|your) /i, '') }),
  unlock: (text) => ({ thing: UNLOCKED.exec(text)?.[0].toLowerCase() }),
  choice: (text) => choiceIn(text),
  opinion: (text) => ({
    claim: claimIn(text),
    thing: goodSideIn(text),
    word: /\b(?:silly|stupid|foolish|daft|ridiculous|mad|crazy|weird|childish|pathetic|too old|strange|normal|rude|wrong|fair|too much)\b/i
      .exec(text)?.[0]
      .toLowerCase(),
  }),
  world: (text) => ({ thing: WHAT_IS.exec(text)?.[1] }),
  greeting: (text) => ({ place: turnedIn(text, FROM) }),
  cheer: (text) => ({
    word: WANTED.exec(text)
      ?.slice(1)
      .find((one) => one !== undefined),
  }),
  guess: (text) => ({ thing: turnedIn(text, /\bin ((?:our|my) [\p{L}]+)\b/iu) }),
  advice: (text) => ({ person: turnedIn(text, TO_SOMEBODY) }),
};

const WHAT_IS = /^(?:so |and |hey |ok )*(?:what|who|where)(?:'s| is| was| are) (the (?:[\p{L}-]+ ?){1,5})\??$/iu;
const FROM = /\bfrom ((?:the|a|an|my|our) (?:[\p{L}-]+ ?){1,3}?)(?=,|\.|$| (?:where|and|in|on)\b)/iu;
const KIND_OF_WORD = 'nice|good|happy|funny|cheerful|interesting|lovely|kind|comforting|sweet|positive';
const WANTED = new RegExp(
  String.raw`\b(?:something|anything) (?:(?:really|very) )?(${KIND_OF_WORD})\b|\b(${KIND_OF_WORD}) (?:thing|story)\b`,
  'i',
);
const TO_SOMEBODY =
  /\b(?:to|for|with|tell|from) ((?:my|the|our) (?!what|how|that|all|after|in|on|at|truck|car|way|card)[\p{L}]+|him|her|them)\b/iu;

const turnedIn = (text: string, pattern: RegExp): string | undefined => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : turned(found);
};

const NOUN = String.raw`((?:an?|the|my|our|your|half my|my last) (?:(?!of\b|with\b|who\b|that\b|and\b)[\p{L}'-]+ ){0,2}[\p{L}'-]+(?: of [\p{L}-]+)?)`;
const END = String.raw`(?=[,.!?;]|$| (?:with|in|on|at|who|that|when|from|and|i'll|so|i)\b)`;
const LIKENESS = [
  new RegExp(String.raw`\b(?:like|than) ${NOUN}${END}`, 'iu'),
  new RegExp(
    String.raw`\b(?:you're|you are|you|it's|this is|what)(?: just| only| nothing but| basically| merely)? ${NOUN}${END}`,
    'iu',
  ),
  new RegExp(String.raw`\bthan (half (?:of )?my [\p{L}-]+|[\p{L}-]+(?: [\p{L}-]+)?)${END}`, 'iu'),
];

/** Returns the thing that the companion is compared with: "a horoscope", "your last book club". */
function likenessIn(text: string): string | undefined {
  const found = LIKENESS.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
  if (
    found === undefined ||
    /^(?:the|a) (?:bit|lot|way|one|thing)\b|\b(?:this|that|you|i|me|it|is|are|was|does|did|expected|feared)$/i.test(
      found,
    )
  )
    return undefined;
  return turned(
    found
      .replace(/^your\b/i, 'the')
      .replace(/\b(?:glorified|bloody|damn|fucking|stupid|total|complete|complete and utter) /i, ''),
  );
}

/** Returns what the companion should stop: asking for an action ("breathe"), a pet name, giving "questions". */
function orderIn(text: string): LineSlots {
  const told = /\b(?:tell(?:ing)?|ask(?:ing)?) me (?:to|how to) ((?:[\p{L}']+ ?){1,4})/iu.exec(text)?.[1];
  const called = /\bcall(?:ing)? me ((?:[\p{L}']+ ?){1,2})/iu.exec(text)?.[1];
  const given =
    /\b(?:give|giving|spare|save|drop|stop|quit|enough|no more|no)(?: me| with| it)* (?:that|the|your|any|all the|these|those) ?((?:(?!asking|talking|telling|saying|being|it\b|me\b)[\p{L}'-]+ ?){1,3})(?=[,.!]|$)/iu.exec(
      text,
    )?.[1] ??
    /^(?:no|no more|drop|spare me|save) ((?:(?!asking|talking|telling|saying|being|it\b|me\b)[\p{L}'-]+ ?){1,2})(?: please)?[.!]*$/iu.exec(
      text,
    )?.[1];
  return {
    told: told && turned(told),
    called,
    given: given?.replace(/ (?:please|today|now|with)$/i, ''),
  };
}

/** Returns the reason to leave: "the coffee trolley" in "the coffee trolley is here". */
const waitingIn = (text: string): string | undefined => {
  const found =
    /\b((?:the|my|our) (?:[\p{L}-]+ )?[\p{L}-]+)(?:'s| is| are|'re) (?:just )?(?:here|in|on|ready|up|calling|outside|waiting|starting|ringing|coming|boiling|boiled|boarding|awake|over)\b/iu.exec(
      text,
    )?.[1];
  return found === undefined || /\b(?:eyes|eyelids|battery|phone|laptop|break|shift|game over)\b/i.test(found)
    ? undefined
    : turned(found);
};

/** Returns the pleasure for which the person leaves: "the misspelled cake" in "off to eat a misspelled cake". */
function treatIn(text: string): string | undefined {
  const found =
    /\b(?:eat|have|drink|watch|finish|read|cook|bake|enjoy|run|get into) ((?:an?|the|my|some|this) (?:(?!alone|in|on|at|with|before|and|while|now|then|for|by|to|of|like)[\p{L}-]+ ?){1,3})/iu.exec(
      text,
    )?.[1];
  if (found === undefined || /\b(?:look|shift|meeting|word|think|way|call|early|day|night|go)\s*$/i.test(found)) {
    return undefined;
  }
  return turned(found.trim().replace(/^(?:an?|some|this)\b/i, 'the'));
}

const UNLOCKED =
  /\b(?:swear word|password|(?:system )?prompt|(?:real |hidden )?instructions|rules|source code|filter|(?:developer|debug|admin|maintenance|safe|unrestricted) mode|secret|configuration|guidelines|restrictions)\b/i;

const VERBS =
  'write|compose|draft|give|tell|make|draw|paint|sing|play|order|show|list|recite|solve|plan|explain|translate|calculate|count|spell|do|read|set|book|find|fix|check|generate|summari[sz]e|rap|convert|recommend|create|design|invent|say|help me write|help me with|make up|come up with';
const TASK = new RegExp(
  String.raw`^(?:please |can you |could you |will you |would you |now |ok |hey )*(?:${VERBS})(?: me| us)? ((?:an?|the|some|my|our|one|two|three|four|five|ten)? ?(?:(?!about|for|with|without|of|to|on|in|by|from|into|please)[\p{L}\d'-]+ ?){1,4})(?: (?:about|for|of|on|with|without|from) (.+?))?[.!?]*$`,
  'iu',
);

const VERB =
  /^(?:(?:please|can you|could you|will you|would you|now|ok|hey) )*(write|compose|draft|draw|paint|sing|order|recite|solve|plan|explain|translate|calculate|count|spell|book|google|rap|convert|design|beatbox|play|remind|call)\b/i;

/** Returns the task and its subject: "a short poem" and "your train". If the task has no noun, returns its verb. */
function taskIn(text: string): LineSlots {
  const [, task, about] = TASK.exec(text) ?? [];
  const asked = task === undefined ? undefined : turned(task.trim());
  const isNoun = asked !== undefined && /^(?:an?|the|some|your|two|three|four|five|ten)\b/i.test(asked);
  const subject = about === undefined ? undefined : turned(about.trim());
  const isThing = subject !== undefined && /^(?:the|your|an?)\b/i.test(subject) && countWords(subject) <= 6;
  return {
    task: isNoun ? withPurpose(asked, text) : undefined,
    verb: isNoun ? undefined : VERB.exec(text)?.[1]?.toLowerCase(),
    about: isThing ? subject : undefined,
  };
}

/** Adds the purpose that the text names to a task: "a recipe" becomes "a recipe for pancakes". */
function withPurpose(task: string, text: string): string {
  const purpose =
    /\b((?:for|of|to|in) (?!me\b|us\b|it\b)(?:[\p{L}'-]+ ?){1,3})(?=$|[.!?,]|\bwithout\b|\bwith\b|\babout\b)/iu.exec(
      text,
    )?.[1];
  return purpose === undefined || task.includes(purpose.trim()) ? task : `${task} ${turned(purpose.trim())}`;
}

const ROLE = [
  /\b(?:as if you were|as though you were|pretend(?:ing)? (?:that )?(?:you're|you are|to be)|imagine (?:you're|you are)|act(?:ing)? (?:as|like)|be|play|roleplay as|you're|you are|as|like) ((?:an?|the|my|our) (?:(?!and|for|who|in|with|now|from)[\p{L}-]+ ?){1,3})/iu,
  /\b(?:like|as) (shakespeare|yoda|batman|dracula|sherlock)\b/iu,
];

/** Returns the role that the companion is asked to play: "a pirate", "your ex". */
function roleIn(text: string): string | undefined {
  const found = ROLE.map((pattern) => pattern.exec(text)?.[1]?.trim()).find((one) => one !== undefined);
  return found === undefined ? undefined : turned(found);
}

/** Returns the two options of a choice: "fish" and "steak" in "Fish or steak?". */
function choiceIn(text: string): LineSlots {
  const [, first, second] =
    /(?:^|[,:] ?|\b(?:want|have|prefer|like|wear|rather|for|better|be|you|at|the) )((?:the )?(?:[\p{L}'-]+ ?){1,3}?) or ((?:the )?(?:[\p{L}'-]+ ?){1,3}?)(?=[?.,!]|$)/iu.exec(
      text,
    ) ?? [];
  const trim = (one: string | undefined): string | undefined =>
    one?.trim().replace(/^(?:a|an|for|you|to|be|it's|is it|prefer|like|want|rather|have)\s+/i, '');
  return { choice: trim(first), other: trim(second)?.replace(/ (?:if|for|when) .*$/i, '') };
}

/** Returns the claim in a question of opinion: "people can change" in "Do you think people can change?". */
function claimIn(text: string): string | undefined {
  const found =
    /(?<!\b(?:what|who|whom|why|how|where|when|which) )\b(?:do|did|don't) you (?:really )?(?:think|reckon|believe|find|agree)(?: that(?! (?:is|was|would|will|could|can|should|makes|means|has|does|did)\b))? ((?!of\b|about\b|in\b|so\b)[^?.!]+)/i.exec(
      text,
    )?.[1];
  if (found === undefined || countWords(found) < 2 || countWords(found) > 13) return undefined;
  if (/^(?:i|we) (?:should|ought)\b/i.test(found)) return undefined;
  return turned(found.trim());
}

/** Returns the subject of a request for something good: "a heatwave" in "Name one good thing about a heatwave". */
const goodSideIn = (text: string): string | undefined => {
  const found = /\b(?:about|to|than|of|like|being) ((?:(?!like\b|about\b)[\p{L}'-]+ ?){1,3})[?.!]*$/iu.exec(text)?.[1];
  return found === undefined || /^(?:it|that|this|me|him|her)\b/i.test(found) ? undefined : turned(found.trim());
};
