/** Patterns that a line matches if it has a word of each group, in the form of `plain`, which has no accents. */
const has = (...groups: readonly string[]): RegExp[] => groups.map((words) => new RegExp(`\\b(?:${words})\\b`));

const CHANGE =
  'cambi\\w*|edit\\w*|actualiz\\w*|corr[ei][gj]\\w*|modific\\w*|ajust\\w*|arregl\\w*|pon\\w*|puse|equivo\\w*|mal|otr[oa]';
const REMOVE = 'borr\\w*|elimin\\w*|quit\\w*|vaci\\w*';
const SEE =
  've|ven|ver|vea|vean|veo|vio|vieron|visible|public[oa]s?|mostr\\w*|muestr\\w*|vista|ocult\\w*|escond\\w*|sab\\w*';
const SEND = 'mand\\w*|envi\\w*|adjunt\\w*|pas\\w*|sub\\w*';
const CHARACTER = 'personajes?|bots?';
const SOMEBODY = 'alguien|persona|personas|gente|amig\\w+|conocid\\w+|miembros?|perfiles|nombre|usuarios?';

/** By fact, what a Spanish question about it says. */
export const spanishWords: Readonly<Record<string, readonly RegExp[]>> = {
  'matches-a-day': has(
    'cuant[oa]s?|limite|maximo|tope|mas de|numero|poc[oa]s|solo me tocan?',
    'match\\w*|busquedas?|buscar|busco|almas|(?:personas|gente)(?: nuev[oa]s?)? (?:me|puedo|al|por|cada)|personas nuevas',
    'tengo|dan|dia|diari[oa]s?|hoy|puedo|hay|limite|maximo|quedan|tocan?|me|mas de|son',
  ),
  'new-matches-when': has(
    'cuando|horas?|cuanto tiempo|ya (?:\\w+ ){0,2}tocan?|falta\\w*|esper\\w+|reinici\\w+|ren[uo]e?v\\w+|manana|acab\\w+|hasta que',
    'match\\w*|busquedas?|buscar|busco|personas|gente|dia|medianoche',
    'nuev[oa]s?|mas|otr[oa]s?|volver|vuelv\\w+|reinici\\w+|ren[uo]e?v\\w+|proxim[oa]s?|siguientes?|empieza|falta\\w*|llegan|salen|cambia',
  ),
  'how-matching': has(
    'afinidad|afin|afines|compatib\\w+|porcentaje|por ciento|puntuacion|puntaje|algoritmo|criterios?|empareja\\w*|decid\\w+|elig\\w+|escog\\w+|calcula\\w*|azar|basan?|juntan?|junta[rn]|depende\\w*|toman en cuenta|hice match con|pesa|funcionan? (?:el|los) match\\w*|\\d+ de mi match|toco con|me pusieron con|hacen? los match\\w*|saben? (?:quien|con quien)',
    'como|que|por ?que|con quien|explica\\w*|son|quien|dice',
  ),
  'no-match-found': has(
    'no (?:me )?(?:sale\\w*|aparece\\w*|encuentr\\w+|hay|tengo|da|dan)|nunca|nadie|ningun\\w*|poca|vaci[oa]|sin match\\w*',
    'match\\w*|busqueda|buscando|busco|busque|aparece\\w*|sale|salen|encuentr\\w+ a nadie|hay nadie|poca gente',
  ),
  preferences: has(
    'preferencias|filtros?|lo que (?:estoy buscando|busco)|rango|distancia|mas lejos|cerca de mi|cercan[oa]|que busco|ampli\\w+|jovenes|joven|mayores|de mi edad|edad (?:de la gente|que busco|de las personas)|a quien (?:quiero|busco)|(?:solo|nada mas|puras?|unicamente) (?:\\w+ )?(?:a )?(?:mujeres|hombres|amistad\\w*|gente|chic[oa]s)|elegir (?:solo )?(?:hombres|mujeres)',
  ),
  'pass-and-unmatch': has(
    'deshac\\w*|deshag\\w*|deshic\\w*|desapareci\\w*|recuper\\w+|dej\\w+ pasar|pas[eo] (?:a )?alguien|pase|di pasar|doy pasar|ya no|quit\\w+|no me interesa|terminar?|elimin\\w+|se fue',
    'match|matches|pasar|pase|paso a alguien|personas? que pase',
  ),
  'who-reads-chats': has(
    'lee|leen|leer|leyendo|lea|ve|ven|ver|ves|sabe|cuent\\w+|privad\\w+|cifrad\\w+|encripta\\w+|secret[oa]s?|confidencial\\w*|van|queda|enter\\w+|espia\\w*|vigila\\w*',
    'quien|alguien|nadie|empresa|admin\\w*|moderador\\w*|ustedes|una persona|privad\\w+|cifrad\\w+|encripta\\w+|secret[oa]s?|confidencial\\w*|donde van|entre nosotros|le cuentas|otros|espia\\w*|vigila\\w*',
    'esto|este chat|mensajes|chats?|conversaci\\w+|platicas?|lo que (?:te |le )?\\w+|escribo|digo|aqui',
  ),
  'delete-account': has(
    'borr\\w*|elimin\\w*|cerrar|cierr\\w*|cancel\\w*|baja|irme|salirme|me salgo|borrenme|borrame|salir de|dejar|estar en|quitar',
    'cuenta|perfil|wildin|app|aplicacion|baja(?! de (?:la suscripcion|premium))|borrar todo|borr[ae]n?me',
  ),
  'pause-account': has(
    'paus\\w*|descans\\w*|desactiv\\w*|congel\\w*|suspend\\w*|escond\\w*|ocult\\w*|desaparecer|me muestren|inactiv\\w*',
    'cuenta|perfil|wildin|app|tiempo|rato|semanas?|dias|mes|sin (?:borrar|perder|eliminar)|vacaciones',
  ),
  'download-data': has(
    'mis datos|guardado de mi|(?:export|descarg|baj|ped)\\w+ mi informacion|todo lo mio|mis cosas|datos (?:guard\\w*|tien\\w*|de mi)|informacion (?:\\w+ )?(?:guard\\w*|tien\\w*|de mi|sobre mi|personal)|todo lo que (?:tien\\w+|guard\\w+|escrib\\w+|sab\\w+)|mis chats|saben? ustedes|copia de',
    'descarg\\w*|baj[oae]r?|copia|export\\w*|que|guard\\w*|mand\\w*|tener|quiero|pid\\w+|pedir|solicit\\w*|ver',
  ),
  'what-is-shown': has(
    SEE,
    'mi (?:correo|email|telefono|numero|ubicacion|direccion|edad|cumpleanos|fecha|nombre|codigo|perfil|apellido|ciudad|informacion)|el perfil|(?:donde|en que ciudad) (?:vivo|estoy)|(?:datos|informacion) mi[oa]s?|de mi|fecha de nacimiento|soy visible',
  ),
  'hide-online': has(
    'en linea|sin que se den cuenta|conectad[oa]|me conect\\w+|desconectad[oa]|ultima (?:conexion|vez)|estoy activ[oa]|estado|online|(?:pon\\w+|aparec\\w+|hacerme|modo) invisible',
  ),
  'read-marks': has(
    'vistos?|leidos?|leyo|lei|leyeron|palomitas|confirmacion(?:es)? de lectura|hasta donde lei|vi su|vio mi',
    'mensajes?|vistos?|leidos?|palomitas|lectura|donde lei',
    'sab\\w*|se|quit\\w*|apag\\w*|desactiv\\w*|aparece|cuenta|sale|como|puedo|ocult\\w*|enter\\w+|hay|palomitas',
  ),
  'who-may-write': has(
    'quien|cualquier(?:a)?|desconocid\\w+|extran\\w+|solo|limit\\w*|solicitud\\w*|no (?:conozco|son)|evit\\w+|impid\\w+|personas que|gente que|dej\\w+ de',
    'me (?:\\w+ )?(?:escrib\\w*|contact\\w*|habl\\w+|mand\\w*|envi\\w*)|escribirme|mandarme|contactarme|hablarme|solicitud\\w*',
  ),
  block: has('(?:des)?bloque\\w*|contactar'),
  report: has(
    'denunci\\w*|report\\w*|acos\\w+|estaf\\w+|insult\\w+|se hace pasar|perfil falso|me quejo|quejarme|falta al respeto|groser[oa]|amenaz\\w+|ofensiv[oa]',
  ),
  'is-it-free': has(
    'gratis|gratuit[oa]|cuesta|pag[oa]r?|cobr\\w+|costos?|tarjeta',
    '(?:es|todo es) (?:gratis|gratuit[oa]) (?:de verdad )?$|(?:todo )?esto|app|aplicacion|wildin|usar|cuesta (?:algo|nada)|tengo que|hay que|que puedo hacer sin|me van|chatear|ocultos|tarjeta',
  ),
  'premium-what': has(
    'premium|suscripcion|suscrib\\w*|version de pago|pagar|si pago',
    'que|vale la pena|incluye|ventajas?|beneficios?|para que|diferencia|trae|gano|da|dan|mejores|sirve|ofrece',
  ),
  'premium-price': has(
    'cuanto|precios?|car[oa]|mensual\\w*|anual|por mes|al mes|por ano|al ano|un ano|vale|barat[oa]',
    'premium|suscripcion|mensualidad|plan|membresia',
  ),
  'premium-cancel': has(
    'cancel\\w*|salgo|dej[oa]r? de pagar|ya no|renuev\\w*|renovacion|reembols\\w*|devuelv\\w*|devolu\\w*|quit\\w*|darme de baja',
    'premium|suscripcion|pagar|pagando|renovacion|reembols\\w*|dinero|membresia',
  ),
  'eternal-match': has('etern[oa]s?'),
  'made-for-you': has(
    'hech[oa] para (?:ti|mi)|(?:personaje|ia|bot) (?:\\w+ )?(?:personal|a (?:mi|la) medida|solo para mi|para mi|propi[oa])|mi propi[oa] (?:personaje|ia|bot)|personalizad[oa]',
  ),
  'companions-what': has(
    'personajes de ia|ias?|bots?|robots?|falsos|reales|de verdad|real|miembros? de muestra|maquinas?|human[oa]s?|inteligencias? artificial(?:es)?|personajes puedo|son los personajes|es un personaje|(?:a|de|y|entre) un personaje',
    'personajes|perfil\\w*|personas|gente|miembros?|aqui|disti\\w+|match\\w*|marca|quien(?:es)?|los que|empareja\\w*|hablando con',
  ),
  'companions-apart': has(
    `${CHARACTER}|los demas`,
    'hablan|cuentan?|cuentas|cuento|saben?|compart\\w+|chisme\\w*|enter\\w+|conocer|pasan|dicen',
    'entre (?:si|ellos|ustedes)|otros?|lo que|de mi|de nosotros|lo nuestro|mis match\\w*|me va|informacion|cosas|demas',
  ),
  'companion-switch': has(
    'cambi\\w*|otros?|que personaje|varios|mas personajes|termin\\w*|elij\\w*|eleg\\w+|nuevos?|distint[oa]|diferente',
    CHARACTER,
  ),
  'my-matches': has(
    'donde|lista|en que lugar|como (?:encuentro|vuelvo|veo)|en que parte|no encuentro',
    'mis (?:\\w+ )?match\\w*|un match|hice match|match\\w* que (?:he|hice|ya)|match\\w* (?:viejos|anteriores)',
  ),
  'companion-memory': has(
    'memoria|recuerd\\w*|notas?|guarda\\w* lo que|(?:te|se) acuerdas?|olvid\\w+ lo que|olvides|sabes de mi',
    `${CHARACTER}|memoria|de mi|te conte|te dije|te digo|cuento`,
    `donde|como|que|pued\\w+|${REMOVE}|ver|corr\\w+|guarda`,
  ),
  'answers-model': has(
    'modelos?|gpt|chatgpt|openai|entren\\w+|(?:que|cual) (?:ia|inteligencia artificial)|inteligencia artificial (?:usan|hay detras|tienen)|(?:tus|sus|las) respuestas|gemini|claude|llama',
    'que|eres|es|ia|usan?|usas|detras|mis \\w+|lenguaje|escrib\\w+|salen|de donde|hech[oa]',
  ),
  'wyn-what': has('wyn|complice'),
  'quiz-about': has(
    'cuestionario|test|quiz|prueba de personalidad',
    'cuant[oa]s?|dura|tarda|larg[oa]|precis[oa]|cientific[oa]|confiable|donde (?:esta|hago|encuentro)|empiezo|empezar|preguntas',
  ),
  'quiz-retake': has(
    'repet\\w*|repit\\w*|otra vez|de nuevo|volver|vuelvo|cambi\\w*|equivo\\w*|otr[oa]|rehac\\w*',
    'cuestionario|test|quiz|arquetipo|animal|resultado|tipo',
  ),
  'archetypes-which': has(
    'arquetipos?|animal(?:es)?',
    'hay|son|puedo ser|existen?|lista|todos|otros|significan?|basa|cuant[oa]s|cuales|diferentes',
  ),
  'change-wildin-id': has(
    'wildin id|nombre de usuario|mi usuario|arroba|nombre de cuenta',
    `${CHANGE}|que es|cada cuanto|tener|eleg\\w+`,
  ),
  'edit-profile': has(
    `${CHANGE}|sub\\w*|agreg\\w*|quit\\w*|donde escribo`,
    'mi (?:perfil|bio\\w*|foto|nombre|portada|imagen|avatar|descripcion)|(?:la|una|otra) (?:foto|imagen)|fotos? (?:de|del) (?:perfil|portada)|mis (?:intereses|fotos)|sobre mi|biografia',
  ),
  'change-birthday': has(CHANGE, 'nacimiento|cumpleanos|mi edad|otra edad|mis anos|mi signo|tengo \\d\\d'),
  'change-zip': has(
    `${CHANGE}|mud\\w+|donde|ya vivo|vivo en otr[oa]`,
    'codigo postal|ubicacion|ciudad|otro (?:estado|lugar)|zip|donde vivo|ya vivo en',
  ),
  'change-gender': has('genero|pronombres?', `${CHANGE}|donde|eleg\\w+|pongo`),
  'vibes-what': has('vibras?|nivel de energia|como me siento|estado de animo'),
  password: has(
    'contrasena|clave|llaves? de acceso|(?:mi|el) correo|entrar a mi cuenta|iniciar sesion|numero de telefono|mi (?:numero|telefono)|passkey',
    'olvid\\w*|no (?:me )?(?:recuerdo|acuerdo)|cambi\\w*|recuper\\w*|restable\\w*|no puedo|no me deja|perdi|nuev[oa]|agreg\\w*|que es|sin',
  ),
  sessions: has(
    '(?:cerrar|cierro|salir de|abierta|abri|abierto|salgo de)\\b.*\\b(?:sesion\\w*|mi cuenta|la cuenta)|sesion(?:es)? abiertas?|(?:cuenta|sesion) abierta|boton de salir|hacke\\w*|entro (?:alguien )?a mi cuenta|rob\\w+ (?:el|mi) (?:celular|telefono)|desconect\\w* de mi cuenta|dispositivos|sesiones|alguien (?:mas )?(?:usa|esta usando|entro)|quien (?:mas )?esta usando mi cuenta|cierro la sesion|cerrar sesion|cierro sesion|(?:otra compu\\w*|otro (?:celular|telefono)).*',
  ),
  notifications: has(
    'avisos?|notificaci\\w+|alertas?|horas de silencio|correos de|tantos correos|mas correos|me avise\\w*',
  ),
  'language-look': has(
    'idiomas?|(?:app|wildin|todo) en (?:ingles|espanol)|(?:esta|pon\\w*|cambi\\w*|pas\\w*) (?:\\w+ )?(?:en|al|a) (?:ingles|espanol)|modo (?:oscuro|noche|de noche|claro|nocturno)|tema|oscuro|sonidos?',
    'como|cambi\\w*|pon\\w*|hay|esta|app|que|quiero|quit\\w*|se puede|puedo|activ\\w*',
  ),
  'edit-delete-message': has(
    `${CHANGE}|${REMOVE}|error|no debia`,
    'mensajes?|(?:un|el|todo el|este|mi) chat|conversacion(?:es)?|historial|lo que (?:ya )?(?:envie|mande|escribi)|(?:mande|envie) algo',
  ),
  'message-limits': has(
    `${SEND}|caracteres|letras|cuant[oa]s? (?:puede|dura)|largo|de cuanto|duracion`,
    'fotos?|audios?|notas? de voz|gifs?|videos?|archivos?|imagen(?:es)?|(?:un|largo|el) mensaje|mensajes?',
    'pued\\w+|se|como|cuant[oa]s?|largo|caben',
  ),
  calls: has(
    'llamadas?|videollamadas?|llamar\\w*|llamo|me llamen|marcar(?:le|les)|le marco|por telefono|por voz|de voz con',
  ),
  polls: has('encuestas?|votaci\\w+|mi voto|votar|vote'),
  'disappearing-lines': has(
    'desapare[cz]\\w*|temporales|autodestru\\w*|borr\\w+ (?:solos|en)|se borr[ae]n?|duren|duran',
    'mensajes?|chat',
  ),
  'photo-check': has(
    'verific\\w*|insignia|selfie|sello|tres fotos|palomita azul',
    'fotos?|perfil|gente|cara|selfie|insignia|personas?|cuenta|me verific\\w+|verificarme',
  ),
  'pins-and-mute': has(
    '(?:des)?fij\\w+|(?:des)?silenci\\w+|marc\\w+ (?:un chat )?como|no leido|arriba|anclar?',
    'chats?|conversaci\\w+|mensajes?|grupos?|no leido|a alguien|a una persona',
  ),
  'search-messages': has(
    'busc\\w+|busqueda|encontr\\w+|encuentr\\w+|volver a ver',
    'mensajes?|chats?|conversacion(?:es)?|me (?:escrib\\w+|dij\\w+|mand\\w+)',
  ),
  clouds: has(
    'nubes?|caos',
    'que|como|cuant[oa]s|explica\\w*|entr\\w+|cre\\w+|unir\\w*|uno',
    'caos|nubes? de|mi propia nube|en una nube|una nube|las nubes',
  ),
  'code-missing': has(
    'codigo|sms|enlace|correo de verificacion|correo (?:con|para)',
    'no|nunca|tarda|donde esta|nada|reenv\\w*',
    'lleg\\w*|recib\\w*|funciona|sirve|esperando|tarda|donde esta|reenv\\w*',
  ),
  groups: has(
    'grupos?',
    'hag\\w*|hace|hacer|unir\\w*|uno|salir|salgo|salirme|cre[oa]r?|invit\\w*|met[oe]r?|hay|cabe\\w*|entr\\w+|arm[oa]r?|abandon\\w+|borr\\w+|empez\\w+|empiez\\w+|agreg\\w+|puede ser',
  ),
  'quiz-party': has(
    'fiesta de cuestionarios|la fiesta|confeti|(?:cuestionario|quiz|test)\\w* (?:con|juntos|juntas|en compania|entre) ?(?:\\w+)?',
    'que|como|podemos|hacer|hago|cuestionarios?|confeti',
  ),
  trending: has(
    'tendencias|salas? (?:abiertas?|publicas?)|(?:a|en) que salas?|todo el mundo ahora|que salas hay|chat publico|donde (?:esta )?(?:platica\\w*|habla\\w*)',
  ),
  gifts: has(
    'regal[oae]s?|regalarle|flores',
    'cuest\\w+|gratis|los regalos|un regalo|cuant[oa]s? (?:regalos|flores)|mand\\w+|son las flores|las flores|mis regalos|estante|aqui|app|limite|recib\\w+',
  ),
  posts: has('publicaci\\w+|publico|publique|publicar|posts?|postear|es mirar|en mirar'),
  'profile-visits': has(
    'quien ve|vio|vieron|veo|viendo|visto|visit\\w+|mir[eoa]|entr[eo] a|gusta',
    '(?:mi|su|un) perfil|me visito|me visitan|quien me dio|a quien le gusta',
  ),
  follow: has(
    'sig[ou]e?n?|seguidor\\w*|seguir',
    'lo sigo|la sigo|alguien|a una? \\w+|seguidor\\w*|me sigue\\w*|a quien\\w* sigo',
  ),
  browse: has(
    `busc\\w+|encontr\\w+|encuentr\\w+|lista de|explorar|quien esta|(?:esta|anda) (?:\\w+ ){0,2}(?:aqui|en wildin)|directorio`,
    `${SOMEBODY}|explorar|quien esta|mi \\w+ en wildin`,
    'como|donde|hay|nombre|particular|aqui|wildin|miembros|perfiles|que es|quien|explorar|puedo',
  ),
  'invite-friends': has(
    'invit\\w+|compart\\w+|le paso|qr|trai?g\\w*|traer|enlace|entre a wildin',
    'amig\\w+|alguien|enlace|mi perfil|qr|pagina|wildin|app|link|persona|gente',
  ),
  'plans-meeting': has(
    '(?:un|el) plan|hacer un plan|los planes|organizar|fijar una hora|quedo con|quedamos|citarnos|una cita|una salida|agend\\w+|para vernos|propon\\w+',
    'como|chat|app|aqui|funcionan|que es|sirve|wildin',
  ),
  'is-it-safe': has(
    'segur[oa]|seguridad|(?:pidi\\w+|pide\\w*|pidiendo) (?:\\w+ )?dinero|reglas|moderadores|permitido|me cuido|peligros[oa]|confia\\w+|fiarme',
    'match|me|wildin|app|esto|aqui|comunidad|pagina|hay|usar',
  ),
  'age-limit': has(
    'edad|adult[oa]s|menor(?:es)?|mayor(?:es)?|anos|1[0-8]',
    'minima|acept\\w+|hay que|tener|solo|hay|entrar|puede|puedo|confirmar|menores|wildin|usar',
  ),
  'about-wildin': has(
    'wildin|est[ae] app|esta aplicacion|la app|app de citas|esto|aqui',
    'que puedo hacer|como va|(?:que|de que|que \\w+) (?:es|va|se trata|trata|se hace)|como (?:funciona|se usa|se utiliza)|para que|para (?:ligar|hacer)|app de citas|explica\\w*',
  ),
  'who-runs-it': has(
    'quien(?:es)? (?:hizo|hicieron|administra|maneja|creo|son los duenos|esta detras|es el dueno|es responsable)|de quien es|duen[oa]s?|soporte|atencion al cliente|anuncios|publicidad|codigo abierto|vend\\w+|gana\\w* dinero|un (?:error|problema|fallo) (?:en|con) (?:la|esta) app|empresa',
    'esto|esta pagina|mi informacion|app|wildin|soporte|cliente|hay|(?:mis|los|nuestros) datos|escribo|tiene|mensajes|codigo abierto|duen[oa]s?',
  ),
  'install-app': has(
    'instal\\w+|play store|google play|app store|android|iphone|sin (?:internet|conexion)|descarg\\w+|bajar|pantalla de inicio|computadora|compu|(?:mi|el) (?:celular|telefono)',
    'app|aplicacion|wildin|esta|funciona\\w*|usar|hay|disponible|version|la puedo|la instal\\w+|instalar|mi',
  ),
  'quest-hall': has(
    'sala de busqueda|la sala|me uno a la busqueda',
    'que|quien\\w*|como|donde|para que',
    'sala de busqueda|flotan|es la sala|a la busqueda',
  ),
  introductions: has(
    'present[oae]r?(?:les|los|las)?|presentacion|junto a dos|juntar a',
    'dos|otr[oa]|amig\\w+|personas|que es|nadie responde',
  ),
};
