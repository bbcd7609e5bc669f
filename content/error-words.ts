import type { Language } from '#contract/languages.ts';

/**
 * What the server refuses with, by language and by its English (src/contract/errors.ts and the rules' own words). A text
 * that is not here stays English; a test finds it.
 */
export const errorWords: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  es: {
    'Please check what you entered.': 'Revisa lo que escribiste.',
    'The request was not valid JSON.': 'La solicitud no era JSON válido.',
    'Please sign in.': 'Entra primero, por favor.',
    'Invalid credentials': 'Los datos no coinciden',
    'Please confirm that it is you.': 'Confirma que eres tú.',
    'That is not your password.': 'Esa no es tu contraseña.',
    'That passkey did not work here. Please try again, or use another way.':
      'Esa llave de acceso no funcionó aquí. Reintenta o usa otra forma de entrar.',
    'An account has at most 20 passkeys. Remove one that you no longer use.':
      'Una cuenta tiene como máximo 20 llaves de acceso. Quita una que ya no uses.',
    'Account not found': 'No encontramos esa cuenta',
    'Your session has ended. Please sign in again.': 'Tu sesión terminó. Entra de nuevo, por favor.',
    'That is not yours to do.': 'Eso no te corresponde.',
    'Not found.': 'No lo encontramos.',
    'That is too large.': 'Es demasiado grande.',
    'That kind of content is not accepted here.': 'Aquí no se acepta ese tipo de contenido.',
    'That was a lot at once. Please wait a moment.': 'Eso fue mucho de golpe. Espera un momento, por favor.',
    'User with this email already exists': 'Ya hay una cuenta con este correo',
    'This left another account less than three days ago. Please try again later.':
      'Esto dejó otra cuenta hace menos de tres días. Inténtalo más tarde.',
    'Username already exists': 'Ese nombre de usuario ya existe',
    'Wildin IDs can only be changed once per year.': 'El Wildin ID solo se puede cambiar una vez al año.',
    'Please enter a valid phone number.': 'Escribe un número de teléfono válido.',
    'That code is not right. Please try again.': 'Ese código no es correcto. Inténtalo de nuevo.',
    'That code no longer works. Please ask for a new one.': 'Ese código ya no sirve. Pide uno nuevo.',
    'This link no longer works. Please ask for a new one.': 'Este enlace ya no sirve. Pide uno nuevo.',
    'That password is on every guesser’s list. Please pick another.':
      'Esa contraseña está en la lista de cualquiera que adivina. Elige otra.',
    'Please confirm your email address first.': 'Confirma primero tu correo.',
    'Our quick check against robots did not finish. Please try once more.':
      'Nuestra comprobación contra robots no terminó. Inténtalo una vez más.',
    'Please accept the terms and confirm that you are 18 or older.':
      'Acepta los términos y confirma que tienes 18 años o más.',
    'Wildin is for people who are 18 or older.': 'Wildin es para personas de 18 años o más.',
    'Birthday can only be changed once': 'La fecha de nacimiento solo se puede cambiar una vez',
    'Gender cannot be changed after registration.': 'El género no se puede cambiar después del registro.',
    'Please enter a valid US ZIP code.': 'Escribe un código postal (ZIP) válido de EE. UU.',
    'You can change your ZIP code twice in 30 days.': 'Puedes cambiar tu código postal (ZIP) dos veces en 30 días.',
    'You can change your time zone once a day.': 'Puedes cambiar tu zona horaria una vez al día.',
    'Please answer all 15 questions first.': 'Responde primero las 15 preguntas.',
    'No wild map yet: it is drawn from the finished quiz.':
      'Aún no hay mapa salvaje: se dibuja con el cuestionario terminado.',
    'This quiz is already complete.': 'Este cuestionario ya está completo.',
    'Complete your profile first.': 'Completa primero tu perfil.',
    'Set your soul preferences first.': 'Define primero a quién quieres conocer.',
    'Complete your personality quiz first': 'Completa primero tu cuestionario de personalidad',
    'This is part of Wildin Premium.': 'Esto es parte de Wildin Premium.',
    'You have Wildin Premium already.': 'Ya tienes Wildin Premium.',
    'Payments are not set up here, so nobody can be charged.':
      'Aquí no hay pagos configurados, así que no se puede cobrar a nadie.',
    'You have no subscription that could be changed.': 'No tienes ninguna suscripción que cambiar.',
    'The payment service does not answer. Nothing was charged. Please try again in a moment.':
      'El servicio de pagos no responde. No se cobró nada. Inténtalo de nuevo en un momento.',
    'You have had this week’s Eternal Match. The next one comes on Monday.':
      'Ya tuviste el Match eterno de esta semana. El próximo llega el lunes.',
    'You have not met this AI character yet. Match introduces you.':
      'Aún no conoces a este personaje de IA. Match hace las presentaciones.',
    'This match has already been decided.': 'Este match ya está decidido.',
    'The same request id was used with different content.': 'El mismo id de solicitud se usó con otro contenido.',
    'That is still being done. Please try again in a moment.': 'Aún se está haciendo. Inténtalo en un momento.',
    'That is not the address of a known push service.': 'Esa no es la dirección de un servicio de avisos conocido.',
    'That is not a picture we can read. JPEG, PNG, WebP and GIF work.':
      'No podemos leer esa imagen. Sirven JPEG, PNG, WebP y GIF.',
    'That picture is too large: at most 40 megapixels, 16,383 pixels a side.':
      'Esa imagen es demasiado grande: como máximo 40 megapíxeles y 16.383 píxeles por lado.',
    'Many pictures are on their way. Yours can be sent again in a moment.':
      'Hay muchas imágenes en camino. Podrás enviar la tuya de nuevo en un momento.',
    'This picture cannot be used here.': 'Esta imagen no se puede usar aquí.',
    'We could not check this picture just now. Please try again later.':
      'Ahora mismo no pudimos revisar esta imagen. Inténtalo más tarde.',
    'A picture is no longer there. Please add it again.': 'Una imagen ya no está. Añádela de nuevo.',
    'That is not a voice note we can play. Please record it again.':
      'No podemos reproducir esa nota de voz. Grábala de nuevo.',
    'A voice note has at most 60 seconds.': 'Una nota de voz dura como máximo 60 segundos.',
    'Failed to load GIFs. Please try again.': 'No se pudieron cargar los GIF. Inténtalo de nuevo.',
    'That voice note is no longer there. Please record it again.': 'Esa nota de voz ya no está. Grábala de nuevo.',
    'You sent many pictures and voice notes today. Tomorrow there is room for more.':
      'Hoy enviaste muchas imágenes y notas de voz. Mañana habrá sitio para más.',
    'They have not finished their profile yet, so nobody can write to them.':
      'Aún no termina su perfil, así que nadie puede escribirle.',
    'Your message is waiting to be accepted. After that you can write on.':
      'Tu mensaje espera a que lo acepten. Después podrás seguir escribiendo.',
    'Accept their message first. Then you can answer.': 'Acepta primero su mensaje. Después podrás responder.',
    'This chat is closed.': 'Este chat está cerrado.',
    'In your first week you can post 3 times an hour. There is room again soon.':
      'En tu primera semana puedes publicar 3 veces por hora. Pronto habrá sitio otra vez.',
    'A message can be edited for 15 minutes.': 'Un mensaje se puede editar durante 15 minutos.',
    'This message is no longer there.': 'Este mensaje ya no está.',
    'This message has 20 kinds of reactions already. Add to one of them.':
      'Este mensaje ya tiene 20 tipos de reacciones. Súmate a una de ellas.',
    'You can leave 5 reactions on one message. Take one back first.':
      'Puedes dejar 5 reacciones en un mensaje. Quita una primero.',
    'This room has 50 pinned messages. Unpin one first.': 'Esta sala tiene 50 mensajes fijados. Desfija uno primero.',
    'You introduced these two already. Let it work for a while.': 'Ya les presentaste. Dale tiempo a que funcione.',
    'That were 5 introductions today. Tomorrow there are 5 more.': 'Ya fueron 5 presentaciones hoy. Mañana hay 5 más.',
    'Take this quiz first, then show what you got.': 'Haz primero este cuestionario y luego muestra tu resultado.',
    'This plan is over, or was called off.': 'Este plan ya pasó o se canceló.',
    'An admin muted you in this group. You can still read along.':
      'Alguien que administra este grupo te silenció. Puedes seguir leyendo.',
    'This group has rules. Read them once, then say what you like.':
      'Este grupo tiene reglas. Léelas una vez y di lo que quieras.',
    'This group takes its time. Wait a moment before your next message.':
      'Este grupo va con calma. Espera un momento antes de tu próximo mensaje.',
    'This group is full.': 'Este grupo está lleno.',
    'Nobody can do that to the owner of a group.': 'Nadie puede hacerle eso a quien creó el grupo.',
    'Your account is suspended. You can read why, appeal, and take your data.':
      'Tu cuenta está suspendida. Puedes leer por qué, presentar un recurso y llevarte tus datos.',
    'Leave links, numbers and payment names out of a first message. Once they answer, you can share them.':
      'Deja los enlaces, números y nombres de pago fuera del primer mensaje. Cuando responda, podrás compartirlos.',
    'You can send links once you have been here for a week.': 'Podrás enviar enlaces cuando lleves aquí una semana.',
    'Pictures come later: not in a first message, and not in your first week here.':
      'Las imágenes vienen después: ni en un primer mensaje ni en tu primera semana aquí.',
    'Voice notes come later: not in a first message, and not in your first week here.':
      'Las notas de voz vienen después: ni en un primer mensaje ni en tu primera semana aquí.',
    'In your first week you can begin 10 conversations a day. Tomorrow there are 10 more.':
      'En tu primera semana puedes empezar 10 conversaciones al día. Mañana hay 10 más.',
    'These words could hurt. Send this?': 'Estas palabras podrían doler. ¿Enviarlas?',
    'You follow 5,000 people. Let somebody go first.': 'Sigues a 5000 personas. Deja de seguir a alguien primero.',
    'You gave 10 gifts today. Tomorrow there are 10 more.': 'Hoy diste 10 regalos. Mañana hay 10 más.',
    'You cannot write for now. Your decisions page says why and until when.':
      'Por ahora no puedes escribir. Tu página de decisiones dice por qué y hasta cuándo.',
    'Please confirm your age first. Your account page says how.':
      'Confirma primero tu edad. La página de tu cuenta dice cómo.',
    'There is no check of your age to begin.': 'No hay ninguna comprobación de edad que empezar.',
    'Somebody else changed this case meanwhile. Please look again.':
      'Alguien más cambió este caso entretanto. Míralo de nuevo.',
    'This decision can no longer be appealed.': 'Esta decisión ya no admite recurso.',
    'This is not available right now.': 'Esto no está disponible ahora mismo.',
    'Something went wrong on our side.': 'Algo falló de nuestro lado.',
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
  },
};
