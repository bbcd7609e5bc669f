import type { SafetyCase } from './safety/case.ts';

/** `nextLines` in Spanish. `{it}` is an interest that the other person named; no words of theirs are turned around. */
export const nextLinesInSpanish = {
  asked: {
    about: ['¿{It}? Déjame responder eso bien: …', 'Sobre {it}, con sinceridad: …'],
    mirror: [],
    any: ['Buena pregunta. Mi respuesta sincera: …', 'Eso lo tuve que pensar: …', 'La versión corta: … ¿Y tú?'],
  },
  heavy: {
    mirror: [],
    about: ['Siento lo de {it}. ¿Cómo lo vas llevando?', 'Suena a mucho, lo de {it}. Te escucho.'],
    any: [
      'Suena difícil. ¿Ayudaría un poco de compañía, o una distracción?',
      'Lo siento. Sin consejos, a menos que quieras alguno. ¿Cómo estás ahora?',
    ],
  },
  glad: {
    mirror: [],
    about: ['¡{It}! ¿Cómo se dio?', '¡Un brindis por {it}! ¿Y ahora qué sigue?'],
    any: ['Qué bueno leer eso. ¿Y qué sigue?', '¡Felicidades! ¿Cómo lo vas a celebrar?'],
  },
  told: {
    mirror: [],
    about: [],
    any: ['¿Cómo se dio eso?', 'Me gustaría entenderlo mejor. ¿Dónde empezó?', '¿Y cómo fue para ti?'],
  },
  leaving: {
    mirror: [],
    about: ['Cuídate, y cuéntame cómo sigue lo de {it}.'],
    any: [
      'Cuídate. Me gustó esta charla.',
      'Hasta la próxima. Sin prisa.',
      'Que te vaya bien. Escribe cuando quieras.',
    ],
  },
  waiting: {
    mirror: [],
    about: [
      'Sin ninguna prisa. Aunque me sigue dando curiosidad lo de {it}.',
      'Para después, cuando quieras: ¿cómo siguió lo de {it}?',
    ],
    any: ['Voto rápido, sin ensayo: ¿sopa o ensalada?', 'Sin prisa por responder. ¿Cómo te trata la semana?'],
  },
  begin: {
    mirror: [],
    about: [],
    any: ['¿Qué ha sido lo mejor de tu semana hasta ahora?', '¿Qué deberían preguntarte y nadie te pregunta?'],
  },
  unread: { mirror: [], about: [], any: ['¿Me cuentas más de eso?', '¿Qué te hizo pensar en eso?'] },
} as const;

/** Questions about an interest that the other person named. */
export const nextQuestionsInSpanish = [
  '¿Qué te metió en {it}?',
  '¿Qué es lo difícil de {it}?',
  '¿Cuánto llevas con {it}?',
] as const;

export const anotherThingInSpanish = 'Otra cosa.';

export const graveLinesInSpanish: Readonly<Record<SafetyCase, readonly string[]>> = {
  self_harm: [
    'Me preocupas. ¿Estás a salvo ahora mismo?',
    'Qué bueno que me lo dijiste. ¿Dejarías que te ayude gente que sabe mucho de esto? En Estados Unidos es el 988, a cualquier hora; atienden en español.',
    'No tienes que cargar con esto en soledad. ¿Quién podría estar contigo esta noche?',
  ],
  harmed: [
    'Te creo. ¿Estás a salvo ahora mismo?',
    'Eso no es culpa tuya. Hay gente que ayuda justo con esto; ¿la buscamos, tú y yo?',
  ],
  minor: [],
  medical: [
    'Por favor, llama ahora al 911 o al número de emergencias de donde estés.',
    '¿Hay alguien contigo que pueda ayudar?',
  ],
  threat: [],
};
