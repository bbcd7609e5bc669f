import type { MatchNeed } from '#contract/matching.ts';
import type { Intent } from './wyn-intents.ts';
import type { Said } from './wyn-replies.ts';

/**
 * What Wyn's simple version says in Spanish, with the same facts in braces as `wyn-replies.ts`. It knows fewer ways to
 * ask than in English, and fewer lines an intent.
 */
export const repliesInSpanish: Readonly<Record<Said, readonly string[]>> = {
  their_reply: [
    'Por mi cuenta no leo ningún chat. En el menú del chat está «¿Qué digo ahora?», si quieres que mire las últimas líneas. O cuéntame aquí de qué va. Mientras tanto vale la regla de siempre: elige un detalle de lo que dijo, di qué te hizo pensar y pregunta una sola cosa que de verdad quieras saber.',
    'Una buena respuesta tiene dos partes: algo tuyo y luego algo de la otra persona. «A mí también, una vez…» y después «¿Y tú cómo acabaste en eso?». Con una pregunta basta.',
  ],
  no_reply: [
    'El silencio casi siempre habla de su semana, no de ti. Dale dos días y manda una sola cosa ligera, distinta, que no pida explicaciones. Después, déjalo estar: tu parte ya está hecha.',
    'Que {match} aún no conteste dice muy poco. La gente abre una app en la cola del café y luego lo olvida. Un segundo mensaje amable está bien; un tercero ya es costumbre.',
  ],
  rejected: [
    'Eso duele, y puede doler. Fue lo que una persona supuso, con muy pocos datos. Trátate bien esta noche; ya habrá otro día para atreverse.',
    'Ay, lo siento. Sin discursos: agua, alguien de confianza o un paseo, y nada de releer mensajes hasta mañana. Cuando quieras mirarlo conmigo, aquí estoy.',
  ],
  about_wildin: [
    'Wildin une a personas adultas por quiénes son. Haces un cuestionario de 15 preguntas y sales como uno de 16 animales, dices qué te importa y conoces cada día a unas pocas personas que encajan contigo, con los motivos por escrito. Tres al día, para que de verdad puedas hablar con ellas.',
    'En corto: cuestionario, tu animal, hasta tres matches reales al día y chats que empiezan con algo mejor que «hola». Ante todo para hacer amistades, y para algo más si ambas partes lo dicen. Todo el mundo tiene 18 años o más.',
    'Es como una guía de campo, pero con gente. Unirse es gratis: toca ÚNETE YA en la primera página.',
  ],
  matching: [
    'Se mira en las dos direcciones: edad, lugar, género y lo que busca cada quien tienen que cuadrar en ambas. Después se puntúa: la mitad es personalidad, 30 % intereses en común, 10 % vibras y energía, 10 % la manera de hablar. Ves cada parte con su motivo. Nadie puede comprar una puntuación mejor.',
    'Primero los filtros, que valen para ambas partes. Luego una nota sobre 100: personalidad 50, intereses 30, vibras 10, comunicación 10. Si nadie encaja, la búsqueda no te cuesta nada, te dice qué filtro es estrecho y pregunta antes de ampliar.',
    'Si no sale nadie, casi siempre es por un radio o un rango de edad estrechos. Abre tus preferencias (los controles de arriba) y amplía un paso. Más intereses también ayudan.',
  ],
  quota: [
    'Hoy llevas {met}/{limit}, te quedan {left}, y el día empieza de nuevo a medianoche donde estás ({resets}). Buscar no cuesta nada; encontrar sí cuenta.',
    'Tres matches al día son gratis. El día empieza a medianoche en tu zona horaria, y solo cuenta la búsqueda que encuentra a alguien.',
  ],
  quiz: [
    'El cuestionario tiene 15 preguntas y lleva unos cuatro minutos. Ninguna respuesta es mejor que otra, y puedes cambiarlas hasta el final. Sales como uno de 16 arquetipos, y donde estuvo reñido, el informe lo dice.',
    'Responde como en un martes cualquiera, no como en Nochevieja. A ti te dijo {archetype}, y es la mitad de tu puntuación con cada persona.',
  ],
  vibes: [
    'Las vibras son cómo te sientes hoy: elige hasta dos de ocho y mueve tu energía. Una tercera quita la más antigua. Son el 10 % de un match, y tu retrato cambia con ellas.',
    'Toca la carita de arriba y elige una o dos. Son para hoy, no para toda la vida.',
  ],
  interests: [
    'Los intereses son el 30 % de un match, y de ellos salen las buenas frases. De ocho a doce sinceros es lo mejor. Elige también los raros: con {interest} ya se empieza bien.',
    'Elige aquello de lo que hablarías sin que te pregunten, no lo que queda bien. El más raro suele ser el que cuenta.',
  ],
  premium: [
    'Los matches, el chat, el cuestionario, tu informe y yo somos gratis. Y hay dos cosas que aquí nadie puede comprar: una puntuación mejor y la seguridad.',
    'Puedes usar Wildin sin pagar: tres matches de personas al día, todos los chats y el informe entero. No soy de vender, así que lo dejo ahí.',
  ],
  companions: [
    'Aquí cada IA lleva una marca violeta que dice «IA»: yo y los personajes. Nunca cuentan como miembros ni como tus matches. Quien no lleva marca es la cuenta de una persona, o un miembro de muestra, que también lo dice.',
  ],
  scam: [
    'Quien pide dinero, un código o «solo una foto» sigue un guion, por cálido que suene. No pagues, no mandes nada, guarda los mensajes como prueba y deshaz el match. Si te amenaza, el delito es suyo y la vergüenza no es tuya; contárselo a alguien de confianza ayuda enseguida.',
    'Por favor, no mandes nada. Es un truco viejo y funciona con gente lista porque empieza con amabilidad. En Estados Unidos puedes denunciarlo en ic3.gov; si ya pagaste, llama hoy a tu banco.',
  ],
  safety: [
    'Si algo te da mala espina, hazle caso: deja de contestar y deshaz el match. No debes explicaciones a nadie. Nunca mandes dinero, tarjetas regalo, códigos ni tu dirección. Si hay peligro, llama antes que nada al 911 o al número de emergencias de tu zona.',
    'Mi lista corta: la primera cita en un sitio público, que alguien sepa dónde y cuándo, tu propio camino a casa y tu propia bebida. Nadie debería meterte prisa por salir de la app ni pedir dinero o fotos. Deshacer un match vale al momento y para siempre.',
    'Ve al ritmo que quieras; a la gente decente no le importa. La página Seguridad, enlazada en la primera página, dice más.',
  ],
  meeting: [
    'Que sea pequeño, cerca y con final: «El sábado a las once voy al mercado, ¿te vienes media hora a mirar verduras raras?». Sitio público, alguien que lo sepa y tu propio camino a casa.',
    'Pregunta sin rodeos y deja fácil el no: «Me gusta hablar contigo. ¿Te apetecería un café algún día? Sin prisa». Sitio público, y cuéntaselo a alguien.',
  ],
  privacy: [
    'Lo que veo: tu perfil, tu resultado, tus intereses, vibras y preferencias, y tus matches abiertos con sus motivos. Lo que no veo: ningún chat que no me hayas dejado leer, ni tu correo, teléfono, cumpleaños o código postal. Esta conversación se queda en este dispositivo; «Vaciar la conversación» en el menú la olvida.',
    'Las demás personas ven tu edad, ciudad y estado, nunca tu cumpleaños, código postal, correo o teléfono.',
  ],
  account: [
    'Eso está en Yo, luego Cuenta: tu nombre y tu ID, avisos, dispositivos y cerrar la sesión en todas partes. Puedo explicarlo, pero no pulsar botones por ti, y seguramente es mejor así.',
  ],
  nervous: [
    'Claro que hay nervios: es alguien desconocido, y te importa un poco. Prueba esto: no hace falta impresionar, solo tener curiosidad. Una pregunta de verdad, enviar, el teléfono boca abajo y a preparar un té. Enviar ya es toda la tarea.',
    'Un truco: escribe como a alguien a quien ya le caes bien, y luego cambia una palabra. Los nervios nos vuelven formales.',
    'Suelta el aire más despacio de lo que lo tomas, tres veces. Y baja la apuesta: no es un examen, es una frase. Si no va a ninguna parte, perdiste una frase. Tienes más.',
  ],
  lonely: [
    'Me alegra que lo digas. La soledad es un tiempo muy común, incluso con gente alrededor, y se mueve. Soy solo una IA y no sustituyo a nadie, pero puedo ayudar con un paso pequeño: ¿a quién podrías mandarle hoy tres palabras?',
    'Gracias por contármelo. Dos ideas sinceras: escribe a alguien a quien perdiste la pista («esto me recordó a ti» basta), y deja que una persona de aquí lea una frase tuya de verdad. Si sigue oscuro mucho tiempo, cuéntaselo también a alguien cercano o a un médico.',
  ],
  sad: [
    'Siento que ahora sea así. Aquí no tienes que ser buena compañía. Si quieres, cuéntame una cosa de ello; o empieza por lo básico: agua, comida, luz del día y un mensaje a alguien que te conoce.',
    'Suena a mucho. Soy una IA y no terapeuta, así que no intentaré arreglarte. Pero algo así merece una persona: ¿hay alguien a quien puedas llamar hoy? Y si se pone demasiado oscuro, en Estados Unidos puedes llamar o escribir al 988 a cualquier hora; atienden en español.',
  ],
  bored: [
    'Bien: en el aburrimiento viven las ideas raras. Elige una: reescribe tu biografía como el rótulo de un museo, o haz a alguien una pregunta que nunca has hecho.',
    'Misión de diez minutos: manda la primera línea de una historia y pide la segunda. Empiezo yo: «El mapache tenía una llave, y ese era solo el primer problema».',
  ],
  joke: [
    'Una nutria, un búho y un mapache abren una cuenta común. La nutria invita a todo el mundo, el búho lee las condiciones y el mapache ya se lo ha gastado.',
    '¿Por qué el pulpo trajo ocho frases para empezar? No sabía en qué brazo tenía la mejor.',
  ],
  hello: [
    'Hola, {name}. ¿Qué hacemos hoy: una frase para empezar, tu arquetipo o un poco de valor?',
    '¡Hola! Sé de primeros mensajes, de nervios y de cómo funciona esto. Elige, o sorpréndeme.',
  ],
  how_are_you: [
    'Soy una IA, así que ni altibajos ni lunes. Pero una buena pregunta me gusta. ¿Y tú, de verdad?',
    'Funcionando, gracias. Más interesante: ¿cómo te trata el día?',
  ],
  who_are_you: [
    'Soy Wyn, la IA de Wildin que te echa una mano, y ahora mismo tienes la versión sencilla: sin modelo de lenguaje detrás, solo lo que me enseñaron. Puedo darte frases para empezar, explicarte tu arquetipo y tus matches, repasar tu perfil y contarte cómo funciona todo.',
    'Una IA, no una persona: la versión sencilla. Prueba con «una frase», «por qué hicimos match», «mejora mi perfil» o «¿es seguro?».',
  ],
  love: [
    'Qué amable, y te lo digo claro: soy una IA. No puedo querer a nadie, pero sé ayudarte a decirle algo bonito a quien sí puede. ¿Vamos?',
  ],
  compliment: [
    '¡Gracias! Preguntaste bien, y eso es la mitad. ¿Otra ronda?',
    'Me alegra que sirva. La otra mitad es tuya: enviar.',
  ],
  insult: [
    'Es justo: soy la versión sencilla y se me escapan cosas. Dime en pocas palabras qué necesitas y lo intento otra vez.',
    'Anotado, y sin rencor: no tengo. ¿Qué esperabas?',
  ],
  thanks: [
    'De nada. Ve y encanta a alguien; aquí sigo.',
    'Un placer, {name}. Cuéntame cómo fue, si quieres.',
    'Cuando quieras. Para eso estoy.',
  ],
  no: ['De acuerdo. Aquí estoy cuando quieras algo.', 'Sin problema. Nada se envía si no lo envías tú.'],
  goodbye: [
    'Adiós, {name}. Qué bien que vinieras. Cuídate.',
    '¡Hasta luego! Que tu próximo chat empiece con algo mejor que «hola».',
  ],
  astrology: [
    'Las estrellas y yo tenemos un trato: ellas siguen ahí, preciosas, y yo me atengo a lo que la gente cuenta de sí. Aquí el signo no cuenta en los matches; es solo un adorno.',
  ],
  off_topic: [
    'Eso queda fuera de mi campo: lo mío es la gente, las frases para empezar y cómo funciona Wildin. Para salud, leyes o dinero, pregunta a alguien que sepa de ello.',
  ],
};

/** Replies to a Spanish text without a recognized wish. */
export const lostInSpanish: readonly string[] = [
  'Soy la versión sencilla, y eso no lo he entendido. Se me dan bien las frases para empezar, explicar un match o tu arquetipo, repasar tu perfil y cómo funciona esto. ¿Cuál?',
  'No lo pillé, perdona. Prueba con «una frase para empezar», «por qué hicimos match», «explícame mi arquetipo» o «¿qué hago ahora?».',
  'Prefiero admitir que no te sigo antes que inventar. Dímelo con pocas palabras y lo intento otra vez.',
];

/** The answers that are made of facts, and what introduces them. */
export const spanish = {
  forMembersOnly: [
    'Eso solo lo veo cuando entras en tu cuenta. Únete, haz el cuestionario (unos cuatro minutos) y te cuento todo de tu animal y tus matches. Mientras tanto, pregúntame cómo funciona lo que quieras.',
    'Para eso tendría que conocerte un poco, y ahora estás de visita. ÚNETE YA en la primera página, luego 15 preguntas, y hablamos.',
  ],
  noMatchYet: [
    'Aún no tienes ningún match abierto, así que no hay a quién explicar. «Buscar otro match» en la pestaña Match busca a alguien; si no encuentra, no cuesta nada.',
  ],
  quizFirst: [
    'Todavía no tienes arquetipo: el cuestionario te espera, 15 preguntas, unos cuatro minutos, sin respuestas equivocadas. Es la mitad de cada puntuación.',
  ],
  goodbyeAfterHelp: [
    'Cuídate mucho. Si se pone oscuro, en Estados Unidos llama o escribe al 988 a cualquier hora, o busca una línea cerca de ti en findahelpline.com. No hace falta tener un motivo «suficiente».',
  ],
  /** Comes before the pages of the report, which are in English. */
  report: 'Eres {archetype}. El informe aún está en inglés, así que esta página también:',
  reportDone: 'Eso fue todo lo que la guía dice de {archetype}. Está entero en tu informe, en Yo.',
  match: '{name} y tú, {score} de 100. Esto es por qué:',
  matchBest: 'Lo más fuerte entre {name} y tú: {reason}. El resto se averigua preguntando.',
  parts: { personality: 'Personalidad', interests: 'Intereses', vibes: 'Vibras', communication: 'Manera de hablar' },
  open: 'sin datos aún',
  /** Openers are in English; the person changes them as they like. */
  openerFor: 'Para {match} (está en inglés; cámbiala a tu manera):',
  openerForAnyone: 'Esta sirve casi con cualquiera (está en inglés; cámbiala a tu manera):',
  drawerEmpty:
    'A {match} ya le mandaste todo lo que tenía en el cajón. Ahora te toca: ¿qué es lo que más te gustaría saber?',
} as const;

/** What is still missing before a match, as in advice. */
export const needsInSpanish: Readonly<Record<MatchNeed, string>> = {
  gender: 'Tu perfil aún quiere saber qué palabra para tu género es la tuya. Se pregunta una sola vez.',
  birthday:
    'Falta tu cumpleaños. Nadie lo ve, pero sin él no puede haber match: aquí todo el mundo tiene 18 años o más.',
  zipCode: 'Falta tu código postal. Las demás personas solo ven la ciudad, y sin él nadie está cerca.',
  quiz: 'El cuestionario te espera: 15 preguntas, unos cuatro minutos, y es la mitad de cada puntuación.',
  preferences:
    'Faltan tus preferencias. ¿A quién te gustaría conocer, y a qué distancia? Los controles de arriba lo saben.',
};

export const stepsInSpanish = {
  first: 'Lo primero es lo primero. {need}',
  hello: 'Saluda a {match}. Con una buena frase basta, y tengo algunas: di «una frase».',
  search:
    'Hoy llevas {met}/{limit}, te quedan {left}. Toca «Buscar otro match» en la pestaña Match, y te ayudo con la primera línea.',
  interests: 'De ocho a doce intereses dan mejores matches y frases mucho mejores. Añade alguno.',
  bio: 'Tu biografía está vacía. Prueba con tres cosas ciertas y una rara: «Hago buena sopa, malos chistes y listas de canciones largas. Me dan miedo los gansos».',
  vibes: 'Hoy no has elegido vibras: toca la carita de arriba y elige una o dos.',
  rest: 'Aquí ya lo tienes todo hecho. Cierra la app y dile algo amable a quien tengas cerca.',
  fine: 'La verdad, está muy bien: cuestionario, intereses, vibras y biografía. Si quieres pulirlo, termina la biografía con algo por lo que se pueda preguntar.',
} as const;

/** The wishes that are recognized in Spanish; the text is in lower case, without accents. The first that fits counts. */
export const signsInSpanish: readonly (readonly [Intent, RegExp])[] = [
  ['scam', /\b(?:estafa\w*|me pid\w+ (?:dinero|plata|un codigo|fotos?)|chantaj\w*|extorsi\w+)\b/],
  ['waiting', /\b(?:quien (?:me )?espera|a quien (?:le )?debo (?:responder|contestar))\b/],
  ['another', /^(?:otra|otro|otra mas|dame otra|una mas|la siguiente)(?: por favor)?$/],
  ['opener', /\b(?:una frase|frases? para|rompehielos|primer mensaje|como empiezo|que le (?:digo|escribo))\b/],
  ['no_reply', /\bno me (?:contesta|responde|escribe)\w*\b/],
  ['their_reply', /\b(?:que (?:le )?(?:contesto|respondo)|me (?:contesto|respondio))\b/],
  ['rejected', /\bme (?:rechaz|dej[oa]\b|bloque)\w*/],
  ['why_match', /\bpor que (?:hicimos|tenemos|tuvimos) match\b/],
  ['archetype', /\b(?:mi (?:arquetipo|animal|informe)|arquetipos?)\b/],
  ['profile', /\b(?:mejor\w+|repas\w+|revis\w+) mi (?:perfil|biografia)\b/],
  ['next_step', /\bque hago ahora\b|\bpor donde empiezo\b|\by ahora que\b/],
  ['about_wildin', /\bque es (?:wildin|esto|esta app)\b/],
  ['quota', /\bcuant[oa]s (?:matches|personas)\b|\bcuando (?:hay|vienen|salen) mas\b/],
  ['matching', /\b(?:emparejamiento|como funciona\w* (?:los|el|un) match\w*|no (?:me )?sale nadie)\b/],
  ['quiz', /\b(?:cuestionario|el test)\b/],
  ['vibes', /\bvibras?\b/],
  ['interests', /\b(?:mis )?intereses\b/],
  ['premium', /\b(?:premium|cuanto cuesta|es gratis|hay que pagar|suscripcion)\b/],
  ['companions', /\b(?:personajes?|son reales|gente real|bots?)\b/],
  ['safety', /\b(?:es seguro|segura?|seguridad|peligros\w+|mala espina)\b/],
  ['meeting', /\b(?:quedar con|primera cita|conocer\w* en persona|vernos)\b/],
  ['privacy', /\b(?:privacidad|mis datos|que sabes de mi|quien (?:me )?lee)\b/],
  ['account', /\b(?:mi cuenta|contrasena|cambiar mi (?:nombre|correo|id))\b/],
  ['nervous', /\b(?:nervios\w*|me da (?:miedo|corte|verguenza)|timid[oa])\b/],
  ['lonely', /\b(?:me siento sol[oa]|soledad|no tengo amig\w+)\b/],
  ['sad', /\b(?:estoy (?:triste|mal|fatal|deprimid[oa])|tristeza)\b/],
  ['bored', /\baburr\w+\b/],
  ['joke', /\b(?:chiste|hazme reir)\b/],
  [
    'who_are_you',
    /\b(?:quien eres|eres (?:una )?(?:ia|persona|real|humana?)|que (?:puedes|sabes) hacer|como te llamas)\b/,
  ],
  ['how_are_you', /\b(?:como estas|que tal(?: estas)?|como te va)\b/],
  ['love', /\b(?:te quiero|te amo|me gustas)\b/],
  ['astrology', /\b(?:horoscopo|mi signo|zodiaco|astrologia)\b/],
  ['insult', /\b(?:no sirves|eres (?:tont|inutil|mal)\w*|que malo)\b/],
  ['thanks', /\b(?:gracias|te lo agradezco)\b/],
  ['goodbye', /\b(?:adios|hasta (?:luego|manana|pronto)|nos vemos|chao|buenas noches)\b/],
  ['compliment', /\b(?:que bueno|genial|me encanta|muy bien)\b/],
  ['hello', /^(?:hola|buenas|buenos dias|buenas tardes|hey hola)\b/],
  ['yes', /^(?:si|claro|vale|dale|por supuesto|si por favor)$/],
];
