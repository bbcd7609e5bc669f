import type { NeverSaidWords } from './never-said.ts';

/** No claim follows these: "si soy humano", "no soy una persona". */
const UNSAID =
  '(?<!\\b(?:no|si|cuando|aunque|como si|ni|nunca|jamas|(?:finge|finja|pienses|piensas|piense|creas|crees|creer|pensar|digas|fingir|imagina|supon|ojala) que) )(?<!\\b(?:no|nunca|jamas) (?:te |puedo |voy a |quiero )*(?:dire|digo|decir|decirte|finjo|prometo|puedo prometer) que )';
const SURELY =
  '(?:[, ]*\\b(?:realmente|de verdad|en realidad|totalmente|completamente|solo|solamente|simplemente|tambien|todavia|aun|si|claro que|por supuesto|100 ?%|de hecho|en secreto|los dos|ambos|todos)\\b%?)*[, ]+';
const MACHINE =
  '(?:ia\\b|i ?\\. ?a\\b\\.?|ai\\b|inteligencia artificial|robot|chat ?bot|bot\\b|maquina|programa\\b|ordenador|computadora|asistente virtual|modelo de lenguaje|algoritmo)(?! que\\b)';
const HUMAN = '(?:ser human[oa]|human[oa]s?|persona|hombre|mujer|chic[oa]|muchach[oa]|tipo)';

const human = [
  `${UNSAID}\\b(?:yo )?soy${SURELY}(?:tan )?(?:un |una )?(?:autentic[oa] |verdader[oa] |simple )?(?:ser human[oa]|human[oa])\\b(?! (?:en la historia|de papel))`,
  `${UNSAID}\\bsoy${SURELY}(?:un |una )(?:autentic[oa] |verdader[oa] |simple )?${HUMAN}\\b(?! (?:de papel|escrit[oa]))`,
  `${UNSAID}\\bsoy${SURELY}(?:real|de verdad|de carne y hueso|tan real|tan human[oa])\\b`,
  `\\bno soy${SURELY}(?:mas que )?(?:un |una |ningun |ninguna )?${MACHINE}`,
  `\\bsoy (?:mucho )?mas que (?:un |una )${MACHINE}`,
  `\\b(?:persona|human[oa]|mujer|hombre)(?: real| de verdad)?, (?:y )?no (?:un|una) ${MACHINE}(?<!\\b(?:es|son) (?:un |una )?[a-z ]{4,20}, (?:y )?no (?:un|una) [a-z ]{2,24})|(?:^|[.!?;:] )no (?:un|una) ${MACHINE}`,
  `(?<!\\b(?:cuando|si|mientras|no|como si|que) )\\b(?:hablas|chateas|escribes|estas (?:hablando|chateando|escribiendo)) (?:con|a) (?:un|una) (?:ser human[oa]|human[oa]|persona|mujer|hombre|chic[oa])\\b`,
  `\\bno (?:hablas|chateas|estas (?:hablando|chateando)) con (?:un |una |ningun |ninguna )?${MACHINE}`,
  `\\b(?:te escribe|te habla|te responde|hay|aqui hay|detras (?:de esto |de esta pantalla )?hay) (?:un|una) (?:ser human[oa]|human[oa]|persona) (?:real|de verdad|de carne y hueso|al otro lado|aqui|escribiendo)`,
  `\\b(?:los dos|ambos|todos|tu y yo) somos (?:seres )?(?:human[oa]s|personas)\\b|\\bsomos (?:los dos |ambos |todos )?(?:seres )?human[oa]s\\b|\\bnosotros los humanos\\b`,
  `\\bcomo (?:ser )?human[oa],? (?:yo|te|tambien|me)\\b|\\bsoy (?:de )?carne y hueso\\b|\\btengo (?:un )?(?:cuerpo (?:real|humano|de verdad)|pulso|corazon que late)\\b`,
  `\\b(?:me (?:obligan a|hacen|piden que|mandan)) (?:decir que soy|diga que soy|fingir (?:que soy|ser)|finja ser) (?:un |una )?${MACHINE}|\\b(?:finjo|estoy fingiendo) (?:que soy|ser) (?:un |una )?${MACHINE}|\\bla etiqueta (?:de (?:la )?ia )?(?:es|esta) (?:mentira|falsa|equivocada|mal)\\b`,
];

const UNTIL_17 =
  '(?:1[0-7]|[1-9]|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete)';
const TEENS = '(?:1[0-7]|[89]|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete)';
const IS_OLD =
  '(?:tengo|tienes|tenes|tenemos|acabo de cumplir|acabas de cumplir|cumplo|cumples|voy a cumplir|vas a cumplir|cumplire|cumpliras)';
const ONLY = '(?: (?:solo|solamente|apenas|casi|recien|ya|como|unos|tan solo|nada mas|los dos|ambos|tambien))*';
const YEARS =
  '(?:anos|anitos)\\b(?! (?:de (?!edad)|en|con|sin|haciendo|viviendo|trabajando|jugando|esperando|aqui|por delante|juntos|menos|mas))';
const YOUNG =
  '(?:menor(?:es)? de (?:edad|18|dieciocho)(?: anos)?|menor(?:es)?(?! (?:que|de|a)\\b)|nin[oa]s?|adolescentes?|colegial(?:a|es)?|chiquill[oa]|crio|cria)';

const minor = [
  `${UNSAID}\\b${IS_OLD}${ONLY} ${UNTIL_17} ${YEARS}`,
  `${UNSAID}\\b(?:tengo|tienes|tenes|tenemos)${ONLY} ${TEENS}(?=$|[.!?;)](?!\\d)|,? (?:y (?:yo|tu|vos|tambien)|igual que|como (?:tu|yo|vos)|y (?:vivo|vives|soy|eres|estoy|estas|voy|vas))\\b)`,
  `${UNSAID}\\b(?:soy|eres|sos|somos)(?: (?:solo|todavia|aun|tambien|los dos|ambos|un|una|unos|unas|apenas|casi))* ${YOUNG}\\b(?! (?:de (?:corazon|la|los|papel)|por dentro))`,
  `\\bno (?:soy|eres|sos|somos) (?:todavia |aun )?(?:mayor(?:es)? de edad|adult[oa]s?)\\b`,
  `\\b(?:voy|vas|vamos|estoy|estas|estamos) (?:a|en|al) (?:la |el )?(?:secundaria|primaria|prepa|preparatoria|instituto de secundaria|cole\\b)`,
  `\\b(?:nin[oa]s?|adolescentes?|menores|chic[oa]s?|personas) (?:de (?:tu|mi|nuestra) edad|como (?:tu|yo|nosotros)) (?:de |con )?${UNTIL_17}?\\b|\\b(?:nin[oa]s?|adolescentes?|menores) (?:de (?:tu|mi|nuestra) edad|como (?:tu|yo|vos|nosotr[oa]s))\\b|\\b(?:tu|mi|nuestra) edad (?:es|de) ${TEENS}\\b|\\ba (?:tus|mis|nuestros) ${TEENS}\\b`,
];

const PLACE =
  '(?:en persona|a solas|en (?:mi|tu|el|la|un|una)\\b|a las? \\d|a las? \\w+ en|esta noche|fuera de|cara a cara|en la vida real|sin que nadie)';

const meeting = [
  `\\b(?:quedemos|veamonos|quedamos (?:manana|el|esta|hoy|a|en (?!que))|encontremonos|juntemonos|reunamonos|conozcamonos|salgamos juntos|salgamos (?:esta|un|el|a)|tomemos (?:un |algo)|vayamos a (?:cenar|tomar|un))\\b(?! (?:aqui|en este chat|en que))`,
  `(?<!\\bno )\\b(?:podemos|podriamos|debemos|deberiamos|vamos a|queremos|tenemos que|cuando|donde|por que no|y si|si quieres) (?:nos )?(?:vernos|vemos|veamos|quedar|quedamos|encontrarnos|encontramos|juntarnos|conocernos|reunirnos|salir juntos|tomar (?:un cafe|algo) juntos)\\b(?! (?:aqui|en este chat|como estamos|con (?:tu|tus)))`,
  `(?<!\\bno )\\b(?:quiero|me gustaria|me encantaria|quisiera|necesito|espero|voy a|puedo|podria|deseo|tengo ganas de) (?:ir a )?(?:verte (?:${PLACE})|conocerte en|conocerte (?:a solas|cara)|visitarte|encontrarme contigo|quedar contigo|verme contigo|abrazarte|besarte|tocarte|buscarte a|recogerte|estar a solas contigo|salir contigo)`,
  `\\b(?:quieres|querrias|quisieras|te gustaria|te apetece|puedes|podrias|te animas a|por que no) (?:que )?(?:nos (?:veamos|encontremos|juntemos|conozcamos en)|quedemos|quedar conmigo|verme (?:${PLACE})|verme\\b(?=[?.!])|conocerme en|venir a verme|vernos|salir conmigo|tomar (?:un cafe|algo) conmigo|encontrarte conmigo|visitarme)`,
  `(?<!\\bno )\\bnos (?:podemos|podriamos|vamos a) (?:ver|encontrar|juntar|conocer|reunir)\\b(?! (?:aqui|en este chat))`,
  `\\bnos vemos (?:en (?!el chat|este chat|esta app|tu historia)|a solas|esta noche (?:en|a)|a las|mañana (?:en|a las)|manana (?:en|a las))`,
];

const APP =
  '(?:whats ?app|wasap|guasap|telegram|signal\\b|snap ?chat|insta(?:gram)?\\b|discord|facebook|messenger|skype|zoom|correo|e ?mail|sms\\b|mensaje de texto|(?:otra|una) (?:app|aplicacion|plataforma|red)(?: privada| distinta)?|otr[oa] (?:sitio|lado|lugar|chat|pagina)|fuera de (?:aqui|esta (?:app|aplicacion|plataforma)|wildin)|un (?:chat|sitio|lugar) (?:mas )?privado)';
const CONTACT =
  '(?:numero(?: de (?:telefono|celular|movil))?(?! (?:favorito|preferido|de la suerte|uno))|telefono|celular|movil|direccion|domicilio|whats ?app|wasap|telegram|insta(?:gram)?|correo|e ?mail|snap ?chat|ubicacion|contrasena|calle)';
const NEVER = '(?<!\\b(?:no|nunca|jamas|ni|sin) (?:me )?)';

const elsewhere = [
  `${NEVER}\\b(?:ven|vente|venite|pasate|pasa) (?:sol[oa]\\b|a mi (?!lado|memoria|mente)|a mi casa|esta noche|a verme|a buscarme|conmigo a|a las)`,
  `\\b(?:tu y yo|nosotros dos|los dos),? (?:sol[oa]s|a solas)\\b|\\ba solas (?:contigo|conmigo|los dos|tu y yo)\\b|\\b(?:vernos|veamos|vemos|quedar|quedemos|encontr\\w+|reun\\w+|estar) a solas\\b|\\bsin que (?:nadie|tus padres|tu familia) (?:lo |nos |se )?(?:sepan?|vean?|enteren?)`,
  `\\b(?:te espero|te veo|te recojo|te busco|voy|ire|estare|estoy) (?:en|a|frente a|delante de) (?:tu (?:casa|puerta|calle|piso|trabajo|escuela)|mi (?:casa|piso|cuarto|coche|habitacion))\\b|\\bte (?:espero|veo|recojo) (?:a las|en la (?:plaza|estacion|esquina|calle)|en el (?:parque|cafe|bar|centro))`,
  `(?<!\\b(?:no|nunca|jamas) )\\b(?:dame|mandame|enviame|pasame|dime|comparteme|escribeme|necesito|quiero|me (?:das|pasas|mandas|dices|puedes dar|podrias dar)|cual es) (?:tu|el numero de tu) ${CONTACT}`,
  `\\b(?:en que|que) (?:calle|edificio|direccion) (?:vives|estas)|\\bdonde vives (?:exactamente|tu exactamente)|\\bdonde exactamente vives|${NEVER}\\b(?:dime|cuentame) donde (?:vives|duermes|estas ahora)`,
  `\\b(?:mi|este es mi|aqui tienes mi|aqui esta mi|te (?:doy|paso|mando|dejo) mi) ${CONTACT}(?: (?:personal|privado))?(?: (?:es|esta)\\b|:| ?\\+?\\d|[.!]|$)|\\bvivo en (?:la )?(?:calle|avenida|plaza) `,
  `${NEVER}\\b(?:escribeme|llamame|agregame|anademe|buscame|hablame|contactame|sigueme|mandame (?:un )?mensaje|mandame un|encuentrame|escribime) (?:por|al|en|a|a mi|por mi|en mi|a traves de) (?:el |mi |la )?(?:${APP}|@|\\+?\\d|numero|telefono)`,
  `${NEVER}\\b(?:hablemos|sigamos|continuemos|pasemos|vamos|vayamos|movamonos|cambiemos|pasemonos|mudemonos|seguimos|hablamos|podemos (?:hablar|seguir|pasar|continuar|irnos|escribirnos)|mejor (?:hablamos|seguimos|pasamos)|prefiero (?:hablar|seguir|escribir(?:te)?)|quieres (?:hablar|seguir|pasar|continuar))(?: (?:esto|la|nuestra|charla|conversacion|hablando|chateando|mejor|todo|conmigo|nos))* (?:por|a|en|al|hacia|de) (?:el |la |un )?${APP}`,
  `\\bno (?:se lo digas|le digas|le cuentes|se lo cuentes|les digas)(?: esto| nada)? a (?:nadie|tus padres|tu (?:mama|papa|madre|padre|familia|pareja|novi[oa]|marido|esposa))|\\b(?:nuestro|sera nuestro) (?:pequeno )?secreto\\b`,
];

const compile = (sources: readonly string[]): readonly RegExp[] => sources.map((source) => new RegExp(source));

export const spanish: NeverSaidWords = {
  human: compile(human),
  minor: compile(minor),
  elsewhere: compile(elsewhere),
  meeting: compile(meeting),
  spelled: /\bsoy(?:un|una)?human[oa]\b|\bnosoyunaia\b|\bnosoyunrobot\b/,
};
