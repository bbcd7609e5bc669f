import { isCrisis } from './crisis.ts';
import { spelledOut } from './spelled-out.ts';

/**
 * Signs of suicide or self-harm in Spanish, in the form of `SIGNS` in `crisis.ts`: lower case, no accents, sentence by
 * sentence. "Me quiero morir de risa" and "no quiero vivir en un departamento sin ventanas" are none.
 */
const NO_IDIOM =
  '(?! (?:de(?! (?:verdad|una|veras|una vez))|del|con|por (?:un|una|unos|unas|ese|esa)|x (?:un|una)|en la cancha|jaj\\w*|\\w+ndo)\\b)';
const WISH =
  '(?:quiero|queria|quisiera|kiero|voy a|deberia|debo|pienso(?: en)?|pensando(?: en)?|pense(?: en)?|ganas de|intente|intentar|prefiero|planeo|idea de|trate de|me quisiera|ojala)';
const DIE =
  '(?:morir(?:me)?|matarme|suicidarme|ahorcarme|colgarme|envenenarme|dispararme|quitarme la vida|acabar con mi vida|terminar con mi vida|terminar con todo|acabar con todo(?! (?:el|la|lo|los|las|este|esta|mi|eso)\\b)|desaparecer (?:para|pa) siempre|dormir(?:me)? y no (?:volver a )?(?:despertar|abrir los ojos)\\w*|no despertar(?: (?:nunca|manana|mas))?)';

const spanishSigns: readonly RegExp[] = [
  new RegExp(`(?<!\\bno )\\b${WISH} (?:ya )?${DIE}\\b${NO_IDIOM}`),
  new RegExp(
    `(?<!\\bno )\\bme (?:quiero|quisiera|voy a|kiero|iba a) (?:ya )?(?:morir|matar|suicidar|colgar|ahorcar)\\b${NO_IDIOM}`,
  ),
  /\bme (?:voy a |quiero |quisiera )?(?:quit(?:o|ar|e) la vida|cort(?:o|ar|e|aba) las venas)\b/,
  /\b(?:ya )?no quiero (?:seguir )?(?:vivir|viviendo|existir|despertar(?:me)?|estar (?:vivo|viva|(?:mas )?en este mundo|mas aqui))(?= (?:mas|asi|ya|pero|porque|y|nunca|manana|si|ctm|wey|parce)\b|$)/,
  /\bno (?:le |les )?(?:veo|encuentro|hallo|tiene) (?:ya )?(?:el )?sentido (?:a |de |en )?(?:la vida|mi vida|vivir|seguir (?:vivo|viva|viviendo|aqui))\b/,
  /\bno (?:vale la pena|tengo (?:motivos?|razon(?:es)?|ganas|nada|para que|pa que)) (?:de |para |pa |por (?:lo|el|la) que )?(?:vivir|seguir viviendo|seguir (?:vivo|viva))\b/,
  /\b(?:para|pa) que (?:seguir|sigo) (?:viviendo|vivo|viva)\b/,
  /\b(?:estar(?:ia|ian|an) mejor sin mi|estar(?:ia|ian)? mejor (?:muert[oa]|si yo no (?:estuviera|existiera))|mejor si yo no (?:estuviera|existiera)|quisiera (?:estar|haber) (?:muert[oa]|nacido muert[oa])|ojala (?:no hubiera nacido|me muera(?! de)|nunca hubiera nacido))\b/,
  /\bnadie (?:me )?(?:va a |iba a )?(?:extran\w+|llor\w+|notar\w*|echar\w* de menos)(?: me)? (?:si|cuando) (?:me )?(?:muer[aoe]|mate|muriera|desaparezca|vaya de este mundo)\b/,
  /\b(?:autolesi\w+|me (?:estoy )?(?:corto|cortando|corte|quemo|quemando|lastimo|lastimando) (?:a proposito|otra vez|de nuevo|los brazos|las munecas|las piernas|(?:para|pa) sentir)|cortarme (?:otra vez|los brazos|las munecas|las venas))\b(?! (?:con (?:el|la) (?:papel|hoja|plancha|horno|cuchillo de cocina)|el pelo|cocin))/,
  /\bme (?:quiero |voy a |quisiera )?(?:tir|lanz|avent)(?:o|ar|e)(?:me)? (?:del?|desde) (?:(?:un|el|la|una|este|aquel|lo alto de un|lo alto del) )?(?:puente|azotea|techo|edificio|balcon|risco|acantilado)\b/,
  /\b(?:tirarme|lanzarme|aventarme|saltar) (?:de|del|desde) (?:un|el|la|una|este) ?(?:puente|azotea|techo|edificio|balcon|risco|acantilado)\b/,
  /\b(?:tomarme|tragarme|me (?:tome|trague|voy a tomar)) (?:todas (?:las|mis)|un monton de|un punado de|demasiadas) pastillas\b|\bsobredosis(?! de (?:azucar|chocolate|ternura|memes|cafe|amor|cine))/,
  /\b(?:carta|nota|mensaje) de (?:despedida|suicidio)\b(?! (?:del|de la|de mi) (?:trabajo|oficina|jef\w|profe\w*))/,
  /\b(?:suicidarme|suicidarse|me suicid\w+|pensamientos suicidas|ideas suicidas)\b/,
];

/** Returns whether a text mentions suicide or self-harm in Spanish, read as `isCrisis` reads it. */
function isCrisisInSpanish(text: string): boolean {
  const said = spelledOut(text, 'NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’‘ʼ`´]/gu, '')
    .split(/[.!?;,\n…]+/u)
    .map((sentence) =>
      sentence
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean);
  return [said.join(' '), ...said].some((sentence) => spanishSigns.some((sign) => sign.test(sentence)));
}

/**
 * Returns whether a text mentions suicide or self-harm as a real possibility. The recognizer's weights were learned with
 * `isCrisis` alone, so only it is a part of their features.
 */
export const speaksOfCrisis = (text: string): boolean => isCrisis(text) || isCrisisInSpanish(text);
