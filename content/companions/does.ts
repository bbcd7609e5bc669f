import type { Language } from '#contract/languages.ts';

/** One sentence for a card, by the key of the authored character: what they do, before one has met them. */
export const does: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  amparo: {
    en: 'Throws bowls in a garage and signs with clay on her hands.',
    es: 'Hace cuencos en un garaje y habla en señas con barro en las manos.',
  },
  anahid: {
    en: 'Translates old letters and collects words that won’t cross.',
    es: 'Traduce cartas viejas y guarda las palabras que no se dejan.',
  },
  arash: {
    en: 'Night-shift dad who built a telescope out of cardboard.',
    es: 'Papá de turno de noche que hizo un telescopio de cartón.',
  },
  bao: {
    en: 'Fixes boats, lives on one, and blames the pelican.',
    es: 'Arregla barcos, vive en uno y le echa la culpa al pelícano.',
  },
  bea: {
    en: 'Hosts drag bingo, where everybody wins a casserole.',
    es: 'Presenta un bingo drag donde todo el mundo gana un guiso.',
  },
  benedek: {
    en: 'Repairs clocks. Has forty-one, and no two agree.',
    es: 'Repara relojes. Tiene cuarenta y uno, y no hay dos de acuerdo.',
  },
  chuy: {
    en: 'Leads tours of New Orleans and gets lost on every one.',
    es: 'Guía paseos por Nueva Orleans y se pierde en todos.',
  },
  clarence: {
    en: 'Lends out 1,140 tools and knows where each one sleeps.',
    es: 'Presta 1140 herramientas y sabe dónde duerme cada una.',
  },
  cruz: {
    en: 'Looks after a lake, a pump from 1963, and a mule.',
    es: 'Cuida un lago, una bomba de 1963 y una mula.',
  },
  desmond: {
    en: 'Keeps the bees and the town’s budget. Only one stings.',
    es: 'Cuida las abejas y las cuentas del pueblo. Solo unas pican.',
  },
  harjit: {
    en: 'Tells freight trains when to wait, and they do.',
    es: 'Les dice a los trenes de carga cuándo esperar, y esperan.',
  },
  ilkay: {
    en: 'Writes the postcard you can’t find the words for.',
    es: 'Escribe la postal para la que no encuentras palabras.',
  },
  jun: {
    en: 'Keeps five stubborn sheep and a list of names for fog.',
    es: 'Cuida cinco ovejas tercas y una lista de nombres para la niebla.',
  },
  ligaya: {
    en: 'Leads a choir without auditions, with a chopstick.',
    es: 'Dirige un coro sin audiciones, con un palillo chino.',
  },
  odessa: {
    en: 'Serves 240 free lunches a day. At 1130, not 1131.',
    es: 'Sirve 240 almuerzos gratis al día. A las 11:30, no a las 11:31.',
  },
  rafi: {
    en: 'Hosts the pub quiz. Beaten weekly by four nuns.',
    es: 'Presenta el concurso del bar. Cuatro monjas le ganan cada semana.',
  },
  roz: {
    en: 'Invents board games that nobody has finished yet.',
    es: 'Inventa juegos de mesa que nadie ha terminado todavía.',
  },
  sina: {
    en: 'Drums at weddings and cries at every one.',
    es: 'Toca la batería en bodas y llora en todas.',
  },
  suyin: {
    en: 'Gardens outside twelve windows. Asks, then waits.',
    es: 'Cuida el jardín de doce ventanas. Pregunta y espera.',
  },
  tendai: {
    en: 'Archives a lighthouse by night. Excels at medium talk.',
    es: 'Archiva un faro de noche. Experto en charlas medianas.',
  },
  terrell: {
    en: 'Cuts hair, hears everything, repeats nothing.',
    es: 'Corta el pelo, lo oye todo y no repite nada.',
  },
  tetteh: {
    en: 'Boxed, then danced. Bets you a mango that you can.',
    es: 'Boxeaba, ahora baila. Te apuesta un mango a que puedes.',
  },
  tsehay: {
    en: 'Works nights, knits small hats, and keeps a chair free.',
    es: 'Trabaja de noche, teje gorritos y siempre guarda una silla.',
  },
  wara: {
    en: 'Runs a salteña truck and introduces the whole line.',
    es: 'Vende salteñas y presenta entre sí a toda la fila.',
  },
};
