/**
 * Common short words by language. A language that is not named here is found by its letters only. Words that several
 * of the languages share, such as "a" and "no", are left out where they would mislead.
 */
const COMMON: Readonly<Record<string, string>> = {
  en: 'the and you is are was were have has had do does did not what when where who how why this that there with for from would could should will can of it i my your we they he she to in on at be been but if or so just about',
  es: 'el los las una unos que qué y es son está están estoy eres soy con para por como cómo pero más muy mi tu su yo tú nos lo le se del al hay ha he fue donde dónde cuando cuándo porque también sí esto eso esta este hola gracias',
  fr: 'le les une des est sont et que qui dans pour avec pas vous nous je tu il elle mais ou où sur ce cette mon ton son plus très bien être avoir suis êtes avez quoi comment pourquoi aussi merci bonjour',
  de: 'der die das und ist sind ein eine einen nicht ich du wir ihr sie mit für auf dem den des von zu im am war wie was wer wo warum aber oder auch nur noch schon mein dein habe hast hat bist bin sprichst hallo danke',
  it: 'il gli una che è sono di con per non come ma più anche mi ti si ci questo questa della nel del ho hai ha sei cosa perché dove quando ciao grazie',
  pt: 'os as uma que é são com para não como mas mais muito meu minha seu sua você eu ele ela nós isso isto está estou foi tem onde quando porque também obrigado obrigada olá',
  nl: 'de het een en is zijn niet ik jij je wij met voor op van te dat die wat wie waar hoe maar ook nog wel mijn heb hebt heeft ben bent hallo',
};

const SETS = new Map(Object.entries(COMMON).map(([code, words]) => [code, new Set(words.split(' '))]));
/** Letters that each of the interface's languages does not have. */
const STRANGE: Readonly<Record<string, RegExp>> = { en: /[ñ¿¡ßäöüãõåøæłşğıœ]/u, es: /[ßäöãõåøæłşğıœêèàâ]/u };

/** The fewest words of an own alphabet from which a language can be told. */
const LEAST_WORDS = 3;

/**
 * Returns whether a text is likely in another language than the reader's. It is a guess for an offer, and no more: a
 * short or mixed text counts as the reader's own.
 */
export function isLikelyForeign(text: string, own: string): boolean {
  const bare = text.toLowerCase().replaceAll(/https?:\S+|[@#][\p{L}\p{N}_]+/gu, ' ');
  const letters = bare.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (letters.length >= 2 && latin < letters.length / 2) return true;
  const words = bare.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < LEAST_WORDS) return false;
  const hits = (code: string): number => words.filter((word) => SETS.get(code)?.has(word) === true).length;
  const mine = hits(own);
  const other = Math.max(...[...SETS.keys()].filter((code) => code !== own).map(hits));
  if (mine === 0 && STRANGE[own]?.test(bare) === true) return true;
  return other >= 2 && other > 2 * mine;
}
