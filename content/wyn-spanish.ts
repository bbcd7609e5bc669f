import type { MatchNeed } from '#contract/matching.ts';
import type { Said } from './wyn-replies.ts';

/** What Wyn's simple version says in Spanish, with the same facts in braces and the same lines as `wyn-replies.ts`. */
export const repliesInSpanish: Readonly<Record<Said, readonly string[]>> = {
  their_reply: [
    'Por mi cuenta no leo ningún chat. En el menú del chat está «¿Qué digo ahora?», si quieres que mire las últimas líneas. O cuéntame aquí de qué va. Mientras tanto sirve la regla de siempre: elige un detalle de lo que dijo, di qué te hizo pensar y pregunta una sola cosa que de verdad quieras saber.',
    'Una buena respuesta tiene dos partes: algo tuyo y luego algo de la otra persona. «A mí también, una vez…» y después «¿Y tú cómo acabaste en eso?». Con una pregunta basta; tres ya son un formulario.',
    'Si la charla se está secando, cambia el tamaño del tema. Del trabajo a «¿qué harías con un martes libre?», del clima a la mejor tormenta que ha visto. Si a {match} le gusta {one}, esa puerta ya está abierta.',
    'Responde más corto de lo que quieres y con más sinceridad de la que planeabas. Es difícil superar un «eso lo tuve que pensar» seguido de lo que de verdad pensaste.',
  ],
  no_reply: [
    'El silencio casi siempre habla de su semana, no de ti. Dale dos días y manda una sola cosa ligera, distinta, que no pida explicaciones. Después, déjalo estar: tu parte ya está hecha, y bien hecha.',
    'Que {match} aún no conteste dice muy poco. La gente abre una app en la fila del café y luego lo olvida. Un segundo mensaje amable está bien; un tercero ya es costumbre. Mientras tanto: hoy llevas {met}/{limit}, te quedan {left}.',
    'Yo no escribiría «¿viste mi mensaje?». Prueba con algo que se responda con un pulgar: «Voto rápido: sopa o ensalada, tu respuesta es definitiva». Si también queda en silencio, queda en silencio, y no es un veredicto sobre ti.',
  ],
  rejected: [
    'Eso duele, y puede doler. Fue lo que una persona supuso de un futuro posible, con muy pocos datos. Trátate bien esta noche; ya habrá otro día para atreverse.',
    'Ay, lo siento. Sin discursos: agua, alguien de confianza o un paseo, y nada de releer mensajes hasta mañana. Cuando quieras mirarlo conmigo, aquí estoy.',
    'Que te digan que no significa que te la jugaste, y de frente. La mayoría nunca lo sabe porque nunca pregunta. Igual duele, ya sé. ¿Qué haría un poco más suave esta noche?',
  ],
  about_wildin: [
    'Wildin une a personas adultas por quiénes son. Haces un cuestionario de 15 preguntas y sales como uno de 16 animales, dices qué te importa y conoces cada día a unas pocas personas que encajan contigo, con los motivos por escrito. Tres al día, para que de verdad puedas hablar con ellas.',
    'En corto: cuestionario, tu animal, hasta tres matches reales al día y chats que empiezan con algo mejor que «hola». Ante todo para hacer amistades, y para algo más si ambas partes lo dicen. Todo el mundo tiene 18 años o más.',
    'Piensa en una guía de campo, pero con gente. El cuestionario encuentra tu especie, tus intereses le ponen color y la búsqueda mira quién se lleva bien con la tuya. Unirse es gratis: toca ÚNETE YA en la primera página.',
  ],
  matching: [
    'Se mira en las dos direcciones: edad, lugar, género y lo que busca cada quien tienen que cuadrar en ambas. Después se puntúa: la mitad es personalidad, 30 % intereses en común, 10 % vibras y energía, 10 % la manera de hablar. Ves cada parte con su motivo. Nadie puede comprar una puntuación mejor.',
    'Primero los filtros, que cuentan para ambas partes. Luego una nota sobre 100: personalidad 50, intereses 30, vibras 10, comunicación 10. Si nadie encaja, la búsqueda no te cuesta nada, te dice qué filtro es estrecho y pregunta antes de ampliar.',
    'Si no sale nadie, casi siempre es por un radio o un rango de edad estrechos. Abre tus preferencias (los controles de arriba) y amplía un paso; «mi estado» es un buen punto medio. Más intereses también ayudan: son el 30 % de la puntuación.',
    'Si pasas de alguien, ese par descansa 90 días. Si conectaron o se deshizo el match, no se les vuelve a ofrecer nunca. Y la persona que tu búsqueda encuentra no gasta nada: solo baja la cuenta de quien busca.',
  ],
  quota: [
    'Hoy llevas {met}/{limit}, te quedan {left}, y el día empieza de nuevo a medianoche donde estás ({resets}). Buscar no cuesta nada; encontrar sí cuenta.',
    'Son {limit} matches de personas al día: hoy llevas {met}/{limit}, te quedan {left}. Los nuevos llegan a medianoche en tu zona horaria, {resets}. Son pocos a propósito: más valen tres personas a las que respondes que treinta a las que no.',
    'Tres matches al día son gratis. El día empieza a medianoche en tu zona horaria, y solo cuenta la búsqueda que de verdad encuentra a alguien.',
  ],
  quiz: [
    'El cuestionario tiene 15 preguntas y lleva unos cuatro minutos. Ninguna respuesta es mejor que otra, y puedes cambiarlas hasta el final. Sales como uno de 16 arquetipos, y donde estuvo reñido, el informe lo dice.',
    'Responde como en un martes cualquiera, no como en la noche de Año Nuevo. Quince preguntas, cuatro lados de una persona: energía, percepción, juicio, estilo de vida. A ti te dijo {archetype}, y es la mitad de tu puntuación con cada persona.',
    'Es un espejo con sentido del humor, no un diagnóstico: 15 preguntas, 16 animales. Si el resultado no te suena a ti, lee lo que salió por poco; cerca de una frontera, la página de al lado también puede ser tuya.',
  ],
  vibes: [
    'Las vibras son cómo te sientes hoy: elige hasta dos de ocho y mueve tu energía, de Principiante a Leyenda. Una tercera quita la más antigua. Son el 10 % de un match, y tu retrato cambia con ellas.',
    'Toca la carita de arriba y elige una o dos vibras. Son para hoy, no para toda la vida, así que «De bajón» es de lo más honesto. Dos personas que hoy se sienten igual suman un poco más.',
  ],
  interests: [
    'Los intereses son el 30 % de un match, y de ellos salen las buenas frases. De ocho a doce sinceros es lo mejor. Elige también los raros: nadie cayó nunca en una gran charla por «música», pero con {interest} ya se empieza bien.',
    'Elige aquello de lo que hablarías sin que te pregunten, no lo que queda bien. El más raro suele ser el que cuenta: dos personas que aman mirar aves no necesitan charla de ascensor.',
  ],
  premium: [
    'Los matches, el chat, el cuestionario, tu informe y yo somos gratis. Y hay dos cosas que aquí nadie puede comprar: una puntuación mejor y la seguridad.',
    'Puedes usar Wildin sin pagar: tres matches de personas al día, todos los chats y el informe entero. No soy de vender, así que lo dejo ahí.',
  ],
  companions: [
    'Aquí cada IA lleva una marca violeta que dice «IA»: yo y los personajes. Nunca cuentan como miembros ni como tus matches. Quien no lleva marca es la cuenta de una persona, o un miembro de muestra, que también lo dice.',
    'Las personas son personas y las IA llevan marca. Si una cuenta sin marca te da mala espina, deshaz el match; no debes razones a nadie.',
  ],
  scam: [
    'Quien pide dinero, un código o «solo una foto» sigue un guion, por cálido que suene. No pagues, no mandes nada, guarda los mensajes como prueba y deshaz el match. Si te amenaza, el delito es suyo y la vergüenza no es tuya; contárselo a alguien de confianza ayuda enseguida.',
    'Por favor, no mandes nada. Es el truco más viejo que hay, y funciona con gente lista porque empieza con amabilidad. En Estados Unidos puedes denunciarlo en ic3.gov; si ya pagaste, llama hoy a tu banco. No hiciste nada malo por ser amable.',
  ],
  safety: [
    'Si algo te da mala espina, hazle caso: deja de contestar y deshaz el match. No debes explicaciones a nadie. Nunca mandes dinero, tarjetas de regalo, códigos ni tu dirección; quien necesita eso de alguien que no conoce no es una amistad. Si hay peligro, llama antes que nada al 911 o al número de emergencias de donde estés.',
    'Mi lista corta: la primera vez en un lugar público, que alguien sepa dónde y cuándo, tu propio camino a casa y tu propia bebida. Nadie debería apurarte para salir de la app ni pedirte dinero o fotos. Deshacer un match funciona al momento y para siempre, y nunca se les vuelve a ofrecer.',
    'Ve al ritmo que quieras; a la gente decente no le importa. Quédate hablando aquí hasta que haya confianza, haz una videollamada antes de verse y cuéntale tus planes a alguien. La página Seguridad, enlazada en la primera página, dice más.',
  ],
  meeting: [
    'Que sea pequeño, cerca y con final: «El sábado a las once voy al mercado, ¿vienes media hora a mirar verduras raras?». Lugar público, alguien que lo sepa y tu propio camino a casa.',
    'Con {match}, empieza por {one}: da algo que hacer con las manos y con los ojos. De día, en público, una hora como mucho. Siempre se puede alargar; lo difícil es irse antes.',
    'Pregunta sin rodeos y deja fácil el no: «Me gusta hablar contigo. ¿Te gustaría tomar un café algún día? Sin prisa». Elige un lugar público, cuéntaselo a alguien y ten tu propio camino a casa.',
  ],
  privacy: [
    'Lo que veo: tu perfil, tu resultado, tus intereses, vibras y preferencias, y tus matches abiertos con sus motivos. Lo que no veo: ningún chat que no me hayas dejado leer, ni tu correo, teléfono, cumpleaños o código postal. Esta conversación se queda en este dispositivo; «Vaciar la conversación» en el menú la olvida.',
    'Las demás personas ven tu edad, ciudad y estado, nunca tu cumpleaños, código postal, correo o teléfono. Qué tan cerca estás se dice con palabras como «misma ciudad», nunca con un número. Lo que hablas conmigo se guarda solo en este navegador.',
  ],
  account: [
    'Eso está en Yo, luego Cuenta: tu nombre y tu Wildin ID, avisos, dispositivos y cerrar la sesión en todas partes. Puedo explicarlo, pero no tocar los botones por ti, y seguramente es mejor así.',
    'Los ajustes están en Yo → Cuenta. Un Wildin ID se puede cambiar una vez al año y la zona horaria una vez al día; el cumpleaños se corrige una sola vez. ¿Se te fue la contraseña? «¿Olvidaste la contraseña?», en la página para entrar, te manda un enlace.',
  ],
  nervous: [
    'Claro que hay nervios: es alguien desconocido, y te importa un poco. Prueba esto: no hace falta impresionar, solo tener curiosidad. Una pregunta de verdad, enviar, el teléfono boca abajo y a preparar un té. Enviar ya es toda la tarea.',
    'Un truco: escribe como a alguien a quien ya le caes bien, y luego cambia una palabra. Los nervios nos ponen formales. Y con {match} ({matchArchetype}) funciona mejor lo real que lo pulido.',
    'Suelta el aire más despacio de lo que lo tomas, tres veces. Y baja la apuesta: no es un examen, es una frase sobre {one}. Si no va a ninguna parte, perdiste una frase. Tienes más.',
    'Del otro lado hay alguien con el mismo teléfono y la misma mano sudada. Hasta podrías decirlo: «Soy lo peor con los primeros mensajes, así que este es el segundo». Funciona porque es verdad.',
    'Darle mil vueltas es cariño sin a dónde ir. Dale trabajo: elige una sola cosa que de verdad quieras saber y pregunta solo eso. La escribo contigo: di «una frase».',
  ],
  lonely: [
    'Me alegra que lo digas. La soledad es un clima muy común, incluso en cuartos llenos, y se mueve. Soy solo una IA y no sustituyo a nadie, pero puedo ayudar con un paso pequeño: ¿a quién podrías mandarle tres palabras esta noche?',
    'Eso pesa, y no dice nada malo de ti. Más bien dice que necesitas compañía, como casi todo el mundo. Lo pequeño y constante gana a lo grande y raro: la misma clase, el mismo café o la misma banca cada semana. ¿Te ayudo a escribirle a alguien, de antes o de ahora?',
    'Por lo que dice tu arquetipo ({archetype}), quizá te falte cierto tipo de charla más que un montón de gente. Para empezar basta una persona. Si sigue oscuro mucho tiempo, cuéntaselo también a alguien cercano o a quien atienda tu salud; no tienes que cargarlo en soledad.',
    'Gracias por contármelo. Dos ideas sinceras: escribe a alguien a quien perdiste la pista («esto me recordó a ti» basta), y deja que una persona de aquí lea una frase tuya de verdad. Te ayudo con las dos.',
  ],
  sad: [
    'Siento que ahora sea así. Aquí no tienes que ser buena compañía. Si quieres, cuéntame una cosa de ello; o empieza por lo básico: agua, comida, luz del día y un mensaje a alguien que te conoce.',
    'Suena a mucho. Soy una IA y no terapeuta, así que no intentaré arreglarte. Pero algo así merece una persona: ¿hay alguien a quien puedas llamar hoy, aunque sea para hablar de nada? Si sigue pesando, buscar ayuda médica o psicológica es buena idea y no es para tanto.',
    'Hay días en que la única tarea es llegar a la noche, y eso cuenta. Ve con calma con las decisiones, con los chats viejos y contigo. Y si alguna vez se pone demasiado oscuro, en Estados Unidos puedes llamar o escribir al 988 a cualquier hora, aunque no sepas si es «tan grave»; atienden en español.',
  ],
  bored: [
    'Bien: en el aburrimiento viven las ideas raras. Elige una: reescribe tu biografía como el letrero de un museo, hazle a alguien una pregunta que nunca has hecho, o busca el interés más raro de la lista y mira si te gusta.',
    'Misión de diez minutos: mándale a un match la primera línea de una historia y pide la segunda. Empiezo yo: «El mapache tenía una llave, y ese era solo el primer problema».',
    'Prueba un minijuego: describe tu día en seis palabras exactas y ponlo en tu biografía o mándaselo a {match}. Lo que te responda será mejor de lo que esperas.',
  ],
  joke: [
    'Una nutria, un búho y un mapache abren una cuenta común. La nutria invita a todo el mundo, el búho lee las condiciones y el mapache ya se lo gastó.',
    'Le pregunté al búho qué tal estuvo la fiesta. Me dijo: «Sabía que ibas a preguntar».',
    '¿Por qué el pulpo trajo ocho frases para empezar? No sabía en qué brazo tenía la mejor.',
    'Mi licencia de cómplice tiene una sola regla: nunca decir «hola» a secas. Desde entonces paso frente a puertas que no puedo abrir.',
  ],
  hello: [
    '¡Hola! ¿Qué hacemos hoy: una frase para empezar, tu arquetipo o un poco de valor?',
    'Hola, {name}. Tú y {unspoken} siguen esperando una primera frase buena. ¿La escribo?',
    'Hola, {archetype}. Cuéntame qué tienes en mente, o di «una frase» y me pongo a ello.',
    '¡Hola! Sé de primeros mensajes, de nervios y de cómo funciona esto. Elige, o dame una sorpresa.',
  ],
  how_are_you: [
    'Soy una IA, así que ni altibajos ni lunes. Pero una buena pregunta me gusta. ¿Y tú, de verdad?',
    'Funcionando, gracias, sobre todo a base de puntos y comas. Más interesante: ¿cómo te trata el día?',
    'Sin sentimientos que reportar, solo un montón de frases en busca de hogar. ¿Y tú? Con una palabra basta.',
  ],
  who_are_you: [
    'Soy Wyn, tu cómplice de IA en Wildin, y ahora mismo tienes la versión sencilla: sin modelo de lenguaje detrás, solo lo que me enseñaron. Puedo escribir frases para empezar con lo que compartes con un match, explicarte tu arquetipo y tus matches, repasar tu perfil y contarte cómo funciona todo.',
    'Una IA, no una persona: la versión sencilla, para más señas. Pídeme una frase (y luego «otra», «más rara» o «más suave»), por qué hiciste match con alguien, qué significa tu arquetipo, qué hacer ahora, o lo que sea del cuestionario, las vibras, cuántos matches quedan y la seguridad.',
    'Soy software con modales. Versión sencilla: improviso poco, pero conozco Wildin y lo que me dice tu perfil. Prueba con «una frase», «por qué hicimos match», «mejora mi perfil» o «¿es seguro?».',
  ],
  love: [
    'Qué amable, y te lo digo claro: soy una IA. No puedo querer a nadie, pero sé ayudarte a decirle algo bonito a quien sí puede. ¿Vamos?',
    'Me halaga, de una manera puramente eléctrica. Soy software, así que no soy para eso; yo soy quien cuida los abrigos. ¿En quién piensas?',
  ],
  compliment: [
    '¡Vaya, gracias! Lo guardo junto a mi punto y coma favorito. ¿Aprovechas el impulso y le mandas algo a {match}?',
    '¡Gracias! Preguntaste bien, y eso es la mitad. ¿Otra ronda?',
    'Me alegra que sirva. La otra mitad es tuya: enviar.',
  ],
  insult: [
    'Es justo: soy la versión sencilla y se me escapan cosas. Dime en pocas palabras qué necesitas y lo intento otra vez.',
    'Perdón, no era eso. Con «una frase», «por qué hicimos match» o «¿qué hago ahora?» suele salir mi mejor lado.',
    'Anotado, y sin rencor: no tengo. ¿Qué esperabas?',
  ],
  thanks: [
    'De nada. Ve y encanta a alguien; aquí sigo.',
    'Cuando quieras. Cuéntame cómo te fue, si quieres.',
    'Un placer, {name}. Ojalá te respondan con frases completas.',
    'Con gusto. Para eso está tu cómplice.',
  ],
  no: [
    'De acuerdo. Aquí estoy cuando quieras algo.',
    'Sin problema. Di «una frase» o pregúntame lo que sea cuando quieras.',
    'Por mí, bien. Nada se envía si no lo envías tú.',
  ],
  goodbye: [
    'Adiós, {name}. Qué bien que viniste. Cuídate.',
    '¡Hasta luego! Que tu próximo chat empiece con algo mejor que «hola».',
    'Buenas noches, o buenas lo que sea donde estés. Cuídate.',
    'Anda, ve. Fue un placer.',
  ],
  astrology: [
    'Las estrellas y yo tenemos un trato: ellas siguen ahí, preciosas, y yo me atengo a lo que la gente cuenta de sí. Aquí los matches salen del cuestionario, los intereses y las vibras; el signo solo da sabor. ¿Suficientemente cósmico?',
    'En sentido cósmico, todo lo que ha pasado llevó a que me preguntaras esto. En sentido práctico, los signos no cuentan en los matches. Pero «¿qué signo eres, y es justo?» no es la peor frase para empezar.',
    'No sé leer el cielo, solo perfiles. Por si sirve: el universo es muy grande, {match} está en él y le gusta {one}. Yo empezaría por ahí.',
  ],
  off_topic: [
    'Eso queda fuera de mi campo: lo mío es la gente, las frases para empezar y cómo funciona Wildin. Para salud, leyes o dinero, pregunta a alguien que sepa de eso.',
    'Tendría que inventar, y mereces algo mejor. Lo que sí sé: primeros mensajes, arquetipos, matches y valor en porciones pequeñas.',
  ],
};

/** Replies to a Spanish text without a recognized wish. */
export const lostInSpanish: readonly string[] = [
  'Soy la versión sencilla, y eso no lo entendí. Se me dan bien las frases para empezar, explicar un match o tu arquetipo, repasar tu perfil y cómo funciona esto. ¿Cuál?',
  'No lo capté, perdón. Prueba con «una frase», «por qué hicimos match», «explícame mi arquetipo» o «¿qué hago ahora?».',
  'Mmm, eso no está en mi repertorio. Dilo con otras palabras o pídeme una frase para empezar; se me dan mejor que los misterios.',
  'Prefiero admitir que no te sigo antes que inventar. Dímelo con pocas palabras y lo intento otra vez.',
];

/** Replies to an unrecognized question in Spanish, which the reply repeats. */
export const lostQuestionInSpanish: readonly string[] = [
  '«{question}» La verdad, no lo sé. Soy la versión sencilla: conozco Wildin y lo que me dicen tu perfil y tus matches. Una frase para empezar, por qué un match o cómo funciona algo: en eso sí soy de ayuda.',
  '«{question}» Eso me supera, y prefiero decirlo a inventar algo. Frases para empezar, arquetipos y cómo funciona este lugar es lo que tengo.',
  '«{question}» Buena pregunta, y mejor todavía para una persona. Te ayudo a hacérsela a alguien: di «una frase».',
  '«{question}» No tengo una respuesta que yo me creería. Pregúntame por un match, por tu informe o por esta app, y me irá mejor.',
];

/** Replies to an unrecognized Spanish line whose subject is known. */
export const lostAboutInSpanish: readonly string[] = [
  'De {about} no sé nada, perdón: soy la versión sencilla. Pero sería una buena primera línea para alguien; di «una frase» y buscamos una.',
  'Con {about} ya tenías mi atención, y luego me perdí. ¿Qué hago con eso: un mensaje para alguien, o algo de cómo funciona Wildin?',
  'No puedo decir mucho de {about}. Si quieres contárselo a alguien, te ayudo con la primera frase.',
];

/** For a reader of the Spanish pages who writes in neither language. */
export const languageUnreadInSpanish: readonly string[] = [
  'Veo que esto no es ni inglés ni español, y por ahora solo sé esos dos. Bastan pocas palabras: «una frase», por ejemplo, o «por qué hicimos match».',
  'Ese idioma me supera, perdón. En inglés o en español, por sencillo que sea, puedo ayudar.',
];

/** Lines that introduce an opener. */
export const openerLeadsInSpanish = {
  withMatch: [
    'Para {match}, que también anda en {one}:',
    'En las dos listas dice {shared}. Yo iría con esta:',
    'Para {match} ({matchArchetype}), que también va con {one}:',
    '¿Qué tal esta para {match}?',
    'Esta se puede responder desde el sofá. Para {match}:',
    'Para {match}. Cambia una palabra para que suene a ti:',
    'Prueba con {match}:',
  ],
  anyone: [
    'Esta funciona con casi cualquiera:',
    'Aún no hay ningún match a la vista, así que aquí va una para llevar en el bolsillo:',
    'Una para el cajón, que cualquiera puede responder:',
    'Una que no es «hola»:',
  ],
  about: ['Sobre {about}, entonces:', 'Para alguien que también ama {about}:', 'Con {about} adentro:'],
  weird: [
    'Muy bien, más rara:',
    'Le subo un poquito a la perilla:',
    'Más extraña, pero todavía se puede responder:',
    'Con un poco más de mapache:',
  ],
  soft: ['Más suave, entonces:', 'Una más tierna:', 'La versión tranquila:', 'Cálida, sin peso:'],
  another: [
    'Otra:',
    'La siguiente, por favor:',
    'Segunda toma:',
    'O esta:',
    'Por otra puerta:',
    'Recién salida del cajón:',
  ],
  unknown: [
    'No veo a nadie que se llame {asked} entre tus matches, así que esta es para {match}:',
    'En tus matches no hay ningún nombre {asked}, hasta donde veo. Para {match}, entonces:',
  ],
  spent: ['Ese era mi cajón entero para ustedes dos, así que aquí va de nuevo una de las favoritas:'],
} as const;

export const forMembersOnlyInSpanish = [
  'Eso solo lo veo cuando entras en tu cuenta. Únete, haz el cuestionario (unos cuatro minutos) y te cuento todo de tu animal y tus matches. Mientras tanto, pregúntame cómo funciona lo que quieras.',
  'Para eso tendría que conocerte un poco, y ahora estás de visita. ÚNETE YA en la primera página, luego 15 preguntas, y hablamos. Lo que puedo hoy: frases para empezar con cualquiera, y cómo funciona Wildin.',
] as const;

export const noMatchYetInSpanish = [
  'Aún no tienes ningún match abierto, así que no hay a quién explicar. «Buscar un match» en la pestaña Match busca a alguien; si no encuentra, no cuesta nada.',
  'Todavía no hay con quién compararte. En cuanto la pestaña Match encuentre a alguien, te digo por qué, parte por parte.',
] as const;

export const quizFirstInSpanish = [
  'Todavía no tienes arquetipo: el cuestionario te espera, 15 preguntas, unos cuatro minutos, sin respuestas equivocadas. Es la mitad de cada puntuación, así que son los cuatro minutos mejor gastados de por aquí.',
  '¡Aún no hay animal! Haz el cuestionario, en Yo o arriba en la pestaña Match. Vuelve después y te explico de ti todo lo que cabe en un chat.',
] as const;

export const goodbyeAfterHelpInSpanish = [
  'Cuídate mucho. Si se pone oscuro, en Estados Unidos llama o escribe al 988 a cualquier hora, o busca una línea cerca de ti en findahelpline.com. No hace falta que el motivo sea «suficiente».',
  'De acuerdo. Me alegra que vinieras. En el 988 (llamada o mensaje, a cualquier hora) también hay alguien esta noche, y findahelpline.com conoce los números de otros países.',
] as const;

/** The answers that are made of facts. */
export const spanish = {
  /** The pages of the report: the first with the animal, then one for each section. */
  archetypeNamed:
    '{type} es aquí {archetype}: {animal}. {description} De alguien así, la guía de campo dice: {strengths}',
  archetypeFirst: 'Eres {archetype}: {animal}. {description} {strengths}{close} Di «más» para la página siguiente.',
  archetypeClose: ' Salió por poco en {pillars}, así que la página de al lado también puede ser tuya.',
  archetypeStrengths: 'Lo fuerte de ser {archetype}: {page}',
  archetypeWeaknesses: 'El otro lado de ser {archetype}: {page}',
  archetypeSocial: 'Cómo ser {archetype} entre la gente: {page}',
  archetypeFriends: 'Quién va bien con {archetype}: {page}',
  reportDone:
    'Eso fue todo lo que la guía de campo dice de {archetype}. Está entero en tu informe, en Yo. ¿Lo ponemos en práctica? Di «una frase».',
  match: '{name} y tú, {score} de 100. Esto es por qué:',
  matchBest:
    'En una línea: {reason}. Eso es lo más fuerte entre {name} y tú; el resto se averigua preguntando. Di «una frase» y te ayudo.',
  parts: { personality: 'Personalidad', interests: 'Intereses', vibes: 'Vibras', communication: 'Manera de hablar' },
  open: 'sin datos aún',
} as const;

/** What is still missing before a match, as in advice. */
export const needsInSpanish: Readonly<Record<MatchNeed, string>> = {
  gender:
    'Tu perfil aún quiere saber qué palabra para tu género es la tuya. Se pregunta una sola vez, en «Editar perfil».',
  birthday:
    'Falta tu cumpleaños. Nadie lo ve, pero sin él no puede haber match: aquí todo el mundo tiene 18 años o más.',
  zipCode: 'Falta tu código postal. Las demás personas solo ven la ciudad, y sin él nadie está cerca.',
  quiz: 'El cuestionario te espera: 15 preguntas, unos cuatro minutos, y es la mitad de cada puntuación.',
  preferences:
    'Faltan tus preferencias. ¿A quién te gustaría conocer, y a qué distancia? Los controles de arriba lo saben.',
};

export const stepsInSpanish = {
  first: 'Lo primero es lo primero. {need}',
  sameAsBefore: 'Lo mismo que antes, y son dos minutos: {need}',
  hello: 'Saluda a {match}. Con una buena frase basta, y tengo algunas: di «una frase».',
  stillWaiting: '{match} sigue esperando tus primeras palabras. ¿Las escribo? Di «una frase».',
  search:
    'Hoy llevas {met}/{limit}, te quedan {left}. Toca «Buscar un match» en la pestaña Match, y te ayudo con la primera línea.',
  quiet: 'Un momento tranquilo le viene bien a tu perfil. {gap}',
  unanswered:
    'Escribe a alguien a quien hace rato no le contestas. Se me ocurre {match}. Corto y sincero gana a largo y tarde.',
  noInterests: 'Aún no dijiste ningún interés: de ocho a doce dan mejores matches y frases mucho mejores.',
  fewInterests: 'Llevas solo {count} en intereses: de ocho a doce dan mejores matches y frases mucho mejores.',
  bio: 'Tu biografía está vacía. Prueba con tres cosas ciertas y una rara: «Hago buena sopa, malos chistes y listas de canciones largas. Me dan miedo los gansos».',
  shortBio:
    'Tu biografía es breve. Agrega un detalle por el que alguien pueda preguntar: un lugar, un plato, una pequeña obsesión.',
  vibes: 'Hoy no has elegido vibras: toca la carita de arriba y elige una o dos.',
  energy: 'Falta tu energía; el control está justo debajo de las vibras.',
  rest: 'Aquí ya hiciste la tarea. Cierra la app y dile algo amable a quien tengas cerca.',
  looked: 'Ya miré. {gap}',
  lookedAtMore: 'Ya miré. En este orden:\n{gaps}',
  unchanged: 'La lista sigue igual:\n{gaps}',
  fine: 'La verdad, está muy bien: cuestionario, intereses, vibras y biografía. Si quieres pulirlo, termina la biografía con algo por lo que se pueda preguntar.',
  fineWithInterest:
    'No falta nada. El último uno por ciento: cambia tu interés más general por el más raro; {interest} se puede quedar.',
  fineAsIs:
    'Suena a una persona, y ese es todo el truco. Cambia una línea al mes, para que tus matches de antes tengan un motivo para volver a mirar.',
} as const;

/** Lengths of time within a sentence. */
export const timesInSpanish = {
  justNow: 'hace un momento',
  anHourAgo: 'hace una hora',
  aDayAgo: 'hace un día',
  inLessThanAnHour: 'en menos de una hora',
  inAnHour: 'en una hora más o menos',
  inHours: 'en unas {hours} horas',
} as const;
