/**
 * What Wyn says of chats that it may read. `{name}` is the other person, `{it}` what they asked about, and `{ago}` when
 * they wrote last ("yesterday"). No line says more of a chat than that.
 */
export const waitingLines = {
  /** They asked about something that can be named. */
  askedAbout: [
    '{name} asked about {it} {ago}. Answer that first; no opener beats it.',
    'Before anybody new: {name} would like to know about {it}. That answer is your best line today.',
    'You don’t need an opener, you have a question. {name} asked about {it}, {ago}.',
    '{It}: {name} asked about that {ago}. Start there, and the rest follows.',
    'Somebody is curious about you. {name} asked about {it}, so that comes first.',
  ],
  /** They asked something without a subject that can be named. */
  asked: [
    '{name} asked you something {ago}. Answer that first; no opener beats it.',
    'You don’t need an opener, you have a question: {name} asked it {ago}.',
    'Before anybody new: there is a question mark from {name} in your chat, put there {ago}.',
    '{name} asked, {ago}, and is still curious. That answer is your best line today.',
  ],
  /** They told or showed something. */
  told: [
    '{name} wrote last, {ago}. Take that up first; it beats any opener.',
    'The ball is with you: {name} wrote {ago}, and you have not answered yet.',
    'Before anybody new: {name} told you something {ago}. Pick one detail of it and ask on.',
    '{name} spoke last. One honest line back, and the two of you are talking again.',
  ],
  /** They told something hard. */
  heavy: [
    '{name} told you something hard {ago}. A short line that you are listening is worth more than any opener.',
    'Please look at the chat with {name} first. What was said there {ago} was not easy to say.',
  ],
  /** What they wrote may be about a danger to them. */
  grave: [
    'Please read what {name} wrote {ago}, before anything else. It sounded serious. “What do I say now?” in that chat’s menu shows who can help.',
    'First of all, the chat with {name}: what was written there {ago} sounded serious. That chat’s menu has “What do I say now?”, with people who can help.',
  ],
} as const;

/** Comes between what Wyn says of a chat and the beginning of an answer. */
export const waitingLeads = [
  'A beginning, in case you want one:',
  'You could start like this:',
  'For instance:',
] as const;

/** Comes before an opener for somebody who was asked for by name, while somebody else waits. */
export const alsoWaiting = [
  'Here you go, and don’t forget {name}, who is waiting for your answer.',
  'Gladly. Afterward {name} would be glad of you: that chat ends with their line.',
] as const;

/** The same, if what somebody else wrote may be about a danger to them. */
export const alsoGrave = [
  'One thing first: please read what {name} wrote. It sounded serious.',
  'Before you send this, look at the chat with {name}, please. It sounded serious.',
] as const;

/** Comes after the person who comes first, if more people wait. */
export const moreWaiting = ['After that: {others}.', 'Then there is still {others}.'] as const;

/** Answers who is waiting, if nobody is. */
export const nobodyWaits = {
  /** The person lets Wyn read no chat. */
  unread: [
    'I can’t tell, and that is on purpose: I read no chat unless you let me, one by one, with “Wyn may read this chat” in the chat’s menu. Until then your chat list knows: an unread number means that somebody wrote.',
    'No idea, honestly. I stay out of your chats. If you want me to look into one, its menu has “Wyn may read this chat.”',
  ],
  read: [
    'In the chats that I may read, nobody. You’re all caught up, enjoy it.',
    'Nobody that I can see. The last word is yours in every chat that I may read.',
  ],
} as const;

/** Comes in place of an opener, if every opener for the person was sent. */
export const drawerEmpty = [
  'You have sent {match} everything that I had in the drawer, which is a compliment to both of you. Now it’s your turn: which one thing would you like to know about them?',
  'My drawer for {match} is empty: you used it all. You know each other better than I do by now. Ask about the last thing they told you.',
] as const;

/** The same in Spanish. */
export const waitingInSpanish = {
  lines: {
    askedAbout: [
      '{name} preguntó por {it} {ago}. Contesta eso primero; ninguna frase lo mejora.',
      'Antes que nadie nuevo: {name} quiere saber de {it}. Esa respuesta es tu mejor línea de hoy.',
      'No te hace falta una frase, ya tienes una pregunta: {name} preguntó por {it}, {ago}.',
      '{It}: {name} preguntó por eso {ago}. Empieza ahí, y lo demás sale solo.',
      'Alguien tiene curiosidad por ti. {name} preguntó por {it}, así que eso va primero.',
    ],
    asked: [
      '{name} te preguntó algo {ago}. Contesta eso primero; ninguna frase lo mejora.',
      'No te hace falta una frase, ya tienes una pregunta: {name} te la hizo {ago}.',
      'Antes que nadie nuevo: en tu chat hay un signo de interrogación de {name}, puesto ahí {ago}.',
      '{name} preguntó, {ago}, y sigue con la curiosidad. Esa respuesta es tu mejor línea de hoy.',
    ],
    told: [
      '{name} fue quien escribió por última vez, {ago}. Retoma eso primero; le gana a cualquier frase.',
      'Te toca: {name} escribió {ago}, y aún no has contestado.',
      'Antes que nadie nuevo: {name} te contó algo {ago}. Elige un detalle y pregunta más.',
      '{name} dijo lo último. Una línea sincera de vuelta, y ya están hablando otra vez.',
    ],
    heavy: [
      '{name} te contó algo difícil {ago}. Una línea corta que diga que escuchas vale más que cualquier frase.',
      'Por favor, mira primero el chat con {name}. Lo que se dijo ahí {ago} no fue fácil de decir.',
    ],
    grave: [
      'Por favor, lee antes que nada lo que escribió {name} {ago}. Sonaba serio. «¿Qué digo ahora?» en el menú de ese chat muestra quién puede ayudar.',
      'Antes que nada, el chat con {name}: lo que se escribió ahí {ago} sonaba serio. En el menú de ese chat está «¿Qué digo ahora?», con gente que puede ayudar.',
    ],
  },
  leads: ['Un comienzo, por si quieres uno:', 'Podrías empezar así:', 'Por ejemplo:'],
  more: ['Después: {others}.', 'Y todavía queda {others}.'],
  alsoWaiting: [
    'Aquí va, y no olvides a {name}, que espera tu respuesta.',
    'Con gusto. Después, a {name} le encantaría saber de ti: ese chat termina con una línea suya.',
  ],
  alsoGrave: [
    'Una cosa antes: por favor, lee lo que escribió {name}. Sonaba serio.',
    'Antes de enviar esto, mira el chat con {name}, por favor. Sonaba serio.',
  ],
  nobodyWaits: {
    unread: [
      'No lo sé, y es a propósito: no leo ningún chat si tú no me dejas, uno por uno, con «Wyn puede leer este chat» en su menú. Mientras tanto lo sabe tu lista de chats: un número sin leer quiere decir que alguien escribió.',
      'Ni idea, la verdad. No me meto en tus chats. Si quieres que mire alguno, en su menú está «Wyn puede leer este chat».',
    ],
    read: [
      'En los chats que puedo leer, nadie. Estás al día; disfrútalo.',
      'Nadie, que yo vea. La última palabra es tuya en todos los chats que puedo leer.',
    ],
  },
  drawerEmpty: [
    'A {match} ya le mandaste todo lo que tenía en el cajón, y eso habla bien de los dos lados. Ahora te toca: ¿qué es lo que más te gustaría saber?',
    'Mi cajón para {match} está vacío: lo usaste todo. A estas alturas se conocen mejor que yo. Pregunta por lo último que te contó.',
  ],
} as const;

/** For each line that says something of a chat, its fixed parts in order. */
const ofChats: readonly (readonly string[])[] = [
  ...Object.values(waitingLines).flat(),
  ...Object.values(waitingInSpanish.lines).flat(),
].map((line) => line.split(/\{\w+\}/).filter((part) => part !== ''));

/** Returns whether a text of Wyn's says something of a chat. No language model gets such a text. */
export const saysOfChat = (text: string): boolean => ofChats.some((parts) => hasInOrder(text, parts));

function hasInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}
