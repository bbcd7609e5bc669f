import { echoIn } from './recognise.ts';
import { EMPTY, PERSON } from '#companions/words/echo.ts';
import { parsed } from '#companions/words/parsed.ts';
import { plain } from '#companions/words/words.ts';

/** The most words of a subject that is named back: "your new oven". */
const MOST_WORDS = 3;
/** "I will make her pancakes": what somebody is given, after the person. */
const GIVEN =
  /\b(?:mak|bak|cook|buy|bring|get|send|show|knit|paint|writ|read)(?:e|es|ing|s)? (?:her|him|them|us|me) (?:an? |some |the )?(\p{L}{3,})$/u;
/** "The kitchen is a mess": what the line speaks of first. */
const FIRST =
  /^(?:(?:and|but|so|ok|well|oh|yes|yeah) )*(my|our|the) (\p{L}{3,}) (?:is|was|are|were|has|had|will|keeps?|kept|never|always|just)\b/u;
/** Nouns that say when or how much, or that no character names back. */
const NO_SUBJECT =
  /\b(?:noon|midnight|lunchtime|mess|disaster|dozen|couple|bunch|pile|chance|while|favou?r|sense|ass|arse|butt|bum|body|chest|boobs?|tits|dick|cock|crotch|sex|porn|nudes?|underwear|panties)$/;

/** Returns the subject of the person's lines from the character's view, "your sister"; undefined if none is sure. */
export function subjectIn(said: readonly string[]): string | undefined {
  const last = plain(said.at(-1) ?? '');
  const { it, kind } = echoIn(said);
  // Nothing is named of a line of which nothing may be repeated.
  const isBare = it === undefined && echoIn(said).mirror === undefined;
  const found = isBare ? undefined : (firstIn(last) ?? it ?? givenIn(last));
  if (found === undefined || NO_SUBJECT.test(found)) return undefined;
  const words = found.split(' ');
  // "My sister visits": the verb looks like a noun.
  const at = words.findLastIndex((_, index) =>
    PERSON.test(
      words
        .slice(0, index + 1)
        .join(' ')
        .toLowerCase(),
    ),
  );
  const name = at >= 0 || kind === 'person' ? words.slice(0, at + 1).join(' ') : found;
  const hasArticle = /^(?:your|the) /.test(name);
  if (name === '' || name.split(' ').length > MOST_WORDS || (!hasArticle && kind !== 'many')) return undefined;
  return hasArticle ? name : `the ${name}`;
}

const isNoun = (word: string): boolean => word !== '' && !EMPTY.has(word) && parsed(`the ${word}`).has('#Noun');

function firstIn(said: string): string | undefined {
  const [, whose, noun = ''] = FIRST.exec(said) ?? [];
  return isNoun(noun) ? `${whose === 'the' ? 'the' : 'your'} ${noun}` : undefined;
}

function givenIn(said: string): string | undefined {
  const [, noun = ''] = GIVEN.exec(said) ?? [];
  return isNoun(noun) ? `the ${noun}` : undefined;
}

/** Returns whether a line says what the person is about to do. */
export const plansIn = (said: readonly string[]): boolean =>
  /^(?:(?:ok|okay|so|well|and|then|yes|yeah|now) )*(?:i|we) (?:will|am going to|are going to|going to|should|might|have to|need to|want to|plan to)\b|^(?:(?:ok|okay|so|well|and|then) )*(?:ill|im going to|were going to)\b/.test(
    plain(said.at(-1) ?? ''),
  );
