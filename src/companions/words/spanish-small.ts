const levelled = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const MOST_WORDS = 12;
const BYE =
  /\b(?:adios|chao|chau|hasta (?:luego|manana|pronto|la vista|la proxima|otra|siempre)|nos vemos(?! (?:en|a|con|como)\b)|hablamos (?:manana|luego|despues|pronto)|buenas noches|me voy(?: ya)?(?: a (?:dormir|la cama|acostar(?:me)?))?$|que (?:descanses|duermas)|cuidate)\b|\bme voy a (?:dormir|la cama|acostar)\b/u;
const THANKS = /\b(?:gracias|te lo agradezco)\b/u;
const HELLO =
  /^(?:hola+|buenas|buenos dias|buenas tardes|que tal|ey)(?: (?:hola|buenas|que tal|de nuevo|otra vez|amig[oa]|como estas|\p{L}+))?$/u;
const SHORT =
  /^(?:si|no|ok|okey|vale|claro|bueno|ya|quizas?|tal vez|no se|nada|asi es|jaja\p{L}*)(?: (?:si|no|claro|bueno|pues|jaja\p{L}*|que si|que no))*$/u;

/** Returns the purpose of a short line of Spanish that needs no translation; undefined for all other lines. */
export function smallIn(text: string): 'goodbye' | 'thanks' | 'hello' | 'short' | undefined {
  const said = levelled(text);
  if (said.split(' ').length > MOST_WORDS) return undefined;
  if (!text.includes('?') && BYE.test(said)) return 'goodbye';
  if (!text.includes('?') && THANKS.test(said)) return 'thanks';
  if (HELLO.test(said)) return 'hello';
  return SHORT.test(said) ? 'short' : undefined;
}
