import type { Language } from '#contract/languages.ts';
import es from './words/es.json' with { type: 'json' };
import esDoctor from './words/doctor.es.json' with { type: 'json' };
import esSafe from './words/safe.es.json' with { type: 'json' };

/** The translator of the server's texts in one language. */
export interface Speaker {
  language: Language;
  /** The locale of dates. */
  locale: string;
  /** Returns a text by its id; `message` is the English, in ICU MessageFormat. */
  t: (id: string, message: string, values?: Readonly<Record<string, string | number>>) => string;
  place: PlaceWords;
}

/** How a text calls the place: by its name in a sentence, and by its mark, as in the header of the pages. */
export interface PlaceWords {
  name: string;
  mark: string;
}

const PRODUCT = 'Wildin';

/** Returns how texts call a place. The product's own name has a mark of its own. */
export const placeWords = (name: string = PRODUCT): PlaceWords => ({ name, mark: name === PRODUCT ? 'wildin' : name });

/** The server's texts (mails, text messages, push notes, reasons) by language and id; the English is in the code. */
export const mailWords: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  es: {
    // The browser also shows these texts.
    ...es,
    // What the doctor says to operators.
    ...esDoctor,
    // What trusted persons read.
    ...esSafe,
    'clouds.this-cloud': 'Esta nube',
    'clouds.mood-unsaid': '{tag}. Hoy no has dicho cómo te sientes',
    'clouds.mood-fits': '{tag}, {mood}, {how, select, asked {como pediste} other {como tú hoy}}',
    'clouds.mood-of-the-tag-fits':
      '{tag}, {mood}, {how, select, asked {como pediste} other {como tú hoy}}, algo raro en su tipo',
    'clouds.mood-of-the-type-fits':
      '{tag} va {mood}, pero su tipo va {typeMood}, {how, select, asked {como pediste} other {como tú hoy}}',
    'clouds.mood-is-another': '{tag} va {mood}, y tú la quieres {wanted}',
    'clouds.mood':
      '{vibe, select, playful {con ganas de jugar} supportive {con ganas de apoyar} adventurous {con ganas de aventura} creative {con ganas de crear} other {con sorpresas}}',
    'clouds.no-interests-named': 'Aún no has dicho tus intereses',
    'clouds.nobodys-interests-known': 'Aún no se conocen los intereses de nadie aquí',
    'clouds.no-interests-shared': 'De momento, ninguno de tus intereses',
    'clouds.one-interest': '{first} también le gusta a alguien aquí',
    'clouds.two-interests': '{first} y {second}',
    'clouds.more-interests': '{first}, {second} y {more} más',
    'clouds.alive':
      '{since, select, s0 {Alguien habló en la última hora} s1 {Alguien habló en las últimas seis horas} s2 {Alguien habló en el último día} s3 {Alguien habló esta semana} other {Más de una semana en silencio}}',
    'clouds.one-person': 'Una persona, a quien le encantaría tener compañía',
    'clouds.two-people': '2 personas, y con una tercera ya es un grupo',
    'clouds.few-people': '{people} personas, te harías oír',
    'clouds.a-full-table': '{people} personas, una mesa llena',
    'clouds.nearly-full': '{people} personas, quedan unas sillas',
    'clouds.confidence':
      '{level, select, high {Bastante seguro} medium {Más o menos seguro} other {Una suposición}}: {who, select, nobody {aún no se conocen los intereses de nadie} one {se conocen los intereses de quien está} other {se conocen los intereses de {told} de {people}}}.',
    'push.found-you': '{name} te encontró',
    'push.say-hello': 'Ustedes dos coinciden {score} de 100. Ven a saludar.',
    'push.somebody-may-fit': 'Quizá alguien nuevo encaje contigo',
    'push.have-a-look': 'Nos pediste estar al pendiente. Échale un vistazo.',
    'push.new-messages': '{count} mensajes nuevos',
    'push.test-title': 'Funciona',
    'push.test': 'Así te avisará Wildin.',
    'push.picture': 'Envió una foto.',
    'push.voice': 'Envió una nota de voz.',
    'push.fading': 'Un mensaje que desaparece.',
    'push.gif': 'Envió un GIF.',
    'push.gift': 'Envió un regalo. 🎁',
    'push.did-you-meet': '¿Se vieron? Solo lo ves tú.',
    'push.plan-called-off': 'Este plan se canceló.',
    'introductions.room': 'Una presentación',
    'introductions.room-about': 'Tres personas, dos de las cuales se acaban de conocer.',
    'plans.line': 'Plan: {title}',
    'polls.line': 'Encuesta: {question}',
    'push.call-voice': 'Te llama.',
    'push.call-video': 'Te llama, con imagen.',
    'push.call-answer': 'Contestar',
    'push.call-decline': 'Ahora no',
    'push.call-missed': 'Tienes una llamada perdida.',
    'push.call-answered': 'Contestada en otro dispositivo.',
    'push.call-declined': 'Dijiste «ahora no».',
    'push.call-direct': 'Si contestas, cada quien podrá ver la dirección de red de la otra persona.',
    'push.plan-changed': 'Cambió: {words}',
    'refusal.under-age':
      'Wildin es para personas de 18 años o más. Se puede dar otra fecha de nacimiento a partir del {moment}. ¿Se te fue el dedo? Quien opera este sitio puede arreglarlo.',
    'refusal.under-age-contact':
      'Wildin es para personas de 18 años o más. Se puede dar otra fecha de nacimiento a partir del {moment}. ¿Se te fue el dedo? Escribe a {contact}, y una persona lo arregla.',
    'refusal.handle-locked': 'Podrás volver a cambiar tu Wildin ID el {date}. Solo se puede cambiar una vez al año.',
    'refusal.eternal-waiting': 'Ya tuviste el Match eterno de esta semana. El próximo llega el {day}.',
    'companions.say-hello':
      '{name, select, none {Saluda a tu nuevo personaje de IA.} other {Saluda a {name}, un personaje de IA.}}',
    'companions.everyone-met': 'Ya conoces a todos los personajes de IA que hay. Están en tus chats.',
    'companions.all-of-today-met': 'Ya conociste a los {limit} personajes de IA de hoy. Mañana hay otros.',
    'digest.title': 'Mientras no estabas',
    'digest.people': '{people} personas',
    'digest.mentioned': '{people, plural, one {{who} te mencionó} other {{who} te mencionaron}}',
    'digest.follows': '{people, plural, one {{who} te sigue} other {{who} te siguen}}',
    'digest.liked':
      '{people, plural, one {A {who} le} other {A {who} les}} {posts, plural, one {gustó una publicación tuya} other {gustaron # publicaciones tuyas}}',
    'digest.commented':
      '{people, plural, one {{who} comentó} other {{who} comentaron}} {posts, plural, one {una publicación tuya} other {# publicaciones tuyas}}',
    'mail.is-this-your-address': '¿Es esta tu dirección?',
    'mail.your-code-is': 'Tu código es {code}.',
    'mail.nice-to-meet-you': 'Qué gusto conocerte',
    'mail.type-this-code-where-wildin':
      'Escribe este código donde {place} te lo pide, y sabremos que esta dirección es tuya.',
    'mail.enter-the-code': 'Escribir el código',
    'mail.it-works-for-10-minutes': 'Sirve durante 10 minutos. Nadie de {place} te lo pedirá jamás.',
    'mail.you-did-not-sign-up':
      '¿No creaste una cuenta? Entonces alguien se equivocó al escribir. No tienes que hacer nada.',
    'mail.one-code-and-you-are': 'Un código y ya estás dentro',
    'mail.nearly-wildin': 'Casi, casi',
    'mail.type-this-code-where-you':
      'Escribe este código donde estabas creando tu cuenta. O toca el botón y sigue desde aquí.',
    'mail.go-on-signing-up': 'Seguir con mi cuenta',
    'mail.both-work-for-10-minutes': 'Ambos sirven durante 10 minutos. Nadie de {place} te pedirá jamás el código.',
    'mail.you-were-not-signing-up':
      '¿No estabas creando una cuenta? Entonces alguien se equivocó al escribir. No tienes que hacer nada, y no hay ninguna cuenta.',
    'mail.you-are-already-wildin': 'Ya tienes una cuenta',
    'mail.somebody-tried-to-sign-up': 'Alguien intentó crear una cuenta con tu dirección.',
    'mail.you-are-already-one-of': 'Ya eres de la manada',
    'mail.somebody-just-tried-to-sign':
      'Alguien acaba de intentar crear una cuenta con esta dirección. Si fuiste tú, buenas noticias: tu cuenta sigue aquí.',
    'mail.sign-in': 'Entrar',
    'mail.the-password-slipped-away-choose': '¿Se te escapó la contraseña? Elige otra: {reset}',
    'mail.it-was-not-you-then':
      '¿No fuiste tú? Entonces alguien se equivocó al escribir. No tienes que hacer nada: nada cambió y no le contamos nada.',
    'mail.a-new-password-for-wildin': 'Una contraseña nueva para {place}',
    'mail.it-happens-to-owls-and': 'También les pasa a los búhos y a las nutrias.',
    'mail.forgot-your-password': '¿Olvidaste tu contraseña?',
    'mail.it-happens-to-owls-and-otters':
      'También les pasa a los búhos y a las nutrias. Por aquí se llega a una nueva.',
    'mail.choose-a-new-password': 'Elegir una contraseña nueva',
    'mail.or-type-the-code-where':
      'O escribe el código donde pediste este correo. Ambos sirven una vez, durante 10 minutos.',
    'mail.you-did-not-ask-then': '¿No lo pediste? Entonces ignora este correo: tu contraseña queda como está.',
    'mail.your-decisions': 'Tus decisiones',
    'mail.see-how-it-stands': 'Ver cómo va',
    'mail.your-account-is-on-its': 'Tu cuenta está en camino de irse',
    'mail.it-will-be-deleted-on': 'Se eliminará el {moment}.',
    'mail.we-hid-your-account': 'Ocultamos tu cuenta',
    'mail.nobody-on-wildin-can-find':
      'Ya nadie puede encontrarte en {place}, y el {moment} todo se elimina para siempre.',
    'mail.did-you-change-your-mind': '¿Cambiaste de idea? Entra antes del {moment} y todo vuelve.',
    'mail.sign-in-and-stay': 'Entrar y quedarme',
    'mail.it-was-not-you-sign': '¿No fuiste tú? Entra ahora mismo y elige una contraseña nueva.',
    'mail.if-it-was-you-there': 'Si fuiste tú, no queda nada por hacer.',
    'mail.your-wildin-account-is-hidden':
      'Tu cuenta de {mark} está oculta y se eliminará el {moment}. ¿Cambiaste de idea? Entra antes en {host}.',
    'mail.is-your-wildin-code-it': '{code} es tu código de {mark}. Sirve durante 10 minutos.\n\n@{host} #{code}',
    'mail.this-mail-is-about-your': 'Este correo trata solo de tu dirección.',
    'mail.this-mail-is-about-the': 'Este correo trata de la cuenta @{handle}.',
    'mail.your-code': 'Tu código: {code}',
    'mail.is-it-you': '¿Eres tú?',
    'mail.just-making-sure': 'Solo para asegurarnos',
    'mail.you-are-about-to-change': 'Estás por cambiar algo importante. Escribe este código donde {place} te lo pide.',
    'mail.open-my-account': 'Abrir mi cuenta',
    'mail.that-was-not-you-then':
      '¿No eras tú? Entonces alguien ha entrado en tu nombre: abre tu cuenta y cierra esa sesión.',
    'mail.all-your-other-devices-were': 'Cerramos la sesión en tus demás dispositivos.',
    'mail.all-your-devices-were-signed': 'Cerramos la sesión en todos tus dispositivos.',
    'mail.your-password-was-changed': 'Tu contraseña cambió',
    'mail.sign-in-with-the-new': '{signedOut} Entra con la contraseña nueva y todo está donde lo dejaste.',
    'mail.it-was-not-me': 'No fui yo',
    'mail.if-it-was-you-there-is': 'Si fuiste tú, no hay nada que hacer. Si no, recupera tu cuenta cuanto antes.',
    'mail.your-security-page-lists-them': '{stillOpen} Tu página de Seguridad las muestra y quita las que no conozcas.',
    'mail.passkeys-still-open':
      '{passkeys, plural, =1 {Una llave de acceso sigue abriendo} other {{passkeys} llaves de acceso siguen abriendo}} tu cuenta, como antes.',
    'mail.your-wildin-password-was-changed':
      'Tu contraseña de {mark} cambió y cerramos la sesión en tus demás dispositivos.{note} ¿No fuiste tú? Entra con este número: {link}',
    'mail.an-unknown-device': 'un dispositivo desconocido',
    'mail.something-was-done-for-your': 'Se hizo algo con tu cuenta',
    'mail.who-runs-this-place':
      'Lo hicieron a mano quienes llevan este lugar. No pueden leer tus mensajes. Si te sorprende, pregúntales por qué.',
    'mail.you-were-signed-out-sign': 'Se cerró tu sesión. Entra de nuevo, y todo estará donde lo dejaste.',
    'mail.your-mail-address-counts-as': 'Tu dirección de correo ya cuenta como confirmada.',
    'mail.you-are-a-moderator-now': 'Ahora moderas. Tu página de cuenta lleva a los casos.',
    'mail.you-are-no-longer-a': 'Ya no moderas.',
    'mail.you-have-premium-as-a': 'Tienes Wildin Premium como regalo. No se cobra nada, y termina solo.',
    'mail.the-premium-that-was-a': 'El Wildin Premium que era un regalo terminó. Lo que pagas tú se queda.',
    'mail.the-link-works-once': 'El enlace funciona una vez, durante 10 minutos.',
    'mail.a-passkey-was-added-to': 'Se añadió una llave de acceso a tu cuenta',
    'mail.made-on': 'Creada en {device}.',
    'mail.a-new-way-in': 'Una entrada nueva',
    'mail.a-passkey-was-made-on':
      'Se creó una llave de acceso en {device}. Desde ahora abre tu cuenta, sin la contraseña.',
    'mail.see-my-passkeys': 'Ver mis llaves de acceso',
    'mail.if-it-was-you-there-is-nothing': 'Si fuiste tú, no hay nada que hacer.',
    'mail.it-was-not-you-remove':
      '¿No fuiste tú? Quítala, cierra las sesiones que no conozcas y elige una contraseña nueva.',
    'mail.a-passkey-was-removed-from': 'Se quitó una llave de acceso de tu cuenta',
    'mail.opens-it-no-more': '«{name}» ya no la abre.',
    'mail.one-way-in-less': 'Una entrada menos',
    'mail.the-passkey-no-longer-opens':
      'La llave de acceso «{name}» ya no abre tu cuenta. También puedes eliminarla de tu dispositivo.',
    'mail.it-was-not-you-end': '¿No fuiste tú? Cierra las sesiones que no conozcas y elige una contraseña nueva.',
    'mail.a-passkey-was-added':
      'Se añadió una llave de acceso a tu cuenta de {mark}. ¿No fuiste tú? Cierra las sesiones que no conozcas: {link}',
    'mail.a-passkey-was-removed':
      'Se quitó una llave de acceso de tu cuenta de {mark}. ¿No fuiste tú? Cierra las sesiones que no conozcas: {link}',
    'mail.a-new-device-is-signed': 'Hay una sesión en un dispositivo nuevo',
    'mail.was-this-you': '¿Fuiste tú?',
    'mail.somebody-signed-in-to-your':
      'Alguien entró en tu cuenta desde {device}: {moment}. Ese dispositivo no lo habías usado antes, o se cerró su sesión desde otro lugar.',
    'mail.the-button-works-for-a':
      'El botón sirve durante una semana. Cierra la sesión en ese dispositivo, quita las llaves de acceso añadidas desde entonces y lleva a una contraseña nueva.',
    'mail.your-new-address-for-wildin': 'Tu nueva dirección para {place}',
    'mail.moving-in': '¿De mudanza?',
    'mail.type-this-code-where-you-are':
      'Escribe este código donde estás cambiando tu dirección, y tu cuenta se muda aquí.',
    'mail.you-are-not-changing-anything':
      '¿No estás cambiando nada? Entonces alguien se equivocó al escribir. No tienes que hacer nada.',
    'mail.this-address-is-yours-already': 'Esta dirección ya es tuya',
    'mail.somebody-tried-to-use-your': 'Alguien intentó usar tu dirección para otra cuenta.',
    'mail.this-address-is-taken-by': 'Esta dirección ya tiene cuenta: la tuya',
    'mail.somebody-just-tried-to-make':
      'Alguien acaba de intentar que esta fuera la dirección de otra cuenta. Sigue siendo la de la tuya.',
    'mail.that-was-you-one-address':
      '¿Fuiste tú? Una dirección tiene una sola cuenta. ¿No fuiste tú? No tienes que hacer nada: nada cambió.',
    'mail.somebody-tried-to-use-this':
      'Alguien intentó usar este número para otra cuenta de {mark}. Sigue en la tuya, y no tienes que hacer nada.',
    'mail.this-number-no-longer-opens':
      'Tu cuenta de {mark} tiene una contraseña nueva, elegida desde su dirección de correo, que nadie había verificado. Por eso este número ya no la abre. Si fuiste tú, puedes añadirlo de nuevo.',
    'mail.email-address': 'dirección de correo',
    'mail.phone-number': 'número de teléfono',
    'mail.your-was-changed': 'Se cambió tu {what}',
    'mail.it-is-now': 'Ahora es {now}.',
    'mail.the-of-your-account-is':
      'En tu cuenta se cambió tu {what}: ahora es {now}. Si fuiste tú, no hay nada que hacer.',
    'mail.the-button-works-for-three':
      'El botón sirve durante tres días. Recupera lo que había, cierra la sesión en cada dispositivo y anula la contraseña y todas las llaves de acceso, para que nadie más pueda entrar.',
    'mail.the-of-your-wildin-account':
      'En tu cuenta de {mark} se cambió tu {what}. ¿No fuiste tú? Recupérala en un plazo de tres días: {link}',
    'mail.this-address-left-an-account': 'Esta dirección dejó una cuenta',
    'mail.its-former-address-took-the': 'Su dirección anterior recuperó la cuenta.',
    'mail.you-or-somebody-made-this':
      'Tú, o alguien, puso esta dirección en una cuenta. Quien tiene la dirección anterior dice que no lo hizo, y recuperó la cuenta.',
    'mail.you-are-in': 'Ya puedes entrar',
    'mail.the-door-is-open': 'La puerta de {place} está abierta para ti.',
    'mail.come-in': 'Adelante',
    'mail.you-asked-to-join-and-yes': 'Pediste unirte a {place}, y quien lo lleva dice que sí. Tu cuenta está abierta.',
    'mail.not-this-time': 'Esta vez no',
    'mail.your-account-was-not-opened': 'Tu cuenta no se abrió.',
    'mail.you-asked-to-join-and-no':
      'Pediste unirte a {place}, y quien lo lleva dijo que no. Puede que no tenga nada que ver contigo.',
    'mail.what-you-gave-us-is-deleted': 'Tu cuenta se elimina, con todo lo que nos diste.',
    'mail.look-at-the-first-page': 'Ver la página de inicio',
    'mail.your-account-is-open-text': 'Tu cuenta de {mark} está abierta. Entra en {host}.',
    'mail.your-account-was-not-opened-text': 'Tu cuenta de {mark} no se abrió, y lo que nos diste se elimina.',
    'mail.open-wildin': 'Abrir {place}',
    'mail.it-is-your-account-then':
      '¿Es tu cuenta? Entonces entra con la dirección que tenía antes y cámbiala de nuevo.',
  },
};
