import type { Language } from '#contract/languages.ts';
import es from './words/es-refusals.json' with { type: 'json' };

/**
 * What the server refuses with, by language and by its English (src/contract/errors.ts and the rules' own words); a number in
 * it is written #. A text that is not here stays English; a test finds it.
 */
export const errorWords: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  es: {
    // What the browser says too, of its own accord.
    ...es,
    'This Wildin ID is available.': 'Este Wildin ID está libre.',
    'This Wildin ID is already taken.': 'Este Wildin ID ya está ocupado.',
    'You must be 18 or older to use Wildin.': 'Debes tener 18 años o más para usar Wildin.',
    'The age check does not answer right now. Please try again later.':
      'La comprobación de edad no responde ahora mismo. Inténtalo más tarde.',
    'Another account has this address.': 'Otra cuenta tiene esta dirección.',
    'There is no email address in your account.': 'Tu cuenta no tiene correo.',
    'This name is reserved. Please choose another.': 'Este nombre está reservado. Elige otro.',
    'This Wildin ID is reserved. Please choose another.': 'Este Wildin ID está reservado. Elige otro.',
    'Please accept the terms.': 'Acepta los términos, por favor.',
    'This account has no passkey.': 'Esta cuenta no tiene llave de acceso.',
    'Please pick a password that is harder to guess.': 'Elige una contraseña más difícil de adivinar.',
    'Please use MM/DD/YYYY format.': 'Usa el formato MM/DD/AAAA.',
    'Please check the year.': 'Revisa el año.',
    'This is not the year of the birthday.': 'Ese no es el año de tu fecha de nacimiento.',
    'The two birthdays are not the same.': 'Las dos fechas de nacimiento no coinciden.',
    'No code can be sent there.': 'No se puede enviar un código ahí.',
    'That is you. You cannot block yourself.': 'Esa persona eres tú. No puedes bloquearte.',
    'That is you. Pick somebody else.': 'Esa persona eres tú. Elige a alguien más.',
    'A gift stays as it was given.': 'Un regalo queda como se dio.',
    'A voice note stays as it was said.': 'Una nota de voz queda como se dijo.',
    'A GIF stays as it was sent.': 'Un GIF queda como se envió.',
    'A plan has a form of its own.': 'Un plan tiene su propio formulario.',
    'A quiz stays as it was asked.': 'Un cuestionario queda como se preguntó.',
    'AI characters see no pictures.': 'Los personajes de IA no ven imágenes.',
    'Say which picture it is.': 'Di cuál de las imágenes es.',
    'That GIF is no longer there. Choose another.': 'Ese GIF ya no está. Elige otro.',
    'Add your birthday first. Then you can write to people.':
      'Añade primero tu fecha de nacimiento. Después podrás escribir a la gente.',
    'Still missing.': 'Aún falta.',
    'Pick one of the five.': 'Elige una de las cinco.',
    'Your own flowers are not counted.': 'Tus propias flores no cuentan.',
    'You cannot follow yourself.': 'No puedes seguirte.',
    'AI characters have nothing to follow. Write to them.':
      'A los personajes de IA no hay nada que seguirles. Escríbeles.',
    'There is no such gift.': 'Ese regalo no existe.',
    'AI characters have nowhere to put a gift.': 'Los personajes de IA no tienen dónde poner un regalo.',
    'Gifts go in a chat of two.': 'Los regalos van en un chat de dos.',
    'That is you.': 'Esa persona eres tú.',
    'Five of your own at most.': 'Cinco propios como máximo.',
    'One of these interests is not known here.': 'Uno de estos intereses no se conoce aquí.',
    'Please select at least one interest before continuing.': 'Elige al menos un interés antes de continuar.',
    'Another moderator answers the appeal.': 'Del recurso se encarga otra persona de moderación.',
    'Choose something milder than what was decided.': 'Elige algo más leve que lo decidido.',
    'Another moderator seconds it.': 'Lo confirma otra persona de moderación.',
    'Choose a rule.': 'Elige una regla.',
    'There is no member to write to.': 'No hay nadie a quien escribir.',
    'We have no notice with this number and this address.': 'No tenemos ningún aviso con este número y esta dirección.',
    'Nobody acts on another moderator.': 'Nadie actúa sobre otra persona de moderación.',
    'That is your own.': 'Eso es tuyo.',
    'These keys are none.': 'Esas no son claves.',
    'User not found': 'No encontramos a esa persona',
    'Profile not found': 'No encontramos ese perfil',
    'Plans are for people.': 'Los planes son para personas.',
    'Say hello first, then make a plan.': 'Saluda primero y luego haz un plan.',
    'That has passed already.': 'Eso ya pasó.',
    'That is more than a year away.': 'Falta más de un año para eso.',
    'Post not found': 'No encontramos esa publicación',
    'Write something first.': 'Escribe algo primero.',
    'A hidden post stays as it is.': 'Una publicación oculta queda como está.',
    'A post can be edited for 15 minutes.': 'Una publicación se puede editar durante 15 minutos.',
    'That is not signed by the payment service.': 'Eso no lleva la firma del servicio de pagos.',
    'That is not an answer to this question.': 'Esa no es una respuesta a esta pregunta.',
    'Some questions are still open.': 'Quedan preguntas sin responder.',
    'Quizzes together are for people.': 'Los cuestionarios en compañía son para personas.',
    'Say hello first, then start a quiz.': 'Saluda primero y luego empieza un cuestionario.',
    'Between 8 and 80 letters, digits, - or _.': 'Entre 8 y 80 letras, cifras, - o _.',
    'Please enter your phone number.': 'Escribe tu número de teléfono.',
    'Please enter a 5-digit US zip code.': 'Escribe un código postal (ZIP) de EE. UU. de 5 cifras.',
    'Pick at least one vibe.': 'Elige al menos cómo te sientes.',
    'Two vibes at most.': 'Dos como máximo.',
    'That is no place in the list.': 'Ese no es un lugar de la lista.',
    'Please use HH:MM.': 'Usa el formato HH:MM.',
    'That is no name.': 'Eso no es un nombre.',
    'Write two letters or more.': 'Escribe dos letras o más.',
    'Please select an image smaller than 25MB.': 'Elige una imagen de menos de 25 MB.',
    'A voice note goes alone.': 'Una nota de voz va sola.',
    'A GIF goes alone.': 'Un GIF va solo.',
    'Choose a picture.': 'Elige una imagen.',
    'Choose how many days.': 'Elige cuántos días.',
    'Choose what takes its place.': 'Elige qué ocupa su lugar.',
    'The upper age is below the lower one.': 'La edad máxima es menor que la mínima.',
    'Please enter all # digits.': 'Escribe las # cifras.',
    'Either the link or the address with its code.': 'O el enlace, o la dirección con su código.',
    'A name goes here.': 'Aquí va un nombre.',
    'Some characters cannot be used here.': 'Algunos caracteres no se pueden usar aquí.',
    'A name needs a letter.': 'Un nombre necesita una letra.',
    'That time zone is not known.': 'Esa zona horaria no se conoce.',
    'Some characters cannot be kept.': 'Algunos caracteres no se pueden guardar.',
    'Some characters cannot be sent.': 'Algunos caracteres no se pueden enviar.',
    'Each picture once.': 'Cada imagen, una sola vez.',
    'Some characters cannot be looked for.': 'Algunos caracteres no se pueden buscar.',
    'A group needs a name.': 'Un grupo necesita un nombre.',
    'Say in a line what it is about.': 'Di en una línea de qué trata.',
    'Choose two people.': 'Elige a dos personas.',
    'A receipt has twelve letters and digits.': 'Un comprobante tiene doce letras y cifras.',
    'Say what you are planning.': 'Di qué planeas.',
    'There is no such day.': 'Ese día no existe.',
    'Please choose a day and a time.': 'Elige un día y una hora.',
    'That is no place in the feed.': 'Ese no es un lugar de la lista de publicaciones.',
    'One picture or one GIF.': 'Una imagen o un GIF.',
    'Choose a picture of your own.': 'Elige una imagen tuya.',
    'Two different ones, please.': 'Dos distintas, por favor.',
    'Very many codes were asked for today. Please try again in an hour, or sign in another way.':
      'Hoy se pidieron muchísimos códigos. Inténtalo en una hora o entra de otra forma.',
    'Very many codes were asked for today. Please try again in # hours, or sign in another way.':
      'Hoy se pidieron muchísimos códigos. Inténtalo en # horas o entra de otra forma.',
    'That was # codes in a day. Please try again in an hour.': 'Fueron # códigos en un día. Inténtalo en una hora.',
    'That was # codes in a day. Please try again in # hours.': 'Fueron # códigos en un día. Inténtalo en # horas.',
    'Please wait a second before asking for another code.': 'Espera un segundo antes de pedir otro código.',
    'Please wait # seconds before asking for another code.': 'Espera # segundos antes de pedir otro código.',
    'At most # characters.': 'Como máximo # caracteres.',
  },
};

const NUMBER = /\d+/g;

/** Returns the words of a refusal in a language, by its English. */
export function refusedIn(language: Language, english: string): string {
  const words = language === 'en' ? {} : errorWords[language];
  const exact = words[english];
  if (exact !== undefined) return exact;
  const numbers = english.match(NUMBER) ?? [];
  return words[english.replaceAll(NUMBER, '#')]?.replaceAll('#', () => numbers.shift() ?? '#') ?? english;
}
