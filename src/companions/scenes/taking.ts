/**
 * Returns whether a text is one of the replies word for word but for a hesitation before it, or with most of its words
 * and no other: the words are the character's own then, and not the person's.
 */
export function isOffered(replies: readonly string[], text: string): boolean {
  const said = bare(text).replace(HESITATION, '').split(' ');
  return replies.some((reply) => {
    const words = bare(reply).split(' ');
    const left = words.filter((word) => !said.includes(word));
    return (
      said.every((word) => words.includes(word)) && left.length * 4 <= words.length && !NEGATES.test(left.join(' '))
    );
  });
}

const HESITATION = /^(?:(?:ok|okay|so|well|hm+|um+|yes|yeah|right|then) )+(?=\S)/;
/** Returns whether a text in the form of `plain` refuses what a reply does: "i wont climb" and "i climb". */
export function denies(text: string, reply: string): boolean {
  const refused = [...text.matchAll(/\b(?:not|never|dont|wont|cant|cannot|wouldnt|didnt|isnt)(?: \w+)? (\w{3,})\b/g)];
  const words = bare(reply).split(' ');
  return !NEGATES.test(bare(reply)) && refused.some(([, verb]) => verb !== undefined && words.includes(verb));
}

/** Words without which a sentence means the opposite. */
const NEGATES =
  /\b(?:no|not|never|nothing|nobody|none|without|neither|\w+n t|dont|wont|cant|isnt|doesnt|didnt|wouldnt)\b/;

/** Returns the reply that a text takes: the same words, or its number; undefined when it takes none for sure. */
export function taken(replies: readonly string[], said: string): string | undefined {
  const words = bare(said);
  const same = replies.find((reply) => bare(reply) === words);
  if (same !== undefined) return same;
  const number = /^(?:number )?([1-4])$/.exec(words)?.[1] ?? ORDINALS.findIndex((one) => one.test(words)) + 1;
  return replies[Number(number) - 1];
}

const ORDINALS = ['first', 'second', 'third', 'fourth'].map((one) => new RegExp(`^(?:the )?${one}(?: one)?$`));
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
