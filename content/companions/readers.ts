/** Who reads another language, where a language model is set: `wyn` in the plain lines after help, `later` while the model is out. */
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
  later: {
    es: [
      'A language model mostly speaks for me, and it knows Spanish; right now I’m without it. Tomorrow at the latest I hope to be able to answer you in it. (Con un modelo de lenguaje sí respondo en español; ahora no lo tengo. Prueba mañana.)',
      'My Spanish comes from a language model that is out for the moment. It’s worth another try tomorrow. (Ahora me falta el modelo que habla español; vuelve a probar mañana.)',
    ],
    fr: [
      'A language model mostly speaks for me, and it knows French; right now I’m without it. Tomorrow at the latest I hope to be able to answer you in it. (Avec un modèle de langage je réponds en français ; là, je ne l’ai pas. Réessaie demain.)',
      'My French comes from a language model that is out for the moment. It’s worth another try tomorrow. (Le modèle qui parle français me manque en ce moment ; réessaie demain.)',
    ],
    other: [
      'A language model mostly speaks for me, and it knows many languages; right now I’m without it. Tomorrow at the latest I hope to be able to answer you in yours.',
      'My other languages come from a language model that is out for the moment. It’s worth another try tomorrow.',
    ],
  },
} as const;
