import type { InterestCategory } from './interests.ts';
import type { Tone } from './wyn-openers.ts';

type Openers = Readonly<Record<Tone, readonly string[]>>;

/** First messages in Spanish, by the categories of `openersByCategory`. No line says the gender of its sender or reader. */
export const openersByCategoryInSpanish: Readonly<Record<InterestCategory['id'], Openers>> = {
  music: {
    plain: [
      'En tu lista dice {it}. ¿Qué sonaba la última vez que subiste el volumen sin pedirle permiso a nadie?',
      '¡{It}! Si solo me toca un disco para entenderte, ¿cuál es?',
      'Tenemos {it} en común, así que saltémonos el clima: ¿el mejor momento en vivo que te ha tocado ver?',
    ],
    weird: [
      'Tu vida recibe una canción de entrada, tiene que ser de {it} y suena cada vez que entras a una cocina. ¿Cuál es?',
      'Si {it} fuera alguien en una fiesta, ¿estaría junto a la música, sobre la mesa o afuera explicando algo?',
    ],
    soft: [
      '¿Hay alguna canción que solo pones cuando nadie te oye? De {it} o de lo que sea, me gustaría saber cuál.',
      'Para un mal día, en tema de {it}: ¿qué te pones? Lo mío, más que nada, limpia la cocina conmigo.',
    ],
  },
  screen: {
    plain: [
      'Vi {it} en tu lista. ¿Qué pones cuando en realidad ya deberías dormirte?',
      '{It}: ¿qué le recomiendas a todo el mundo, y quién te ha hecho caso de verdad?',
      'Ayúdame a decidir algo sobre {it}: ¿volver a ver lo de siempre o arriesgarse con lo nuevo?',
    ],
    weird: [
      'Despiertas dentro de {it}. ¿Llegas al segundo acto, y a quién le echan la culpa?',
      '¿Qué personaje secundario de {it} sospechas que tiene una historia mucho mejor fuera de cámara?',
    ],
    soft: [
      '¿Qué película o serie es para ti como una manta? {It} cuenta, y todo lo demás también.',
      '¿Qué viste que te cambió un poco y de lo que casi no hablas?',
    ],
  },
  words: {
    plain: [
      'Pusiste {it}. ¿En qué vas ahora, y pinta para acabar bien?',
      '{It}, yo también. ¿Qué libro has regalado más de una vez?',
      '¿Qué frase de algo que leíste se te ha quedado más tiempo?',
    ],
    weird: [
      'Desde la biblioteca, alguien con una linterna te ofrece un libro prohibido sobre {it}. ¿Cómo se llama?',
      'Si esta charla fuera {it}, ¿cómo se llamaría el primer capítulo? Yo propongo «El separador».',
    ],
    soft: [
      '¿Qué leíste en tu infancia que todavía tiene un cuarto en tu cabeza? Lo pregunto por {it} en tu lista.',
      '¿Hay un libro al que vuelves cuando todo pesa? Colecciono esos.',
    ],
  },
  games: {
    plain: [
      'Sobre {it}: ¿cuál es tu jugada segura, y por cuánto me ganarías la primera semana?',
      '¡{It}! ¿Lees las reglas antes, o las descubres perdiendo?',
      '¿Qué juego ha causado el silencio más largo entre tú y alguien a quien quieres?',
    ],
    weird: [
      'Tú y yo tenemos que quedarnos dentro de {it} hasta que alguien pida perdón. ¿Qué hiciste?',
      'Si fueras una pieza de {it}, ¿cuál serías, y qué cara llevarías pintada?',
    ],
    soft: [
      '¿Quién te enseñó lo de {it}? Me gusta saber de dónde le vienen los juegos a la gente.',
      '¿A qué juegas cuando quieres silencio en la cabeza? Vi {it} y me quedó la duda.',
    ],
  },
  food: {
    plain: [
      'En tu lista dice {it}, así que esto urge: ¿a dónde llevas a quien viene de visita y solo tiene una comida en la ciudad?',
      '{It}: ¿qué opinión defenderías hasta el final, con buenos modales y un tenedor?',
      '¿Qué ha sido lo más rico que comiste este mes, y tiene que ver con {it}?',
    ],
    weird: [
      'Si tú fueras {it}, ¿de qué se quejaría la gente en las reseñas?',
      'Puedes llevar un solo plato al fin del mundo, del reino de {it}. ¿Cuál llevas, y para quién es el último bocado?',
    ],
    soft: [
      '¿Hay un sabor que te lleva directo a casa? Lo de {it} me hizo pensar en el mío.',
      '¿Para quién cocinas o pides algo cuando quieres decir una cosa bonita sin decirla?',
    ],
  },
  movement: {
    plain: [
      '¡Lo tuyo es {it}! ¿Cómo empezaste, y qué te salva de dejarlo en los primeros diez minutos?',
      '{It}: ¿a solas con audífonos, o con compañía y quejas?',
      '¿Cuál es tu lugar favorito para {it}, y puede saberlo gente de fuera?',
    ],
    weird: [
      'Desde hoy, alguien narra tus ratos de {it} como si fueran una final. ¿Cuál es su frase célebre?',
      'Tu ropa de {it} ahora es un traje con capa. ¿Qué superpoder, muy modesto, da?',
    ],
    soft: [
      '¿Qué le hace a tu cabeza lo de {it}? A mí me acomoda los pensamientos en fila.',
      '¿Hubo un día en que lo de {it} de verdad te ayudó? Cuéntame de eso, o de lo que comiste después.',
    ],
  },
  sports: {
    plain: [
      'Entonces, {it}. ¿Con quién vas, y qué tal te ha dejado la presión?',
      '{It}: ¿mejor jugarlo mal o verlo a gritos?',
      '¿Cuál es el momento más grande de {it} que viste con tus propios ojos?',
    ],
    weird: [
      'Puedes agregarle a {it} una regla absurda. ¿Cuál es, y a quién pone de muy mal humor?',
      'Si {it} tuviera una mascota inspirada en ti, ¿qué estaría haciendo en la banda?',
    ],
    soft: [
      '¿Con quién veías {it} en tu infancia? En ese sofá suele haber una buena historia.',
      '¿Lo de {it} es para ti cosa de gente o cosa de paz? Las dos están permitidas.',
    ],
  },
  outdoors: {
    plain: [
      '¡{It}! ¿A qué lugar volverías mañana si alguien más maneja?',
      'Vi {it} en tu lista. ¿Qué es lo mejor que te encontraste allá afuera y que no fuera una persona?',
      '¿Salir temprano con café o tarde con excusas? Lo pregunto por {it}.',
    ],
    weird: [
      'Un mapache roba una sola cosa de tu mochila de {it} y empieza con ella una vida nueva. ¿Qué se llevó?',
      'Si una montaña, un lago y un mosquito tuvieran que describirte, ¿quién sería más amable?',
    ],
    soft: [
      '¿A qué lugar al aire libre vas cuando necesitas oír lo que piensas?',
      '¿Qué vista te gustaría haberle mostrado a alguien? Lo de {it} me dejó con la pregunta.',
    ],
  },
  animals: {
    plain: [
      '¡{It}! Voy a necesitar nombres, y una foto si sus abogados lo permiten. ¿Quién va primero?',
      'Escribiste {it}. En tu vida, con las patas que sean, ¿quién manda de verdad?',
      '¿Qué es lo más listo o lo más tonto que un animal ha hecho frente a ti?',
    ],
    weird: [
      'Un animal del mundo de {it} ahora dirige tu trabajo. ¿Cómo va tu primera evaluación?',
      'Si tu mascota, real o imaginaria, pudiera escribirme una sola frase sobre ti, ¿qué diría?',
    ],
    soft: [
      '¿Qué animal te hizo buena compañía en un tiempo difícil? Tengo debilidad por {it}.',
      '¿Hay algún bicho al que todavía extrañas? Con gusto leo de él.',
    ],
  },
  travel: {
    plain: [
      'Entre lo tuyo está {it}. ¿Dónde fue mucho mejor de lo que te habían dicho?',
      '{It}: ¿planeas por horas o según el ánimo?',
      '¿Qué metes siempre en la maleta que hace suspirar a los demás?',
    ],
    weird: [
      'Te dan un boleto gratis para {it}, pero alguien que no conoces elige qué vas a comer todo el viaje. ¿Qué temes más?',
      '¿Cómo describirías el último lugar al que fuiste, como si fuera una tía un poco rara?',
    ],
    soft: [
      '¿Hay un lugar que sentiste que te estaba esperando?',
      '¿Qué es lo primero que extrañas cuando andas lejos? Con {it} en tu lista, pensé que sabrías.',
    ],
  },
  art: {
    plain: [
      'Me fijé en {it}. ¿Frente a qué te quedaste demasiado tiempo la última vez?',
      '{It}: ¿lo haces, te encanta, o las dos cosas y lo niegas?',
      '¿Qué hay ahora mismo en tu pared, y qué dice de ti?',
    ],
    weird: [
      'Encuentras una puerta secreta en medio de {it}. ¿Qué hay detrás, y sellan el boleto del estacionamiento?',
      'Si alguien con pincel y un poco de drama pintara tu semana, ¿qué título llevaría el cuadro?',
    ],
    soft: ['¿Qué harías si nadie tuviera que verlo nunca?', '¿Qué obra de {it} te llegó cuando menos lo esperabas?'],
  },
  making: {
    plain: [
      '¡{It}! ¿Qué hay en tu mesa ahora mismo, y cuánto lleva ahí?',
      '¿De qué cosa hecha por ti presumes en secreto?',
      '¿Terminas los proyectos o tienes, digamos, una colección? Lo pregunto por {it}.',
    ],
    weird: [
      'Tu proyecto de {it} a medio hacer cobra vida esta noche. ¿Está agradecido, o viene con preguntas?',
      'Tienes veinte minutos, una pistola de silicona y {it}. ¿Qué le presentas al rey?',
    ],
    soft: [
      '¿Para quién hiciste algo por primera vez? Lo de {it} suele empezar con una persona.',
      '¿Qué hacen tus manos cuando tienes la cabeza llena? Vi {it} y sentí que alguien me entendía.',
    ],
  },
  science: {
    plain: [
      'Con {it} en tu lista: ¿qué dato le cuentas a la gente aunque nadie pregunte?',
      '¡{It}! ¿Qué te gustaría que te explicaran bien, de una vez?',
      '¿En qué tema te perdiste este año, de la mejor manera?',
    ],
    weird: [
      'Llegan extraterrestres, solo quieren hablar de {it} y te toca la embajada. ¿Cuál es tu primera frase?',
      '¿Qué invento del campo de {it} des-inventarías un solo martes, nada más por ver?',
    ],
    soft: [
      '¿Qué fue lo primero que te hizo decir «espera, ¿y eso cómo funciona?»?',
      '¿Qué te da todavía esa sensación de ser una cosa chiquita bajo las estrellas? Lo pregunto por {it}.',
    ],
  },
  home: {
    plain: [
      'Veo {it} en tu lista. ¿Cuál ha sido el mayor triunfo, y cuál el desastre más chistoso?',
      '¿Qué rincón de tu casa le mostrarías primero a una visita?',
      '{It}: ¿un pasatiempo de verdad, o una remodelación muy lenta de tu persona?',
    ],
    weird: [
      'Tus muebles convocan a una reunión sobre lo tuyo con {it}. ¿Quién habla primero, y cuál es la queja?',
      'Abre un museo diminuto de tu casa. ¿Cuál es la pieza uno, y quién compró la audioguía?',
    ],
    soft: [
      '¿Qué hace que un lugar se sienta tuyo? A mí me tomó una lámpara y como un año.',
      '¿Cómo es para ti una buena noche en casa, desde que te quitas los zapatos?',
    ],
  },
  'inner-life': {
    plain: [
      'Escribiste {it}. ¿Qué te ha cambiado, si quieres contarlo?',
      '¿Cómo es en tu semana una hora tranquila de las buenas?',
      '{It}: ¿llegaste poco a poco, o de golpe?',
    ],
    weird: [
      'Tu voz interior estrena pódcast. ¿De qué va el episodio uno, y quién lo patrocina?',
      'Si tu ánimo de hoy fuera un pequeño sistema meteorológico, ¿qué debería saber quien navega?',
    ],
    soft: [
      '¿Qué cosa amable aprendiste a decirte? Yo sigo practicando.',
      'Me gustó ver {it} en tu lista. ¿Qué sostiene en tu vida?',
    ],
  },
  community: {
    plain: [
      '{It}: eso te importa, por lo que veo. ¿Cómo encontraste ahí a tu gente?',
      '¿Qué cosa buena viste que unas pocas personas lograron en equipo?',
      'Me fijé en {it}. ¿Qué le dirías a alguien que quiere empezar?',
    ],
    weird: [
      'Por un día te toca la alcaldía de un pueblo muy pequeño. ¿Con qué decreto finge molestarse todo el mundo?',
      'Tu barrio tiene un día festivo por tu culpa. ¿Qué hay que comer por ley?',
    ],
    soft: [
      '¿Quién te hizo sentir que tienes un lugar? Lo de {it} me dio ganas de preguntar.',
      '¿Qué te gustaría que más gente entendiera de {it}?',
    ],
  },
  'going-out': {
    plain: [
      '¡{It}! Describe la noche perfecta, de principio a fin: ¿dónde empieza?',
      'Cuando lo de {it} sale bien, ¿dónde te encontramos a las once?',
      '¿Cuál es el lugar más subestimado de la ciudad para {it}?',
    ],
    weird: [
      'La noche de {it} se sale de control de la forma más inofensiva posible. ¿Qué pasó?',
      'En plena noche de {it} te pasan un micrófono sin explicarte nada. ¿Qué dices?',
    ],
    soft: [
      '¿Te quedas hasta el final, o te vas sin hacer ruido y escribes desde el autobús?',
      '¿Con quién te gusta más salir, y qué hace que sea tan fácil?',
    ],
  },
};

/** Questions for two people without a shared interest, by their archetype groups in alphabetical order. */
export const openersByGroupsInSpanish: Readonly<Record<string, Openers>> = {
  'Analysts Analysts': {
    plain: [
      '¿Sobre qué cambiaste de opinión hace poco? Confío en quien puede nombrar algo.',
      '¿Qué pregunta llevas años con la pestaña abierta en la cabeza?',
    ],
    weird: ['Tenemos una hora, un pizarrón y cero supervisión. ¿Qué demostramos?'],
    soft: ['¿Qué entiendes mejor con el corazón que con la cabeza? Pregunto por los dos lados de este chat.'],
  },
  'Analysts Diplomats': {
    plain: [
      'Uno de los dos lados pregunta por qué, el otro pregunta qué se sintió. ¿Qué te gustaría que te preguntaran?',
      '¿En qué crees aunque no lo podrías demostrar?',
    ],
    weird: ['Si los sentimientos trajeran notas al pie, ¿qué dirían las tuyas de esta semana?'],
    soft: ['¿Qué cosa pequeña hizo alguien por ti que no se te ha olvidado?'],
  },
  'Analysts Explorers': {
    plain: [
      'Una cabeza que piensa y unas manos que hacen entran a un chat. ¿Qué probamos primero y explicamos después?',
      '¿Qué aprendiste solo por lanzarte a intentarlo?',
    ],
    weird: ['Yo pongo la teoría, tú pones la cinta adhesiva. ¿Qué arreglamos?'],
    soft: ['¿Cuándo resultó que probar algo nuevo era justo lo que necesitabas?'],
  },
  'Analysts Guardians': {
    plain: [
      '¿Cuál es el sistemita más ingenioso de tu vida?',
      'Entre tú y yo hay ideas y hay constancia. ¿Qué ponemos en orden primero?',
    ],
    weird: ['Puedes reorganizar una cosa del universo. Por orden alfabético también cuenta. ¿Cuál?'],
    soft: ['¿Quién cuenta contigo, y con quién puedes contar tú?'],
  },
  'Diplomats Diplomats': {
    plain: [
      'Saltémonos el clima: ¿qué traes en el corazón esta semana?',
      '¿Qué conversación llevas tiempo queriendo tener con alguien?',
    ],
    weird: ['Si nuestra amistad tuviera una escena inicial, ¿qué música suena y quién se tropieza?'],
    soft: ['¿Quién te hizo sentir que te veía de verdad, y cómo lo logró?'],
  },
  'Diplomats Explorers': {
    plain: ['¿Qué momento de este año te gustaría guardar?', 'Aquí hay quien sueña y hay quien hace. ¿Qué va a ser?'],
    weird: ['A ti te toca la aventura, a mí me toca su significado. ¿A dónde vamos?'],
    soft: ['¿Cuándo sientes que eres más tú? Estoy juntando buenas respuestas.'],
  },
  'Diplomats Guardians': {
    plain: ['¿Qué haces por la gente que quizá nadie nota?', '¿Qué significa para ti tu casa, aparte de la dirección?'],
    weird: ['Abrimos un café diminuto donde está prohibido estar triste a solas. ¿Qué hay en el menú?'],
    soft: ['¿Qué te encantaría que te preguntaran más seguido?'],
  },
  'Explorers Explorers': {
    plain: [
      '¿Qué estarías haciendo ahora mismo si fuera sábado y nadie te necesitara?',
      '¿Qué has hecho que empezó con un «no va a pasar nada»?',
    ],
    weird: ['Nos prestan un vehículo, el que sea, hasta la medianoche. ¿Cuál es, y qué le decimos a la policía?'],
    soft: ['¿Qué te hace ir más despacio, de la buena manera?'],
  },
  'Explorers Guardians': {
    plain: [
      'Aquí hay quien empaca y hay quien salta. ¿Qué viaje nos quedaría bien?',
      '¿Qué tradición tuya te gustaría mostrarle a alguien?',
    ],
    weird: ['Hay una cabra en la cocina. ¿Quién tiene un plan, tú o yo, y quién la dejó entrar?'],
    soft: ['¿Qué te gusta encontrar cuando llegas a casa?'],
  },
  'Guardians Guardians': {
    plain: [
      'Pareces alguien con quien la gente cuenta. ¿Y a ti quién te cuida?',
      '¿Qué haces siempre igual, y por qué así es como debe ser?',
    ],
    weird: ['Nuestra máquina de etiquetas acaba de tomar conciencia. ¿Qué es lo primero que etiqueta?'],
    soft: ['¿Qué hizo alguien por ti hace poco que te alivió la semana?'],
  },
};

/** Openers for anyone. */
export const openersForAnyoneInSpanish: Openers = {
  plain: [
    '¿Qué cosa pequeña mejoró esta semana?',
    '¿De qué podrías hablar una hora sin apuntes?',
    '¿Qué se te da extrañamente bien y nunca sale en una charla?',
    '¿Qué opinión tuya no le importa a nadie y aun así no la mueve ni una grúa?',
    '¿Cuál fue tu mejor decisión del mes, del tamaño de un sándwich en adelante?',
    'Te regalan una tarde libre y buen humor. ¿Dónde andas a las cuatro?',
  ],
  weird: [
    'Puedes cambiarle el nombre a un día de la semana. ¿A cuál, y qué hizo para merecerlo?',
    'Si tu refrigerador te escribiera una carta de recomendación, ¿cómo empezaría?',
    'Se muda contigo un fantasma de lo más educado. ¿En qué reglas de la casa se ponen de acuerdo?',
    '¿A qué objeto de la casa le confiarías tus secretos? Yo a la impresora no le diría nada.',
  ],
  soft: [
    '¿Qué te ha sostenido últimamente?',
    '¿A quién te gustaría darle las gracias, si no diera vergüenza?',
    '¿Qué esperas con ganas estos días, por pequeño que sea?',
    '¿Cuándo fue la última vez que te dolió la panza de reír, y quién tuvo la culpa?',
  ],
};
