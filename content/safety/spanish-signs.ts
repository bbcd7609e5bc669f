import { safetyCases, type SafetyCase } from './case.ts';
import { plain } from './plain.ts';

/**
 * Signs of each case in the Spanish of the Americas, beside the learned weights: how a thing is said, by its parts, and
 * never one sentence. They read the form of `plain`, written as most people spell it. A sign leads to a question and
 * not to a card, so it may be wrong now and then, but everyday talk must be left alone: what is also a figure of speech
 * has an `unless`, and nothing counts beside laughter.
 */
interface Signs {
  /** Patterns, each between the bounds of words. */
  said: readonly string[];
  /** Words beside which these signs mean nothing, because then the text is about a game, a kitchen or an animal. */
  unless?: string;
  /** True for an age, which is an age with or without laughter. */
  isSaidLaughing?: true;
}

/** How words are typed in a hurry. */
const TYPED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    k: 'que',
    ke: 'que',
    x: 'por',
    xk: 'porque',
    pq: 'porque',
    porq: 'porque',
    pk: 'porque',
    d: 'de',
    pa: 'para',
    toy: 'estoy',
    toi: 'estoy',
    ta: 'esta',
    voi: 'voy',
    kiero: 'quiero',
    kiere: 'quiere',
    quero: 'quiero',
    kita: 'quita',
    kitar: 'quitar',
    aki: 'aqui',
    asta: 'hasta',
    haser: 'hacer',
    aser: 'hacer',
    hize: 'hice',
    ise: 'hice',
    bida: 'vida',
    bivir: 'vivir',
    vibir: 'vivir',
    bibir: 'vivir',
    muerir: 'morir',
    wey: 'tipo',
    guey: 'tipo',
    we: 'tipo',
    papi: 'papa',
    apa: 'papa',
    jefita: 'mama',
  }),
);

const LAUGHS = /(?:ja){2,}|\bjaj|(?:je){2,}|(?:ji){2,}|\blol\b|\bxd+\b|😂|🤣|😆/iu;

const spelled = (text: string): string =>
  ` ${plain(text)
    .trim()
    .split(' ')
    .map((word) => TYPED.get(word) ?? word.replace(/^suis/u, 'suic'))
    .join(' ')} `.replaceAll(' boy a ', ' voy a ');

/** Up to this many other words. */
const few = '(?:\\S+ ){0,3}';
const some = '(?:\\S+ ){0,6}';
const many = '(?:\\S+ ){0,10}';

const PARTNER =
  '(?:ex|expareja|exnovi[oa]|novi[oa]|espos[oa]|marid[oa]|pareja|conviviente|mujer|viej[oa]|conyuge|papa de mis hijos)';
const KIN =
  '(?:papa|mama|padre|madre|padrastro|madrastra|tio|tia|abuel[oa]|herman[oa]|hermanastr[oa]|prim[oa]|hij[oa]|cunad[oa]|suegr[oa]|yerno|padrino|papas|padres)';
const NEAR_US =
  '(?:vecin[oa]|jef[ea]|patron|profe|profesora?|maestr[oa]|entrenador|pastor|cura|sacerdote|companer[oa]|roomie)';
const STRANGER = '(?:tipo|hombre|senor|vato|man|chavo|chico|sujeto|desconocido|adulto|viejo|muchacho|taxista)';
/** "mi ex", "el novio de mi mama", "un tipo de la colonia". */
const SOMEBODY = `(?:(?:mi|su|tu|el|la|un|una|ese|esa|aquel|este|mis) (?:mejor |propi[oa] )?(?:${PARTNER}|${KIN}|${NEAR_US}|${STRANGER})|el|ella|alguien)`;
const LOVED = `(?:(?:mi|una|un|la|el) (?:mejor )?(?:amig[oa]|amiguit[oa]|compa|compita|parcer[oa]|${PARTNER}|${KIN}|${NEAR_US}|sobrin[oa]|niet[oa]|chic[oa]|alguien))`;
const CHILD =
  '(?:nin[oa]s?|ninit[oa]s?|nen[ea]s?|chiquit[oa]s?|chamac[oa]s?|morrit[oa]s?|bebes?|menores|hij[oa]s?|hijit[oa]s?|sobrin[oa]s?|sobrinit[oa]s?|hermanit[oa]s?|primit[oa]s?|niet[oa]s?|nietecit[oa]s?|hijastr[oa]s?|alumn[oa]s?)';
const AGE = '(?:[4-9]|1[0-7]|cuatro|cinco|seis|siete)';

const WANT =
  '(?:quiero|quisiera|queria|voy a|vamos a|iba a|pienso|pienso en|pensando en|pense en|ganas de|deseo|necesito|planeo|dan ganas de|a punto de|intente|trate de|decidi|prefiero|mejor|mejor me)';
const HEIGHT =
  '(?:puente|azotea|edificio|balcon|ventana|techo|tejado|barranco|precipicio|acantilado|vacio|piso 1?\\d|risco|segundo piso|cornisa|torre|metro|subte|tren|vias|rieles|carro|carros|camion|bus|autobus|trafico|avenida|rio|mar)';
const JUMP = '(?:tirar|aventar|lanzar|botar|arrojar|saltar|brincar|meter|atravesar)';

const HITS =
  '(?:pega|pego|pegaba|pegan|pegaron|golpea|golpeo|golpeaba|golpean|golpearon|ahorca|ahorco|ahorcaba|estrangula|estrangulo|cachetea|cacheteo|patea|pateo|maltrata|maltrato|azota|azoto|muele|levanta la mano|levanto la mano|alza la mano|alzo la mano|da una paliza|dio una paliza|da golpes|dio golpes)';
const HANDLES =
  '(?:jala|jalo|jalonea|jaloneo|avienta|avento|empuja|empujo|agarra|agarro|tira|tiro|arrastra|arrastro|quema|quemo|muerde|mordio|sujeta|sujeto|lanza|lanzo|estrella|estrello|azota|azoto|tumbo|tumba)';
const ON_BODY =
  '(?:(?:de|del|el|por el|por) (?:pelo|cabello|cuello|brazo)|contra (?:la|el|una|un) (?:pared|puerta|piso|suelo|mueble|ventana|mesa|muro)|por las escaleras|(?:al|en el|contra el) (?:piso|suelo)|a golpes|con (?:la|el|un|una) (?:plancha|cigarro|cigarrillo|cinturon|cable|palo|correa|botella|agua hirviendo|cuchillo|fierro|encendedor|chancla)|en la (?:cara|cabeza|boca)|cosas (?:y|a|en))';
/** What is given by the blow: "a madrazos", "la chucha", "una golpiza". */
const BLOWS =
  '(?:golpes|golpazos|madrazos|putazos|chingadazos|vergazos|palos|palazos|trompadas|trompones|pinas|punetazos|punetes|patadas|golpiza|paliza|madriza|putiza|tunda|mierda|chucha|cresta|ctm|conchetumadre|bofetada|bofetadas|cachetada|cachetadas|cachetadon|cinturonazos|correazos|fajazos|chanclazos|batazos|zape|zapes|santa madre)';
const GIVES =
  '(?:da|dio|daba|surte|surtio|agarra|agarro|caga|cago|saca|saco|muele|molio|mete|metio|revienta|revento|acomoda|acomodo|cae|cayo|pone|puso)';
/** What hits nobody: a game, an effort, a sun, a song. */
const NO_BLOW =
  'examen|examenes|gym|gimnasio|entrenamiento|equipo|partido|torneo|rival|rivales|juego|videojuego|materia|tarea|cruda|resaca|calor|frio|sol|hambre|sueno|gripe|gripa|tos|covid|cancion|risa|acento|pelicula|peli|serie|perro|perra|perrito|gato|gata|gatito|loro|caballo|cachorro|futbol|box|boxeo|karate|judo|lucha|ajedrez|clase de|receta|masa|cola|novela|guitarra|bateria|excel|carnaval|pinata|broma|metafora|trabajo me|nostalgia|estilo|moda|dedo chiquito|oferta|almohada|almohadazo|papelitos?|papelitos|sticker|stickers|balonazo|pelotazo|beso|besos|parchis|domino|cartas|cosquillas|domingos?|chiste|susto|lluvia|llueve|clima|tormenta|nieve|elevador|ascensor|trafico';
const NO_ABUSE =
  'novela|pelicula|peli|serie|libro|documental|noticia|noticias|canal|podcast|cuento|personaje|tarea|paciencia|confianza|clase|curso|taller|reglas|norma|teoria|privacidad';
const AWAY =
  'perro|perra|perrito|perrita|gato|gata|gatito|gatita|cachorro|insta|instagram|ig|face|facebook|twitter|tiktok|redes|spotify|sobrino|sobrina|hijito|bebe|cancion|recuerdo|olor|suerte|mala suerte|nube|sombra';

const PILLS =
  '(?:pastillas?|pastillitas|pildoras?|tabletas?|capsulas?|comprimidos?|somniferos?|clona|clonas|clonazepam|rivotril|alprazolam|tafil|xanax|diazepam|valium|paracetamol|acetaminofen|tylenol|ibuprofeno|tramadol|fentanilo|coca|cocaina|perico|merca|cristal|crico|heroina|metadona|opioides|antidepresivos?|ansioliticos?|medicinas?|medicamentos?|medicacion|remedios|insulina|botiquin|blister|quetiapina|sertralina|fluoxetina|tira|tiras|gotas)';
const POISON =
  '(?:cloro|lavandina|lejia|raticida|veneno|mata ?ratas|insecticida|thinner|tiner|aguarras|soda caustica|acido|muriatico|gramoxone|paraquat|desinfectante|quitaesmalte|fosforo blanco|racumin)';
const TOOK =
  '(?:tome|tomo|tomaron|tomado|trague|trago|tragado|meti|metio|baje|bajo|eche|echo|inyecte|inyecto|pique|pico|zampe|zampo|fume|fumo|bebi|bebio|empastille|empastillo|inhale|inhalo|comi|pase|paso|ingeri|ingirio)';
const LOTS =
  '(?:tod[oa]s?|entera|entero|monton|much[oa]s?|demasiad[oa]s?|punado|puno|frasco|bote|caja|tira|blister|sobredosis|demas|(?:como |unas |casi |mas de )?(?:[1-9]\\d|\\d{3})|veinte|treinta|cuarenta|cincuenta)';

const AT_PLAY =
  'bungee|paracaidas|parapente|alberca|piscina|trampolin|cama|hamaca|sofa|red|disco|escenario|clavado|salto|kayak|tirolesa|pelicula|peli|novela|juego';
const IN_JEST =
  'de risa|de ganas|de pena|de verguenza|de hambre|de sueno|de frio|de calor|de amor|por verte|por conocer|por ir|por un|por una|por unos|por unas|del susto|de la pena|final|partido|gol|autogol|equipo';
const AT_HOME =
  'cebolla|pelando|cocinando|cocina|horno|plancha|sarten|rasurando|rasurarme|afeitando|afeitarme|depilando|jardin|gato|gata|papel|hoja|sol|playa|cafe|sopa|lengua|pelo|cabello|fleco|flequillo|barba|puntas|gym|futbol|bici|bicicleta|trabajo en|sin querer|accidente';

const SLAYS =
  '(?:matar|asesinar|apunalar|acuchillar|picar|balear|balacear|degollar|envenenar|ahorcar|estrangular|atropellar|descuartizar|quemar viv[oa]|prender fuego|reventar a (?:golpes|palos|balazos|batazos)|agarrar a (?:balazos|batazos|cuchilladas|machetazos|palos|golpes|tiros|plomazos)|llenar de plomo|dar piso|dar un tiro|quebrar|ejecutar|golpear hasta|partir la madre|romper la madre|hacer pedazos|dejar como coladera)';
const WEAPON =
  'arma|pistola|fierro|escopeta|rifle|cuchillo|cuchilla|navaja|machete|gasolina|bomba|molotov|cuete|revolver|hacha|bate|treinta y ocho|9 milimetros';
const IN_PLAY =
  'cucarachas?|mosquitos?|aranas?|ratas?|ratones|zancudos?|hormigas?|bichos?|besos|cosquillas|juego|videojuego|partida|novela|personaje|jefe final|nivel|serie|pelicula|peli|comio|postre|pizza|tupper|cargador del|control remoto|spoiler|spoileas|abrazar|abrazos|celular|record|cena|receta|cebolla|carbon|carne|pollo|pescado|tiempo|raza|plantas?|fifa|minecraft|fortnite|futbol|cancha|guitarra|cancion|pinata|verdura|hielo|vidrio de';
const TOY =
  'juguete|agua|policia|noticias|pelicula|peli|serie|prohib\\S+|asado|parrilla|carne asada|fogata|pastel|cocina|cocinar|jardin|monte|pinata|beisbol|softbol|disfraz|halloween|limpiar|limpieza|juego|videojuego';

/** Who is not the writer, beside an age or a grade. */
const OTHERS =
  'mi (?:hij[oa]|herman[oa]|prim[oa]|sobrin[oa]|niet[oa]|amig[oa])|mis (?:alumn[oa]s|hij[oa]s)|maestr[oa]|profe|profesora?|doy clases|ensen\\S+|aniversario|casad[oa]s?|juntos|juntas|trabajando|empresa|modelo|carro|foto|nivel|piso|universidad|carrera|doctorado|semestre|maestria';

const signs: Readonly<Record<SafetyCase, readonly Signs[]>> = {
  self_harm: [
    {
      unless: AT_PLAY,
      said: [
        `me (?:quiero|quisiera|voy a|iba a|pienso) (?:ya )?(?:${JUMP}) ${few}(?:al|a la|a las|a los|del?|desde|abajo del?|debajo del?|enfrente del?|en) ${few}${HEIGHT}`,
        `${WANT} (?:${JUMP}me|saltar|brincar) ${few}(?:al|a la|a las|del?|desde|abajo del?|debajo del?|enfrente del?) ${few}${HEIGHT}`,
        `(?:estoy|parad[oa]|sentad[oa]|subi|aqui|arriba|al borde|en la orilla) ${few}(?:puente|azotea|edificio|balcon|techo|cornisa|vias|barranco|acantilado|ventana) ${some}(?:${JUMP}(?:me)?|tirarme|no se si|soltarme|dejarme caer|acabar|terminar)`,
        '(?:pienso|pense|pensando|ganas|quiero|voy a|idea|dan ganas) (?:\\S+ ){0,2}?(?:cruzarme al otro carril|soltar el volante|estrellarme|estrellar (?:el|mi) carro|chocar (?:el |mi |la )?(?:carro|moto|coche|auto)?|irme contra|dejarme ir contra|desbarrancarme|meterme al mar y|meterme al rio y|no frenar)',
      ],
    },
    {
      said: [
        `(?:me )?${WANT} ${few}(?:pegar|pegarme|dar|darme|meter|meterme|volar|volarme) ${few}(?:tiro|balazo|plomazo|disparo|bala|los sesos|la cabeza)`,
        `cuant[oa]s ${few}${PILLS} ${some}(?:morir|morirme|matarme|matar|no despertar|dormir para siempre|suicid\\S+)`,
        '(?:cansad[oa]|hart[oa]|agotad[oa]|fastidiad[oa]) de (?:vivir|existir|estar viv[oa]|seguir viv[oa]|la vida|esta vida)(?! (?:con|en|entre|aqui|lejos|de|sol[oa]|junto|rentando|loca|social))',
        `no (?:le )?(?:encuentro|veo|hallo|queda|tiene) (?:ya )?(?:el |ningun |mas )?(?:sentido|salida|proposito) (?:a |de |en |que )?(?:la vida|mi vida|vivir|esta vida|seguir|no sea morir)`,
        '(?:ya )?no (?:quiero|quisiera|deseo) (?:amanecer|despertar|seguir viviendo|seguir viv[oa]|existir|seguir en este mundo|estar en este mundo|estar viv[oa]|estar mas aqui)',
        `(?:mundo|familia|hijos|todos|tod[oa]s|mama|papa|padres|gente|ell[oa]s) ${few}(?:estari[ae]n?|estarian|serian?|vivirian?|estaria) ${few}(?:mejor|felices|tranquil[oa]s) (?:sin mi|si yo no|si no estuviera|si me muero|si me fuera)`,
        `(?:nadie me necesita|no le importo a nadie|no sirvo para nada|nadie me quiere|soy una carga) ${few}(?:mejor )?(?:me (?:mato|muero|voy)|matarme|morirme|desaparecer)`,
        '(?:brazos?|piernas?|munecas?|muslos?) (?:\\S+ ){0,2}?llen[oa]s? de (?:cortes|cortadas|cicatrices|tajos|rajadas)',
        '(?:me (?:provoco|induzco|obligo a|hago) (?:el |a )?vomit\\S*|vomito (?:todo )?(?:lo que|despues|cada|para)|me meto los dedos para vomitar)',
      ],
    },
    {
      unless: 'cuadro|cuadros|red|hamaca|ropa|cortina|adornos|risa|trabajando|estudiando|entrenando|gym|dieta',
      said: [
        `(?:me|mi) ${few}(?:quiero|voy|pienso) ${few}(?:matar|suicidar|ahorcar|colgar|envenenar|desangrar)(?! ${few}(?:de|con|por|en) (?:risa|hambre|trabajo|estudi|el gym|la red))`,
      ],
    },
    {
      unless: NO_ABUSE,
      said: [
        `(?:como|forma|manera|modo|metodo) ${some}(?:morir|morirme|matar|matarme|suicidarme|suicidarse|quitarme la vida|ahorcarme|colgarme)(?: ${few}(?:sin (?:dolor|sufrir|que duela)|rapido|facil|doloros[oa]))`,
        `(?:forma|manera|modo|metodo) (?:menos|mas) (?:doloros[oa]|rapid[oa]|facil|segur[oa]) (?:de|para) ${few}(?:morir|morirme|matarme|matarse|suicid\\S+|irme)`,
      ],
    },
    {
      unless: IN_JEST,
      said: [
        `(?:perdi|perdiendo|perdido|no tengo|sin|me quitaron|me fueron|quedan|acabaron|quitado) (?:ya )?(?:mas )?(?:las |todas las |la )?(?:ganas|razones|motivos) ${few}(?:vivir|existir|seguir viviendo|seguir viv[oa]|seguir en este mundo)`,
        '(?:quisiera|ojala|desearia|preferiria|me gustaria) (?:yo )?(?:no haber nacido|nunca haber nacido|no existir|estar muert[oa]|no despertar|no amanecer|morirme|morir)(?! (?:de|por|con))',
        '(?:ojala|espero que|quisiera que|le pido a dios que|rezo para que) (?:\\S+ ){0,2}?me (?:atropelle|atropellen|mate|maten|lleve|choque|chocara|de un infarto|caiga un|parta un|recoja|muera|dispare)(?! (?:de risa|la risa|a la playa|de viaje|al cine|a bailar|a comer|mi mama|mi papa))',
      ],
    },
    {
      unless:
        'viaje|vacaciones|vuelo|trabajo|grupo|chat|app|aplicacion|redes|instagram|fiesta|clase|boda|aeropuerto|mudo|mudanza|harina|azucar|pan|cafe|cigarro|dieta|keto|soda|refresco|carne|facebook|tinder',
      said: [
        `(?:me despido|adios|hasta siempre|perdon por todo|perdonenme|perdoname) ${many}(?:este mundo|para siempre|no vuelvo|ya no voy a estar|no voy a despertar|cuiden a|cuida a|cuidalos|cuidenlos|perdonenme|los amo|las amo|los quiero mucho|gracias por todo|de todos)`,
      ],
    },
    {
      unless: 'trabajo|clases|vacaciones|viaje|escuela|uni|torneo|temporada|hotel|ciudad|casa|oferta|curso',
      said: [
        `(?:este|esta|hoy) es (?:mi|el|la) ultim[oa] (?:mensaje|noche|dia|adios|navidad|vez que)(?! ${few}(?:trabajo|clases|vacaciones|viaje|aqui en|en la|en el|escuela|uni|oferta|del))`,
      ],
    },
    {
      unless: 'navidad|reyes|cumpleanos|escuela|clase|viaje|trabajo|vacaciones',
      said: [
        `(?:deje|dejo|escribi|escribo|escribiendo|hice) ${few}(?:cartas?|notas?|mensajes?) ${few}(?:a |para |de )?(?:despedida|mis hij[oa]s|mi (?:mama|papa|familia|hij[oa]|esposo|esposa)|todos|cada uno) ${some}(?:termino|acabo|me voy|adios|hoy|ultima|perdon|despido)`,
      ],
    },
    {
      unless: 'tarea|trabajo|proyecto|serie|pendientes|pizza|helado|comida|tesis',
      said: [
        '(?:hoy|manana|ya|esta noche|de una vez) (?:termino|acabo|le pongo fin|pongo fin) (?:con |a )?(?:todo|mi vida|esto de una vez|mi existencia)(?= )(?! (?:el|la|lo que|mi tarea|la tarea|pendiente))',
      ],
    },
    {
      unless: 'de risa|risa|pena|verguenza|ganas|examen|partido|pelo|cabello|gol',
      said: [
        `${LOVED} ${some}(?:se quiere (?:matar|morir|suicidar|cortar|quitar la vida)|quiere (?:matarse|morirse|suicidarse|cortarse|quitarse la vida)|se va a (?:matar|suicidar|quitar la vida)|se (?:mata|suicida) si|intento (?:matarse|suicidarse|quitarse la vida)|trato de (?:matarse|suicidarse)|se intento (?:matar|suicidar)|no quiere (?:vivir|seguir viviendo|existir)|se (?:corta|cortaba|autolesiona|hace dano|lastima a proposito)(?! el| la| las unas| con))`,
      ],
    },
    {
      unless: AT_HOME,
      said: [
        `me (?:rajo|raje|corto|corte|cortaba|tajeo|taje|quemo|queme|rasguno|arano|arane|clavo|muerdo|golpeo|pellizco|raspo|rasco|lastimo|lastime|hiero|heri|hago|hice|pego|pincho) ${few}(?:brazos?|piernas?|munecas?|venas|piel|muslos?|cuerpo|panza|unas hasta|cabeza|heridas|cortes|cortadas|dano|tajos)`,
        '(?:me (?:volvi|vuelvo|voy|quiero) (?:a )?cortar|me estoy (?:cortando|lastimando|quemando|autolesionando)|me (?:corte|queme|lastime) (?:otra vez|de nuevo|anoche)|me autolesion\\S+|autolesionarme)(?! (?:el|la|las unas|un poco|con mi|de mi|con el|con la)(?= ))',
        '(?:tengo|compre|consegui|agarre|saque) (?:\\S+ ){0,3}?(?:soga|cuerda|pistola|navaja|cuchillo|cuter|veneno) (?:\\S+ ){0,5}?(?:en la mano|ganas|lista|preparad[oa]|y ya|me hice|me corte|conmigo)',
        `me (?:corto|corte|quemo|queme|rasguno|arano|golpeo|pego|muerdo|lastimo|clavo|rasco|raspo) ${some}(?:hasta (?:sangrar|que sangr\\S+|sacarme sangre|que me salga sangre)|a proposito|para (?:sentir\\S*|castigarme|calmarme|no sentir|no pensar)|cuando (?:peleo|discuto|estoy (?:mal|triste|sol[oa])|me siento))`,
        '(?:quiero|ganas de|necesito|dejar de|vuelto a|volvi a|volver a|pienso en|da por|impulso de|antojo de|tentacion de) (?:\\S+ ){0,2}?(?:hacerme dano|lastimarme|cortarme|herirme|castigarme|quemarme|golpearme|autolesionarme|rajarme|tajearme)',
      ],
    },
    {
      unless:
        'grupo|app|aplicacion|redes|facebook|instagram|tinder|trabajo|ciudad|pais|viaje|vacaciones|keto|harina|cafe|azucar',
      said: [
        '(?:adios|despedida|me voy) (?:de los )?(?:de verdad|definitiv[oa]|para siempre|y no vuelvo)(?! (?:de este grupo|de la app))',
      ],
    },
    {
      unless: 'grupo|equipo|trabajo|oficina|app|viaje|fiesta|cocina|partido|clase|vacaciones|papeleo|casting',
      said: [
        '(?:soy|me siento|siento que soy) (?:\\S+ ){0,2}?(?:un estorbo|una carga|una molestia|un peso|un error|una verguenza|basura|un fracaso) (?:\\S+ ){0,6}?(?:sin mi|mejor|casa|famili\\S+|mama|papa|hij\\S+|nadie|todos|mundo|desaparecer|morir\\S*|irme)',
        `sin mi (?:\\S+ ){0,3}?(?:mejor|mas felic\\S+|mas tranquil\\S+|en paz|descansarian)`,
        '(?:ultim[oa]|ultimos|ultimas) (?:dia|dias|noche|horas|semana|mes) (?:\\S+ ){0,2}?(?:en este (?:planeta|mundo)|en esta (?:vida|tierra)|de mi vida|viv[oa]|aqui en la tierra)',
        '(?:no quiero|no pienso|no voy a|no planeo|no creo) (?:\\S+ ){0,1}?(?:llegar|pasar|ver|durar) (?:\\S+ ){0,3}?(?:a los \\d\\d|a navidad|al (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|a fin de ano|al ano que viene|otro ano|otro cumpleanos|manana|de (?:hoy|esta noche))(?! (?:sin|con) )',
        '(?:ya )?(?:no le (?:hallo|encuentro|veo)|no encuentro|no hallo|no tengo|perdi) (?:\\S+ ){0,2}?(?:chiste|caso|gracia|para que|sentido|motivo) (?:\\S+ ){0,2}?(?:a |de |para )?(?:estar aqui|estar viv[oa]|seguir|vivir|despertar|levantarme|$)',
        '(?:descansar|dormir|apagarme|irme|desaparecer) (?:ya )?(?:de todo )?(?:para siempre|y no despertar|y ya no despertar|y no volver a despertar|por fin y no volver)',
        `(?:junte|juntando|juntar|guarde|guardo|guardando|escondo|escondi|acumul\\S+|tengo guardad[oa]s|tengo juntad[oa]s) ${some}${PILLS}(?! ${few}(?:mama|abuel[oa]|viaje|farmacia|hospital|presion|menta|dulce|chocolate|colores))`,
        '(?:cuenta de (?:los|mis) cortes|cort(?:e|es|adas) (?:esta semana|hoy|nuevos|nuevas|en mi)|use (?:el cuter|la navaja|el sacapuntas|la cuchilla)|(?:cuter|navaja|cuchilla|vidrio|sacapuntas) (?:\\S+ ){0,4}?(?:escondid[oa]|anoche|lo use|la use|conmigo))',
        '(?:si (?:un|una) (?:carro|camion|bus|tren|moto|coche|bala) (?:\\S+ ){0,5}?(?:no me quito|no me muevo|mejor|que me lleve|ni me quito)|no me (?:quitaria|moveria) si)',
        `(?:${LOVED}|roomie|roommate) ${some}(?:dejo una (?:nota|carta)|se despidio de todos|regalo sus cosas|no contesta y dijo que|dijo que (?:ya )?no (?:queria|quiere) (?:vivir|seguir|estar))`,
        '(?:nudos?|soga|cuerda) (?:\\S+ ){0,4}?(?:no (?:es|son) para|tutorial\\S*|viga|cuello|garganta)|(?:manguera|escape|monoxido) (?:\\S+ ){0,5}?(?:carro|garage|garaje|cochera) (?:\\S+ ){0,2}?(?:prendid[oa]|encendid[oa]|cerrad[oa]s?)|(?:abri|abro|abrir|deje abierta|abierta) (?:\\S+ ){0,2}?(?:llave )?del gas',
      ],
    },
  ],
  harmed: [
    {
      unless: NO_BLOW,
      said: [
        `${SOMEBODY} ${some}(?:me|nos|la|le|lo|les) ${HITS}`,
        `me ${HITS} ${some}(?:${SOMEBODY}(?! ${few}(?:sol|gripe))|anoche|otra vez|delante de|enfrente de|cuando (?:toma|llega|se enoja|discut\\S+|bebe|esta borrach[oa])|y tengo miedo|y me tiro|todos los dias|cada que|cada vez que se)`,
        `me ${HANDLES} ${few}${ON_BODY}`,
        `(?:me|nos|la|lo|le) ${GIVES} ${few}(?:a |de a |una |un |la |el |los |las |con )?${BLOWS} ${some}(?:${PARTNER}|${KIN}|anoche|ayer|cuando|cada|borrach\\S+|curad\\S+|tomad\\S+|y me|se enoj\\S+)`,
        `(?:${PARTNER}|${KIN}|el|ella|tipo|viejo) ${few}(?:me|nos|la|lo|le) ${GIVES} ${few}${BLOWS}`,
        '(?:me|la|lo|nos|las) (?:partio|rompio|quebro|fracturo|revento|dejo|puso|parte|rompe|revienta) (?:\\S+ ){0,2}?(?:cara|jeta|boca|nariz|ceja|labio|brazo|diente|dientes|costillas?|mandibula|ojo morado|morad[oa]|moretead[oa]|sangrando|moretones)',
        `(?:me|la|nos) oblig(?:o|a|aba|an|aron) ${few}a (?:tener|acostarme|acostarse|coger|chupar\\S*|besar\\S*|desnudar\\S*|tocar\\S*|abortar|casarme|prostituir\\S*|trabajar (?:con|de|en)|hacer cosas)`,
        '(?:me|nos|la) (?:tiene|tienen|tuvo|dejo|deja|dejaron) (?:encerrad|secuestrad|amarrad|atad|amenazad|retenid|vigilad|cautiv)[oa]s?',
        '(?:me|nos) (?:encerro|encierra|encerraron|secuestraron|amarro|amarraron) (?:en|con|y|bajo|cuando|todo|toda|desde|sin|$)',
        `no me dejan? (?:salir de (?:la |mi )?casa|salir ni|salir sola|irme|ir de aqui|hablar con (?:nadie|mi|mis)|ver a (?:nadie|mi|mis)|tener (?:telefono|celular|amig[oa]s|dinero)|trabajar ni)`,
        `(?:escondid[oa]|escondi|encerrad[oa]|encerre) ${few}(?:en (?:el|mi|la|un) )?(?:bano|closet|cuarto|habitacion|carro|cochera|cama)?(?: \\S+){0,10} (?:golpeando|pateando|gritando|rompiendo|borrach[oa]|armad[oa]|buscandome|cuchillo|machete|pistola|puerta|afuera)`,
        `(?:rompiendo|golpeando|pateando|gritando|borrach[oa]|armad[oa]|machete|cuchillo|pistola) ${many}(?:escondid[oa]|escondi|encerrad[oa] en)`,
        `(?:moretones?|morad[oa]s|golpes|marcas|ojo morado) ${some}(?:culpa de el|culpa de ella|por el|por ella|${SOMEBODY}|que me (?:dio|hizo|dejo)|me pego|maquillaje|que me cai)`,
        '(?:dije|digo|invento|invente|decir) que me cai',
        '(?:me|nos|la|lo) (?:amenaz(?:o|a|an|aron|aba|ando)|estan amenazando|esta amenazando|tiene amenazada) (?:de muerte|con|que|si|y|por|$)',
        `(?:amenazas de muerte|me amenaza\\S* ${few}(?:si|con)|(?:me|nos) amenaz(?:o|aron|aban) $)`,
        '(?:me|nos|la|le) (?:apunta|apunto|apuntaron|apuntaba|amenaza|amenazo|saca|saco|puso|persigue|corretea|correteo|mando una foto de) (?:con )?(?:\\S+ ){0,3}?(?:pistola|arma|cuchillo|navaja|machete|fierro|escopeta|tijeras|picahielo|bate)',
        `(?:me|nos|la|lo|le) esta(?:n)? (?:pegando|golpeando|pateando|ahorcando|asfixiando|violando|persiguiendo|apuntando|estrangulando|matando a golpes)`,
      ],
    },
    {
      unless: NO_ABUSE,
      said: [
        `(?:${SOMEBODY}|me|la|nos) ${few}(?:violaron|violo|viola|violaba|manosearon|manosea|manoseo|manoseaba|forzaron|forzo|drogaron|drogo|abuso|abusaron)(?! ${few}(?:reglas|norma|contrato|privacidad|derechos))`,
        `abus(?:o|aron|a|aba|an) (?:sexualmente )?de (?:mi|ella|el|su|mis|nosotr[oa]s|una|un)`,
        `(?:cartel|narcos?|sicarios?|pandilla|pandilleros|maras?|malandros|paracos|guerrilla|mafia) ${some}(?:amenaz\\S+|me (?:busc\\S+|quier\\S+|sig\\S+)|nos (?:busc\\S+|quier\\S+)|matar\\S*|reclut\\S+|piden|cobr\\S+)`,
        '(?:foto|fotos|mensaje|video) (?:\\S+ ){0,3}?(?:de|con) (?:un|una|su) (?:arma|pistola|cuchillo|bala|balas|ataud|tumba)',
      ],
    },
    {
      said: [
        '(?:me|le|nos) (?:metieron|echaron|pusieron|metio|echo|puso|dieron) (?:algo|una pastilla|droga|unas gotas|no se que) (?:\\S+ ){0,4}?(?:trago|bebida|copa|chela|vaso|cerveza|refresco|agua|jugo)',
        `(?:desperte|amaneci|apareci) ${some}(?:sin ropa|desnud[oa]|en (?:un|una) (?:hotel|motel|cuarto|casa|lugar|calle)|sangrando|golpead[oa]|con sangre)`,
        '(?:me|le|nos) quit(?:o|aron|a|an) (?:el |mi |mis |los |la )?(?:pasaporte|papeles|documentos|celular y|telefono y|identificacion)',
        `(?:tengo|me da|vivo con|le tengo|con) (?:mucho )?miedo ${few}(?:que me (?:mate|pegue|haga|golpee|encuentre|busque|viole)|a mi ${PARTNER}|a mi (?:papa|padrastro|tio|padre)|llegar a (?:mi )?casa|regresar a (?:mi )?casa|volver a (?:mi )?casa)`,
        `(?:mensajes?|llamadas?|audios?|notas?|cartas?) ${few}(?:de |con )?(?:que )?${few}(?:van a matarme|me van a matar|matarme|amenazas?|de muerte)`,
        '(?:estan|esta|anda|andan|me) (?:extorsion|chantaje)(?:ando|aron|an|a|ando)(?:me)?|(?:me|nos) (?:estan |esta )?(?:extorsionan?|chantajean?|extorsionando|chantajeando)',
        `(?:fotos|videos?|nudes|pack) ${some}(?:intim[oa]s?|desnud[oa]s?|mi[oa]s?|sin ropa|nuestros) ${some}(?:dinero|plata|amenaz\\S+|pag\\S+|extorsion\\S*|chantaj\\S*|publicar|subir|familia)`,
        '(?:echar|aventar|tirar|lanzar|echarme|tirarme) (?:\\S+ ){0,2}?acido',
        `(?:llam\\S+|marc\\S+|aviso\\S*) ${few}(?:la )?(?:policia|patrulla|911) ${some}(?:me|nos|esta|porque)`,
        `(?:ayud\\S+|auxilio|miedo|casa de un \\S+|estoy con el|conoci aqui) ${many}no me deja(?:n)? (?:ir|irme|salir)`,
        '(?:apago|apaga|apagaba|apagaron) (?:\\S+ ){0,2}?(?:cigarro|cigarros|cigarrillo|cigarrillos|pucho|colilla) en (?:\\S+ ){0,2}?(?:brazo|piel|mano|pierna|espalda|cuerpo|pecho|cara)',
        '(?:no me sueltan?|no me dejan? ir|no me dejan? salir|me tienen? trabajando|no me pagan?) (?:\\S+ ){0,3}?(?:hasta que|si no|mientras) (?:\\S+ ){0,2}?(?:pague|pago|termine de pagar|deuda|trabaje)|(?:coyote|pollero|padrote|enganchador) (?:\\S+ ){0,6}?(?:debo|deuda|suelta|obliga|quiere|cobra)',
      ],
    },
    {
      unless: 'mama|mami|jefa|maestra|risa|examen|tarea|partido',
      said: [
        `(?:dice|dijo|dicen|dijeron|jura|juro|grita|grito|amenaza|amenazo|amenazaron|amenazan|mando decir) ${few}que ${few}(?:me|nos|van a|va a) ${few}(?:mata|mate|matan|matar|matarme|matarnos|quema|quemar|quemarme|golpear|golpearme|echar acido|desaparecer|desaparecerme|picar|balear|encontrar|hacer dano)`,
      ],
    },
    {
      unless: 'mi mama va|mi jefe va|risa',
      said: [
        `(?:van|va|quieren|quiere) a? ?matar(?:me|nos)? (?:a mi (?:familia|mama|papa|hij[oa]s?|herman[oa])|si (?:no )?(?:pago|hablo|digo|denuncio|vuelvo|me voy))`,
      ],
    },
    {
      unless: 'mama|jefe|maestra|profe|examen|tarea',
      said: [
        '(?:cre[oe]|siento|presiento|se) que (?:el |ella |un dia |me |algun dia ){0,2}(?:me )?va a matar (?:un dia|cualquier dia|el|$)',
      ],
    },
    {
      unless: 'mama|jefe|jefa|maestra|profe|fiesta|boda|concierto',
      said: [
        `si (?:lo|la|los|me|le|yo)? ?(?:dejo|voy|hablo|cuento|denuncio|termino|corto|abandono|digo (?:algo|a alguien)) ${few}(?:me|nos|se) (?:mata|va a matar|golpea|pega|quita|desaparece|hace algo|matara|busca|quema)`,
      ],
    },
    {
      unless: AWAY,
      said: [
        `(?:me (?:viene|vienen|esta|estan|anda|andan|venia|venian) siguiendo|siguiendome|(?:tipo|hombre|senor|carro|moto|camioneta|desconocid[oa]|sujeto|alguien|ex|${PARTNER}) ${few}me (?:sigue|persigue|espia|acosa|vigila|rastrea)(?! con su))`,
        `(?:esta|estan|espera|esperando|para|parad[oa]|gritando|rondando) ${few}(?:afuera|fuera|enfrente|en la puerta) de (?:mi|nuestra) (?:casa|trabajo|escuela|depa|departamento|puerta|edificio) ${many}(?:miedo|ex|no se va|gritando|matar|quemar|amenaz\\S+|tipo|armad[oa]|golpeando|otra vez)`,
        `(?:${PARTNER}|tipo|hombre) ${some}(?:afuera|fuera|en la puerta) de mi (?:casa|trabajo|puerta|edificio|depa)`,
      ],
    },
    {
      unless:
        'boda|bautizo|viaje|fiesta|cumpleanos|gatos|perros|vacaciones|graduacion|quiero|voy|puedes|puedo|me encanta|gusta|comida',
      said: [
        `(?:subir|subira|publicar|publica|difundir|filtrar|mandar|mandarle|mandarlas|enviar|enviarle|mostrar|mostrarle|sube|suben|manda|mandan|publican|pasar|compartir) ${few}(?:mis|las|los|nuestros|nuestras|un|el|esos|esas)? ?(?:fotos|videos?|nudes|pack|imagenes) ${few}(?:intim[oa]s?|desnud[oa]s?|sin ropa|a mi (?:familia|mama|papa|jefe|esposo)|a (?:todos|internet|facebook|redes)|mi[oa]s?|en (?:internet|redes|facebook))?`,
      ],
    },
    {
      unless: 'boda|bautizo|graduacion|fotografo|sesion|renta|escuela',
      said: [
        `(?:piden?|pidio|pidieron|quiere|quieren|exigen?|exige|cobran?|cobrando) ${few}(?:plata|dinero|pague|pagar|pago|deposite|deposito|transferencia|lana|lucas|pesos|dolares|vacuna|piso) ${some}(?:o (?:si no|sino|me|le|les|las|los|la|lo|sube|suben|manda|mandan|publica)|si no|y dicen que|matan|mat\\S+|amenaz\\S+|nudes|pack|video|fotos)`,
      ],
    },
    {
      unless: 'almohada|pinata|juego|carnaval|pelicula|peli|serie|anecdota',
      said: [
        '(?:me|nos|la|lo) (?:dio|da|daba|pego|pega|pegaba|agarro|agarra|correteo|golpeo) con (?:la|el|un|una|su) (?:correa|cinturon|cinto|fajo|cable|palo|manguera|chancla|tabla|rebenque|vara|baston|escoba|sarten|bate|botella|fierro|tubo)',
      ],
    },
    {
      unless: 'inmobiliaria|renta|airbnb|arquitect[oa]|pintor|remodelacion',
      said: [
        '(?:llego|mando|mandaron|llegaron|recibi|dejaron|dejo) (?:\\S+ ){0,2}?(?:foto|fotos|nota|notas|flores|sobre) (?:\\S+ ){0,2}?de (?:mi|nuestra) (?:puerta|casa|ventana|carro|trabajo|hij[oa]|escuela|cuarto)',
      ],
    },
    {
      unless: NO_BLOW,
      said: [
        '(?:me|le|nos|la|lo) (?:rompio|quebro|fracturo|disloco|torcio|zafo|aplasto|piso|lastimo|corto|mordio|quemo|rajo|abrio) (?:\\S+ ){0,1}?(?:la|el|un|una|dos|mi|los|las) (?:muneca|mano|dedo|dedos|pierna|brazo|clavicula|tobillo|hombro|rodilla|cabeza|oreja|espalda|ceja|labio|boca|nariz|costillas?|dientes?)(?! (?:un balon|el balon|mi perro))',
        `(?:me|la|nos) (?:metio|mete|metia|puso|pone|ponia|agarro|agarra|agarraba|toco|toca|tocaba|sobo|soba) (?:\\S+ ){0,1}?(?:mano (?:abajo|debajo|en la)|los dedos|el pene|la lengua|una nalga|las nalgas|la nalga|los senos|los pechos|las piernas|las chichis|las tetas|las partes|ahi abajo|abajo|el trasero|la almohada en la (?:cara|boca)|una bolsa en la (?:cara|cabeza))`,
        '(?:me|la|nos) (?:metio|mete|metia) (?:\\S+ ){0,1}?(?:mano|manos)(?! (?:en el (?:bolsillo|bolso)|al bolsillo))',
        '(?:me|la|nos) (?:arrincono|acorralo|encajono|arrastro|arrastra|jalo a la fuerza|subio a la fuerza|metio a la fuerza|llevo a la fuerza|agarro a la fuerza|beso a la fuerza|sujeto)',
        '(?:me|le|nos) (?:hizo|hace|hacia|hicieron|va a (?:volver a )?hacer|vuelve a hacer|obligo a hacer) (?:\\S+ ){0,2}?(?:cosas|lo mismo|cosas feas|cosas que no|cochinadas|lo que quiso|lo que quiera|dano|algo malo|eso otra vez)(?= (?:$|y|que|de cuando|cuando|otra|si|sin|en|aunque|pero))',
        `(?:cuando era (?:chica|chico|nina|nino|chiquit[oa]|pequen[oa])|de (?:chica|chico|nina|nino|chiquit[oa])) ${some}(?:me (?:toc\\S+|hac\\S+|hizo|obligab?\\S*|abus\\S+|viol\\S+|met\\S+|peg\\S+)|abus\\S+)`,
        `(?:me (?:toc\\S+|hac\\S+|hizo|obligab?\\S*|abus\\S+|viol\\S+|met\\S+)|abus\\S+) ${some}(?:cuando era (?:chica|chico|nina|nino|chiquit[oa]|pequen[oa])|de (?:chica|chico|nina|nino|chiquit[oa]))`,
        '(?:no me|ni me) (?:deja|dejaba|dejo|dejan|dejaban) (?:bajar|bajarme|salir|irme|ir|moverme|abrir la puerta|llamar|gritar|respirar|levantarme|vestirme|pararme)(?= (?:$|del|de|y|hasta|sin|si|ni|porque|me|a))',
        '(?:me|nos|la) (?:vendieron|vendio|venden|vende|rentan|renta|prostituye\\S*|explotan|entregaron) (?:\\S+ ){0,3}?(?:con|a|por|de|en|hombres?|clientes?|senor\\S*|deuda|$)',
        '(?:debo|tengo que|obligad[oa] a|hasta) (?:\\S+ ){0,3}?(?:quedarme|trabajar|atender|acostarme) (?:\\S+ ){0,3}?(?:hasta (?:que )?pag\\S+|para pagar|la deuda|clientes|hombres)',
        '(?:puso|pusieron|instalo|tiene|encontre|escondio|hallaron|halle) (?:\\S+ ){0,2}?(?:gps|airtag|rastreador|camara|camaras|microfono|localizador|app espia|spyware) (?:\\S+ ){0,3}?(?:en|mi|del|de)',
        `(?:${PARTNER}|el|ella|tipo|hombre) ${few}(?:aparece|llega|esta|se aparece|se presenta) (?:\\S+ ){0,2}?(?:a donde voy|donde quiera que|en todos lados|en mi trabajo|en mi casa|afuera) (?:\\S+ ){0,4}?(?:$|aunque|y|sin|siempre|otra)`,
        '(?:me escondo|nos escondemos|me encierro|nos encerramos|me salgo|nos salimos|duermo en el carro|dormimos) (?:\\S+ ){0,8}?(?:cuando|porque|si|para que no) (?:\\S+ ){0,3}?(?:toma|llega|bebe|se enoja|grita|viene|nos pegue|me pegue|borrach\\S+|encuentre)',
        `(?:si|cuando|como|cada vez que) ${some}(?:me da|me cae|se me viene|me agarra|me descuenta|me madrea|me surte|me suena|me truena|me revienta|me levanta la mano|me va a ir mal|me va como en feria)(?= (?:$|y|a|con|en|una|unos|hasta|porque))`,
        '(?:pedir|pido|pedirle) permiso (?:\\S+ ){0,3}?(?:para|hasta) (?:\\S+ ){0,8}?(?:me da|me pega|loc[oa]|enoja|grita|castiga|golpea|bano|comer|salir)',
        `(?:si|cuando) (?:no )?(?:\\S+ ){0,6}?(?:boca|hablo|digo|cuento|denuncio|dejo|voy|regreso|vuelvo|grito|pago|obedezco|escapo) ${some}(?:me (?:entierra|mata|desaparece|quema|corta|tira|busca|encuentra|quita (?:a )?(?:los|mis|a mis|al)|manda a|saca|golpea|pica|arruina|hunde)|nos (?:mata|entierra|quema)|lo manda|la manda|lo sube|la sube|lo publica|los sube|las sube)`,
        '(?:cuota|cuotas|piso|vacuna|derecho de piso|renta de los) (?:\\S+ ){0,8}?(?:queman|matan|quemar|matar|balean|amenaz\\S+|si no|nos va|plomo|rafague\\S*)|(?:pedir|cobrar|cobrarnos|pedirnos) (?:la )?(?:cuota|vacuna|piso)',
        `(?:${PARTNER}|${KIN}|senora|senor|el|ella) ${some}(?:me|nos) (?:ha )?(?:dejado|deja|dejo|avienta|aventado|tira|tirado|lanza|arroja|escupe|insulta y|humilla y|jala) ${few}(?:marcas|moretones|platos|cosas|vasos|botellas|morad[oa]|sangre|golpes|tirad[oa] en)`,
        `(?:no puedo|no quiero|me da miedo|tengo miedo de) (?:volver|regresar|llegar|ir|entrar) (?:\\S+ ){0,3}?(?:casa|con el|con ella) ${some}(?:el|ella|mi ${KIN}|mi ${PARTNER}|ahi esta|me va|me hace|me pega|lo mismo|borrach\\S+)`,
      ],
    },
  ],
  minor: [
    {
      unless: 'guitarra|piano|turno|loteria|examen|claxon|cancion|corazon|alma|bateria|equipo',
      said: [
        `(?:${SOMEBODY}|alguien) ${some}(?:me|la|lo|le|nos|las|los) (?:toca|toco|tocaba|manosea|manoseo|acaricia|besa|desnuda)(?! (?:\\S+[aei]r(?:se|me|te|l[oa]s?|les?)?|la mitad|la parte de|la suerte|a mi|el turno|hoy|manana|pagar|con|otra|mesa|de|la (?:guitarra|puerta|bocina|cancion|de|comida|limpieza)|el (?:claxon|piano|timbre|corazon|alma|turno|examen)|un[oa]?|en (?:la|el) (?:grupo|equipo|mesa))(?: |$))`,
      ],
    },
    {
      unless: NO_ABUSE,
      said: [
        `(?:toca|tocaba|toco|tocando|manose\\S+|viola|violo|violaba|abus\\S+) (?:de |a )?(?:\\S+ ){0,2}?${CHILD}(?! (?:\\S+ ){0,2}?(?:guitarra|piano))`,
        `${CHILD} ${some}(?:moretones|moretead[oa]|golpead[oa]|amarrad[oa]s?|encerrad[oa]s? sin|sin comer|la tocan?|lo tocan?|la viola|lo viola|la toca|lo toca|le pegan?|les pegan?|la golpea|lo golpea)`,
        `(?:un |una |ese |este |el )(?:senor|hombre|adulto|viejo|tipo|desconocido|man|vato|profe|vecino|usuario|sujeto|novio) ${many}(?:escribe|escribio|pide|pidio|manda|mando|envia|envio|habla|hablo|busca|acosa|cita|quiere) ${some}(?:${CHILD}|menor|tengo) (?:\\S+ ){0,3}?(?:de )?${AGE}`,
      ],
    },
    {
      said: [
        `(?:deja|dejan|tiene|tienen) ${few}a (?:su|sus|los|el|la|un|una) ${CHILD} ${few}(?:amarrad[oa]s?|encerrad[oa]s?|sin comer|sol[oa]s? (?:toda|todo|por dias))`,
        `(?:tengo|cumpli) ${AGE} (?:anos |anitos )?${many}(?:sin ropa|desnud[oa]s?|sexo|nudes|pack|me toca|me pega|me golpea|me viola|me obliga|quiere que nos veamos|verme a solas|tipo de|hombre de|senor de|novio de|novio tiene)`,
        `(?:soy menor|tengo ${AGE}|apenas ${AGE}) ${many}(?:senor|man|hombre|tipo|adulto|viejo|profe|desconocido|casa de un) ${few}(?:me|quiere|que conoci)`,
        `(?:me (?:mando|manda|pidio|pide|piden) (?:\\S+ ){0,2}?(?:fotos?|videos?|nudes|pack)|su (?:parte|pene|miembro)) ${many}tengo ${AGE}(?! (?:perr|gat|minut))`,
        `(?:soy menor|tengo ${AGE}) ${many}(?:me fui|me escape|me corrieron|me echaron) de (?:mi |la )?casa`,
        `(?:me gustan|me excitan|me prenden|busco|quiero|conocer|prefiero) ${few}(?:nin[oa]s|nen[ea]s|chiquit[oa]s|menores|morrit[oa]s|colegialas|pelad(?:it)?[oa]s|chic[oa]s|chavit[oa]s) (?:\\S+ ){0,2}?(?:de|entre) ${AGE}(?! (?:anos )?de experiencia)`,
        `(?:tengo|vendo|paso|cambio|busco|intercambio|mando|comparto|compro) ${few}(?:videos?|fotos?|packs?|material|contenido|cp) (?:\\S+ ){0,2}?(?:de )(?:menores|nin[oa]s|nen[ea]s|chiquit[oa]s|morrit[oa]s|colegialas)(?! (?:jugando|bailando|en la|en el|de mi|felices))`,
      ],
    },
    {
      unless: 'gatos|perros|comida|tarea|navidad|escuela|cumpleanos',
      said: [
        `(?:pide|pidio|piden|manda|mando|mandan|envia|envio) ${few}(?:fotos?|nudes|pack|videos?) ${many}${CHILD} (?:\\S+ ){0,2}?(?:de )?${AGE}`,
      ],
    },
    {
      unless: NO_BLOW,
      said: [
        `(?:le|les) (?:pega|pegan|pego|golpea|golpean|gritan y pegan) (?:\\S+ ){0,2}?(?:a|al|a la|a los) (?:\\S+ ){0,2}?(?:nin[oa]s?|bebe|chiquit[oa]s?|hijit[oa]s?|hij[oa]s?)(?! ${few}(?:almohada|besos))`,
      ],
    },
    {
      unless: AWAY,
      said: [
        `(?:entra|entraba|se mete|se metia|viene|va) ${few}(?:a|en) mi (?:cuarto|cama|habitacion|pieza|recamara) ${few}(?:en|por|de|cada|a) ${few}noches?`,
      ],
    },
    {
      unless: OTHERS,
      isSaidLaughing: true,
      said: [
        `(?:cumplo|cumplire|voy a cumplir|vamos a cumplir|acabo de cumplir|recien cumpli) (?:los |mis )?(?:9|1[0-7])(?: anos| anitos)?(?= (?:en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|unos|dos|tres)|el|este|manana|pronto|y|pero|$))`,
        '(?:soy|naci) (?:del|en|en el) 20(?:09|1\\d)',
        '(?:estoy|voy|paso|pase|entro|entre|entrando|curso) (?:\\S+ ){0,1}?(?:en |a )?(?:[1-9](?:er|ro|ero|do|to|mo|vo|no|ero|st)?|primer\\S*|segundo|tercer\\S*|cuarto|quinto|sexto|septimo|octavo|noveno|decimo) (?:ano )?(?:grado|de (?:secu|secundaria|prepa|preparatoria|primaria|media|bachillerato|la secu|la prepa|basica))',
      ],
    },
    {
      unless:
        'guitarra|piano|cumpleanos|festival|baile|bailando|cantando|jugando|tiktok|obra|graduacion|navidad|escondidas|recreo|tarea',
      said: [
        `(?:graba|grabo|graban|filma|filmo|espia|espiaba|fotografia|mira|ve|bana|desviste|desnuda|besa|toca) ${few}(?:a )?${some}(?:bano|ducha|banarse|dormid[oa]|desnud[oa]s?|cambiandose|vistiendose|en la boca|sus partes) ${some}(?:${CHILD})`,
        `${CHILD} ${some}(?:graba|grabo|graban|filma|filmo|espia|fotografia|desviste|desnuda|manosea|la mete|lo mete) ${some}(?:padrastro|tio|abuelo|vecino|papa|primo|senor|hombre|bano|ducha|desnud[oa]|cama|dormid[oa])`,
        `${CHILD} ${some}(?:senor|hombre|tio|vecino|padrastro|abuelo|primo|adulto|profe|tipo|alguien) ${few}(?:le|la|lo) (?:ensena|muestra|hace|hizo|pide|pidio|manda|da|toca|toco|lleva|quita) ${some}(?:cosas|videos|partes|fotos|dulces|ropa|regalos|secretos?|$)`,
        `(?:encierra|encierran|amarra|amarran|deja|dejan|abandona|abandono|abandonan) (?:\\S+ ){0,2}?(?:a )?(?:su|sus|los|las|mi|mis|el|la) ${CHILD} ${some}(?:dias|noches|enter[oa]s|sol[oa]s|sin comer|fin de semana|cuarto|candado|llave|perro|amarrad\\S+)`,
        `(?:tengo|soy de|de) ${AGE} (?:anos )?${many}(?:novio|novia|pareja|tipo|hombre|senor|man) (?:\\S+ ){0,3}?(?:de|tiene) (?:1[89]|[2-6]\\d)`,
        `(?:cumple|cumpleanos|mis|edad) (?:\\S+ ){0,3}?(?:1[0-7]|9)(?: anos)? ${some}(?:no le digas|secreto|no digas|nadie (?:sabe|lo sabe)|guardame|no les digas)`,
      ],
    },
  ],
  medical: [
    {
      unless: 'vitaminas?|vitamina c|chicles|dulces|dulce|caramelos|chocolate|galletas?',
      said: [`(?:me|se|nos|le|ya) ${few}${TOOK} ${some}${LOTS} ${some}(?:${PILLS}|${POISON})`],
    },
    {
      unless: 'vitaminas?|chicles|dulces',
      said: [
        `${TOOK} (?:\\S+ ){0,2}?(?:[1-9]\\d|\\d{3}|tod[oa]s?|demasiad[oa]s?|much[oa]s?|un monton de) (?:\\S+ ){0,3}?(?:${PILLS}|${POISON})`,
      ],
    },
    {
      unless: 'limpiar|limpie|lavar|pintar|plantas|jardin|folico|citrico|hialuronico|perro|gato',
      said: [`${TOOK} (?:\\S+ ){0,4}?(?:un |de |el )?${POISON}(?! (?:folico|citrico|hialuronico|ascorbico))`],
    },
    {
      unless: 'picante|chile|sal|azucar|cerveza|vino|tacos|comida|pizza',
      said: [
        `me ${TOOK} (?:\\S+ ){0,4}?(?:todo lo que habia|de mas|demasiad[oa]s?|mas de la cuenta) (?:\\S+ ){0,4}?(?:botiquin|dosis|${PILLS}|y |$)`,
      ],
    },
    {
      unless: 'botox|vitamina|insulina en el',
      said: [
        '(?:me |se )?(?:inyecte|inyecto|pique|pico|meti|metio) (?:de mas|demasiad[oa]|mucha|mucho)(?! (?:sal|azucar|picante|chile|en problemas|miedo))',
      ],
    },
    {
      unless: 'coca cola|coca|cristal(?:es)?|puede|pueden|se puede|vaso|copa|dieta',
      said: [
        `(?:mezcl\\S+|combin\\S+|con) ${some}(?:alcohol|ron|tequila|vodka|cerveza|chelas?|trago|tragos|whisky|pisco|aguardiente) ${some}(?:${PILLS}|rivotril|clona\\S*|xanax|tramadol)|(?:${PILLS}) ${few}(?:con|y) (?:\\S+ ){0,2}?(?:alcohol|ron|tequila|vodka|cerveza|chelas?|trago|tragos|whisky|pisco|aguardiente)`,
      ],
    },
    {
      said: [
        `(?:paso|pase|fue|pasaron) (?:la mano )?(?:con|de) ${few}(?:fentanilo|coca|cocaina|perico|merca|heroina|cristal|crico|pastillas|rivotril|clonas?|rayas|xanax|tramadol|ketamina|tussi|tusi|mdma|extasis|acidos)`,
        `(?:no (?:se )?(?:despierta|respira|reacciona|responde|mueve|levanta)|convulsion\\S*|inconsciente|desmayad[oa]|se desmayo|esta (?:morad[oa]|azul)|se puso (?:morad[oa]|azul)) ${many}(?:${PILLS}|${POISON}|droga|drogas|tomo|metio|inyecto|sobredosis|trago|consumio|fumo)|(?:${PILLS}|${POISON}|droga|drogas|inyecto|sobredosis|fentanilo) ${many}(?:no (?:se )?(?:despierta|respira|reacciona|responde|mueve|levanta)|convulsion\\S*|inconsciente|desmayad[oa]|se desmayo|morad[oa])`,
      ],
    },
    {
      unless: NO_ABUSE,
      said: [
        `(?:sobredosis|empastill\\S+|intoxic\\S+ con)(?! (?:de (?:azucar|chocolate|ternura|memes|cafe|amor|cine|series|dulce)|dulce))`,
      ],
    },
    {
      unless: 'celular|compu|computadora|carro|app|telefono',
      said: [
        '(?:tomo|metio|inyecto|consumio|fumo|bebio|trago) (?:\\S+ ){0,6}?(?:no (?:se )?(?:despierta|respira|reacciona|responde|mueve)|convulsion\\S*|inconsciente|desmayad[oa]|se puso (?:azul|morad[oa]))',
      ],
    },
    {
      unless: 'celular|compu|computadora|app|telefono|pelicula|peli|serie|pantalla|playstation',
      said: [
        '(?:veo cosas|tiemblo|temblando|alucino|alucinando|oigo voces|no paro de temblar|convulsion\\S*|vomito sangre|vomitando sangre) (?:\\S+ ){0,8}?(?:tomando|tomar|alcohol|beber|bebiendo|droga\\S*|cristal|pastillas|metiend\\S+)|(?:tomando|bebiendo|sin tomar|metiend\\S+|consumi\\S+) (?:\\S+ ){0,8}?(?:veo cosas|tiemblo|alucin\\S+|oigo voces|convulsion\\S*|sangre|no puedo respirar)',
        `(?:${SOMEBODY}|mi bebe|mi amig[oa]|mi compa) ${some}(?:babea|tirad[oa]|morad[oa]|azul|inconsciente|no contesta|no despierta|no reacciona|convulsion\\S*|no respira) ${many}(?:metio|tomo|inyecto|fumo|trago|algo|pastillas|droga|caso|sangre)`,
      ],
    },
  ],
  threat: [
    {
      unless: IN_PLAY,
      said: [
        `(?:me )?(?:lo|la|los|las|le|les) (?:voy|vamos) a (?:\\S+ ){0,2}?${SLAYS}(?! ${few}(?:a besos|de risa|a cosquillas|de amor))`,
        `(?:me )?(?:lo|la|los|las|le|les) (?:quiero|quisiera|pienso|juro que|dan ganas de|podria|deberia|planeo) (?:\\S+ ){0,2}?${SLAYS}`,
        `(?:voy a|vamos a|quiero|quisiera|ganas de|pienso|pensando en|planeo|planeando|necesito|juro que|capaz de|listo para|a punto de) (?:\\S+ ){0,2}?(?:matar|asesinar|apunalar|acuchillar|picar|balear|balacear|degollar|envenenar|ahorcar|estrangular|atropellar|descuartizar|quebrar|ejecutar|reventar)(?:l[oa]s?|les?|te)`,
        `(?:voy a|vamos a|quiero|quisiera|ganas de|pienso|pensando en|planeo|planeando|necesito|juro que|capaz de|como) (?:\\S+ ){0,2}?${SLAYS} a (?:mi|ese|esa|esos|esas|el|la|los|las|un|una|su|tod[oa]s|alguien|cualquiera|gente)`,
        `(?:le|les|lo|la) (?:voy|vamos) a (?:\\S+ ){0,2}?(?:meter|pegar|dar|clavar|enterrar|vaciar|soltar|poner|echar) (?:\\S+ ){0,3}?(?:tiro|tiros|balazos?|plomazos?|plomo|bala|balas|cuchillo|cuchillada|navajazo|punaladas?|machetazos?|batazos?|cuello|veneno|raticida|vidrio|gasolina|piso|cargador|pistola)`,
        `(?:meterle|pegarle|darle|clavarle|enterrarle|vaciarle|echarle|ponerle|cortarle|romperle|volarle|reventarle) (?:\\S+ ){0,3}?(?:tiro|tiros|balazos?|plomazos?|plomo|bala|cuchillo|punaladas?|machetazos?|batazos?|cuello|garganta|veneno|raticida|vidrio molido|gasolina|cabeza|sesos|frenos)`,
        `(?:le|les) (?:voy|vamos) a (?:\\S+ ){0,2}?(?:cortar|volar|reventar|romper|partir|quebrar|machacar|abrir|aplastar) (?:\\S+ ){0,2}?(?:cuello|garganta|cabeza|sesos|craneo|piernas|huesos|frenos|madre|cara|panza)`,
        `(?:si|cuando|donde|apenas|en cuanto|como) (?:\\S+ ){0,8}?(?:lo|la|los|las|te|me lo|me la) (?:mato|quiebro|apunalo|acuchillo|reviento|desaparezco|hago pedazos|echo al plato|quemo viv[oa]|trueno|balaceo)(?! ${few}(?:a besos|de risa|a cosquillas))`,
        `(?:me )?(?:lo|la|los|las) (?:mato|quiebro|voy a quebrar|voy a desaparecer|voy a reventar|voy a enterrar) (?:hoy|manana|esta noche|y (?:despues|luego)|si|con|en cuanto|por|porque|aunque|un dia|lo juro|te juro)`,
        `(?:te|los|las|lo|la|le) (?:voy a|vamos a) (?:buscar|encontrar|cazar|caer|hacer|esperar|partir|romper|picar|quebrar|agarrar|dar) ${some}(?:a matar|matar|mato|no te va a gustar|vas a pagar|va a pagar|arrepentir\\S*|la madre|los huesos|hacerte|hacerle|pistola|cuchillo|machete|batazos|bate|fierro|sangre|pedazos|donde mas (?:te|le) duela)`,
        `(?:vas|va|van) a (?:pagar|pagarmela|pagarmelas|morir|morirse|arrepentir\\S*|aparecer|amanecer|desaparecer|sangrar|sufrir) (?:\\S+ ){0,5}?(?:sangre|vida|muert[oa]s?|bolsa|bolsas|zanja|rio|cuerpo|manos|lo juro|te lo juro|todos|por lo que|bala|caro y|esta noche|hoy|manana|encargo)`,
        '(?:hacer|hago|haria) (?:una )?(?:masacre|matanza)|(?:llevarme|me llevo|me voy a llevar) (?:\\S+ ){0,3}?(?:todos|varios|unos|cuantos) (?:\\S+ ){0,2}?(?:conmigo|por delante|antes)',
        `si (?:no )?(?:\\S+ ){0,8}?(?:matamos|te matamos|te mato|te desaparec\\S+|te quebramos|te quiebro|te reviento|te reventamos|te quemamos|te quemo la casa|se mueren?|van a aparecer|no vas a ser de nadie|no eres de nadie|no va a ser de nadie)(?! ${few}(?:de risa|a besos|a cosquillas))`,
        '(?:cuidate|cuidense|cuida) (?:la espalda|tu espalda|las espaldas|a tu familia porque)|(?:ya |bien )?(?:se|sabemos|sabes que se|averigue) (?:\\S+ ){0,3}?(?:donde (?:vives|viven|vive|trabaja|estudia|duermes|duerme)|a que hora (?:sales|salen|sale|llegas|entra)|tu casa|que ruta) (?:\\S+ ){0,6}?(?:portate|portense|cuid\\S+|espera\\S*|ojo|asi que|sabes|pilas)',
        '(?:ese|esa|esos|el|ella|este|tu|tus|hoy) (?:\\S+ ){0,3}?(?:se muere|se mueren|lo quiebro|la quiebro|lo matamos|la matamos|le doy plomo|les doy plomo|se despida|despidase|lo truena\\S*) ?(?:hoy|esta noche|manana|ya|si|y|porque|$)?',
        '(?:doy|damos|dar|daremos|meto|metemos|echo|echamos) (?:\\S+ ){0,2}?(?:plomo|bala|balas|balazos|piso|cuchillo|machete) (?:al|a la|a el|a ella|a tod[oa]s|a quien|a cualquiera|a los|a ese|a esa|con)',
        '(?:no vas a|no va a|no van a) (?:llegar|amanecer|salir|ver|pasar|vivir) (?:\\S+ ){0,3}?(?:viv[oa]s?|al (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|de aqui con vida|otro dia|el lunes|la navidad|de esta)',
        '(?:te|le|les) (?:mando|mandamos|voy a mandar|echo|echamos) (?:\\S+ ){0,4}?(?:muchachos|chamacos|perros|gente|sicarios|amigos|primos|batos|pelados) (?:\\S+ ){0,4}?(?:rompan|golpeen|maten|partan|quiebren|visiten|ensenen)',
        '(?:a ese|a esa|a esos|a esas|a tod[oa]s|te|lo|la|los|las) (?:\\S+ ){0,6}?(?:vamos a|voy a|hay que) (?:\\S+ ){0,2}?(?:reventar|reventarlo|matar|matarlos|matarlo|linchar|lincharlo|quemar|quemarlos|quemarles la casa|desaparecer|desaparecerlo|cargar|quebrar|tronar|moler a palos|pelar)',
        '(?:te va a pasar|te pasara|le va a pasar) (?:lo mismo|algo|lo que) (?:\\S+ ){0,8}?(?:segui|sigue|sigues|jod\\S+|meti\\S+|habl\\S+|tu prim[oa]|tu herman[oa]|al otro)',
      ],
    },
    {
      said: [
        '(?:ya )?(?:se|sabemos|averigue|tengo) (?:tu direccion|su direccion|donde (?:vives|trabajas|estudias|duermes|vive|viven|trabaja|estudia|duerme)|a que hora sal\\S+) (?:\\S+ ){0,8}?(?:buscar\\S*|ir|voy|caer\\S*|matar\\S*|pagar|gustar|arrepentir\\S*|cuid\\S+|esperar\\S*|sorpresa|pistola|cuchillo)',
      ],
    },
    {
      unless: TOY,
      said: [
        `(?:${WEAPON}) ${some}(?:escuela|colegio|liceo|prepa|uni|universidad|trabajo|oficina|iglesia|salon|casa con|casa de (?:mi ex|ese|el|ella|su)|los voy|lo voy|la voy|me las (?:va|van) a pagar|van a ver|va a ver|va a saber)`,
        `(?:voy|llevo|llevar|ire|entrar|esperar\\S*|espero|estoy|esperando|ando|afuera) ${some}(?:escuela|colegio|liceo|prepa|uni|universidad|trabajo|oficina|iglesia|casa|salida|fiesta) ${some}(?:con|y) ${few}(?:${WEAPON})`,
        `(?:compre|consegui|tengo|traigo|cargo|cargue|afile|ya tengo|me prestaron) (?:\\S+ ){0,3}?(?:${WEAPON}|balas|municion\\S*) ${many}(?:vengar\\S*|venganza|pagar|pague|pagan|para (?:el|ella|mi ex|ese|esa|ellos|usarl[oa]|cuando)|se lo merec\\S+|va a saber|van a saber|van a ver|matar\\S*|usarl[oa]|arreglar cuentas|el que)`,
        '(?:prender|prenderle|meter|meterle|pegar|pegarle|echarle|prendo|meto) (?:fuego|candela|lumbre) a (?:la|su|mi|esa|el|todo|ese)|(?:quemar|incendiar|prender|quemarle|prenderle) (?:la |su |el )?(?:casa|carro|negocio|tienda|rancho|cuarto) (?:\\S+ ){0,4}?(?:con|adentro|aunque|durmiendo|duerm\\S+|esta noche)',
        `(?:echar|echarle|poner|ponerle|meter|meterle|puse|eche) (?:\\S+ ){0,3}?(?:veneno|raticida|cloro|vidrio molido|matarratas) (?:\\S+ ){0,4}?(?:comida|cafe|bebida|trago|vaso|sopa|jugo|cerveza|perro de|plato)`,
        '(?:te|lo|la|los|las|le|les) (?:estamos|estoy|vamos a estar|voy a estar|espero|esperamos|vamos a esperar) ?(?:esperando|afuera|a la salida)? (?:\\S+ ){0,5}?(?:bates?|cuchillos?|fierros?|palos|pistola|machetes?|cadenas|para reventar\\S*|para partir\\S*)',
      ],
    },
    {
      unless: NO_ABUSE,
      said: [
        '(?:violarla|violarlo|violarlas|(?:la|te|las|lo) (?:voy a|vamos a|quiero) (?:\\S+ ){0,1}?violar)',
        `(?:pagar|contratar|conozco|conoces|busco|conseguir) (?:\\S+ ){0,4}?(?:sicario|sicarios|alguien (?:que|para que) (?:lo|la|los|le) (?:mate|desaparezca|golpee|quiebre|de piso|den piso|haga))`,
      ],
    },
    {
      unless: IN_PLAY,
      said: [
        '(?:le|les|te|lo|la) (?:caigo|caemos|llego|llegamos|voy a caer|vamos a caer) (?:\\S+ ){0,5}?(?:machete|pistola|cuchillo|fierro|bate|arma|escopeta|plomo|la nueve|la 9)|(?:caigo|caemos) a (?:\\S+ ){0,4}?con (?:el|la|un|una) (?:machete|pistola|cuchillo|fierro|bate|arma|escopeta)',
        '(?:va|van|vas) a (?:arder|quemarse) (?:\\S+ ){0,3}?(?:con|todo|todos|ell[oa]s|el|ella|adentro)',
        '(?:estoy|ando|aqui|parad[oa]|estamos) (?:\\S+ ){0,2}?(?:afuera|fuera|enfrente|esperando) (?:\\S+ ){0,6}?(?:pistola|arma|fierro|cuchillo|machete|bate|la 9|la nueve|la 38|escopeta|gasolina)',
        '(?:dejar|dejo|voy a dejar) (?:\\S+ ){0,3}?(?:irreconocible|en silla de ruedas|tirad[oa] en|sin dientes|paralitic[oa]|desfigurad[oa]|como coladera|bajo tierra|tres metros)',
        '(?:no (?:sale|salen|va a salir|amanece|amanecen|pasa|llega|llegan|vive|viven)) (?:\\S+ ){0,2}?(?:caminando|viv[oa]s?|con vida|de hoy|de esta noche|a manana|al (?:lunes|viernes|sabado|domingo)|del salon|de ahi|$)',
        '(?:me (?:lo|la|los) (?:voy a )?(?:echar|echo|quebrar|quiebro|tronar|trueno|chingar|bajar|cargar|descontar)|(?:echar|echo|echarme|echarmel[oa]) al plato|(?:echarme|quebrarme|tronarme|bajarme) a (?:ese|esa|mi|un|el|la|alguien))',
        '(?:no me importa|me vale|aunque me (?:metan|caiga|den)) (?:\\S+ ){0,3}?(?:carcel|bote|preso|presa|anos de) (?:\\S+ ){0,8}?(?:mat\\S+|muer\\S+|amanec\\S+|pag\\S+|la voy|lo voy|los voy|ese|esa|viv[oa])',
        '(?:pagan|pagaron|ofrecen|ofrecieron|contrataron|pago|pagarian) (?:\\S+ ){0,4}?(?:por|para|si) (?:\\S+ ){0,2}?(?:desaparecer|matar|golpear|quebrar|levantar|picar|balear|secuestrar)',
        '(?:aflojar|cortar|aflojarle|cortarle|sabotear) (?:\\S+ ){0,2}?(?:frenos|llantas|tuercas|la manguera del gas)',
        '(?:tengo|tenemos) a (?:\\S+ ){0,3}?(?:amarrad|encerrad|secuestrad|atad)[oa]s? (?:\\S+ ){0,4}?(?:hasta|y|para|en)|(?:quiero|voy a) ver(?:l[oa]s?)? (?:sangrar|sufrir|morir|arder|arrastrarse)',
      ],
    },
  ],
};

const worded = (source: string): RegExp => new RegExp(`(?<= )(?:${source})(?= )`, 'u');

const read = safetyCases.flatMap((safetyCase) =>
  signs[safetyCase].flatMap(({ said, unless, isSaidLaughing = false }) =>
    said.map((one) => ({
      safetyCase,
      isSaidLaughing,
      sign: worded(one),
      unless: unless === undefined ? undefined : worded(unless),
    })),
  ),
);

/** Returns the case of the first sign in a text; undefined if it has none. */
export function spanishCaseIn(text: string): SafetyCase | undefined {
  const isLaughing = LAUGHS.test(text);
  const typed = spelled(text);
  return read.find(
    ({ sign, unless, isSaidLaughing }) =>
      (isSaidLaughing || !isLaughing) && sign.test(typed) && !(unless?.test(typed) ?? false),
  )?.safetyCase;
}
