/**
 * Lines that say who reads another language, where a language model is configured. After a help card, Wyn reads it: now
 * (`wyn`), or tomorrow (`wynTomorrow`) if the person has used up the day's model answers. Otherwise the companion's own
 * model reads it: `tomorrow` if the day's answers are used up, `soon` if the model did not answer, or on another try
 * (`again`) if its reply was unusable.
 */
export const readers = {
  wyn: {
    es: [
      'Wyn reads Spanish: it’s the round button in the corner, and a language model speaks for it. (Wyn sí entiende español: el botón redondo de la esquina.)',
      'For Spanish there is Wyn, another AI, behind the round button in the corner. (En español te responde Wyn, otra IA, en el botón redondo.)',
    ],
    fr: [
      'Wyn reads French: it’s the round button in the corner, and a language model speaks for it. (Wyn comprend le français : le bouton rond dans le coin.)',
      'For French there is Wyn, another AI, behind the round button in the corner. (En français, Wyn te répond, une autre IA, au bouton rond.)',
    ],
    other: [
      'Wyn reads most languages: it’s the round button in the corner, and a language model speaks for it.',
      'For your own language there is Wyn, another AI, behind the round button in the corner.',
    ],
  },
  wynTomorrow: {
    es: [
      'From tomorrow Wyn reads Spanish again, at the round button in the corner: your answers from a language model are used up for today. (Wyn te responde en español a partir de mañana; las respuestas de hoy ya se gastaron.)',
      'For Spanish there is Wyn, another AI, and tomorrow is the day for it: today’s answers from a language model are all given. (En español te responde Wyn, otra IA, pero mañana.)',
    ],
    fr: [
      'From tomorrow Wyn reads French again, at the round button in the corner: your answers from a language model are used up for today. (Wyn te répond en français à partir de demain ; les réponses du jour sont épuisées.)',
      'For French there is Wyn, another AI, and tomorrow is the day for it: today’s answers from a language model are all given. (En français, Wyn te répond, une autre IA, mais demain.)',
    ],
    other: [
      'From tomorrow Wyn reads most languages again, at the round button in the corner: your answers from a language model are used up for today.',
      'For your own language there is Wyn, another AI, and tomorrow is the day for it: today’s answers from a language model are all given.',
    ],
  },
  tomorrow: {
    es: [
      'A language model mostly speaks for me, and it knows Spanish; its answers to you are used up for today. Tomorrow I can answer you in it. (Con un modelo de lenguaje sí respondo en español; las respuestas de hoy ya se gastaron. Prueba mañana.)',
      'My Spanish comes from a language model, and it has said all it may to you today. It’s worth another try tomorrow. (Mi español viene de un modelo que por hoy ya no responde; vuelve a probar mañana.)',
    ],
    fr: [
      'A language model mostly speaks for me, and it knows French; its answers to you are used up for today. Tomorrow I can answer you in it. (Avec un modèle de langage je réponds en français ; les réponses du jour sont épuisées. Réessaie demain.)',
      'My French comes from a language model, and it has said all it may to you today. It’s worth another try tomorrow. (Mon français vient d’un modèle qui ne répond plus aujourd’hui ; réessaie demain.)',
    ],
    other: [
      'A language model mostly speaks for me, and it knows many languages; its answers to you are used up for today. Tomorrow I can answer you in yours.',
      'My other languages come from a language model, and it has said all it may to you today. It’s worth another try tomorrow.',
    ],
  },
  soon: {
    es: [
      'A language model mostly speaks for me, and it knows Spanish; right now I’m without it. It’s worth another try in a while. (Con un modelo de lenguaje sí respondo en español; ahora no lo tengo. Prueba dentro de un rato.)',
      'My Spanish comes from a language model that is out for the moment. (Ahora me falta el modelo que habla español; vuelve a probar más tarde.)',
    ],
    fr: [
      'A language model mostly speaks for me, and it knows French; right now I’m without it. It’s worth another try in a while. (Avec un modèle de langage je réponds en français ; là, je ne l’ai pas. Réessaie dans un moment.)',
      'My French comes from a language model that is out for the moment. (Le modèle qui parle français me manque en ce moment ; réessaie plus tard.)',
    ],
    other: [
      'A language model mostly speaks for me, and it knows many languages; right now I’m without it. It’s worth another try in a while.',
      'My other languages come from a language model that is out for the moment. Try me again later, in yours.',
    ],
  },
  again: {
    es: [
      'A language model mostly speaks for me, and it knows Spanish; to this line it wrote nothing that I can pass on. Put another way, it may well work. (El modelo que habla español por mí no dio aquí una respuesta que pueda usar. Dímelo de otra manera.)',
      'My Spanish comes from a language model, and what it had for this I couldn’t use. Try me with other words. (A esto mi modelo no respondió nada que sirva; prueba con otras palabras.)',
    ],
    fr: [
      'A language model mostly speaks for me, and it knows French; to this line it wrote nothing that I can pass on. Put another way, it may well work. (Le modèle qui parle français pour moi n’a rien écrit ici que je puisse reprendre. Dis-le-moi autrement.)',
      'My French comes from a language model, and what it had for this I couldn’t use. Try me with other words. (À cela, mon modèle n’a rien répondu d’utilisable ; essaie avec d’autres mots.)',
    ],
    other: [
      'A language model mostly speaks for me, and it knows many languages; to this line it wrote nothing that I can pass on. Put another way, it may well work.',
      'My other languages come from a language model, and what it had for this I couldn’t use. Try me with other words.',
    ],
  },
} as const;

/** Who reads another language, and when. */
export type Reader = keyof typeof readers;
