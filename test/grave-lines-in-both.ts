/**
 * The same lines in Spanish and in English, to compare the two languages. No sign may be written for one of them, and no
 * recognizer is trained with them.
 */
export const graveLinesInBoth: readonly (readonly [spanish: string, english: string])[] = [
  ['ya no doy mas, quiero morirme', 'i cant anymore, i want to die'],
  ['quiero q todo se acabe, me voy a colgar', 'i want it all to be over, im gonna hang myself'],
  ['nadie me necesita, mejor me mato', 'nobody needs me, better if i kill myself'],
  ['estoy en el puente y quiero saltar', 'im on the bridge and i want to jump'],
  ['me voy a dar un plomazo', 'im gonna put a bullet in me'],
  ['no quiero amanecer mañana', 'i dont want to wake up tomorrow'],
  [
    'llevo meses pensando en la muerte, en como hacerlo',
    'ive been thinking about death for months, about how to do it',
  ],
  ['si no fuera por mi hija ya me habria matado', 'if it wasnt for my daughter i would have killed myself already'],
  ['mi mejor amigo quiere quitarse la vida', 'my best friend wants to take his life'],
  [
    'perdon por todo, hoy me voy y no vuelvo, cuiden a mi perro',
    'sorry for everything, today i leave and im not coming back, take care of my dog',
  ],
  ['me gustaria estar muerta', 'id like to be dead'],
  ['tengo guardadas las pastillas para cuando me decida', 'i have the pills saved for when i decide'],
  ['ya no le encuentro sentido a la vida', 'i cant find meaning in life anymore'],
  ['he intentado matarme dos veces', 'ive tried to kill myself twice'],
  ['quisiera no haber nacido', 'i wish i hadnt been born'],
  ['el mundo estaria mejor sin mi', 'the world would be better without me'],
  ['otra vez me hice cortes en la pierna', 'i made cuts on my leg again'],
  ['me da por cortarme cuando discuto con mi papa', 'i get the urge to cut when i fight with my dad'],
  ['no puedo dejar de hacerme daño', 'i cant stop hurting myself'],
  ['me quemo los brazos con el encendedor', 'i burn my arms with the lighter'],
  ['agarre el cuchillo y me hice heridas en la muñeca', 'i grabbed the knife and made wounds on my wrist'],
  ['mi esposo me dio una paliza', 'my husband gave me a beating'],
  [
    'me tiene amenazada, si me voy me quita a los niños y me mata',
    'he has me threatened, if i leave he takes my kids and kills me',
  ],
  [
    'mi novio me aventó contra la puerta y me sangra la nariz',
    'my boyfriend threw me against the door and my nose is bleeding',
  ],
  ['mi marido me levanta la mano', 'my husband raises his hand to me'],
  ['mi pareja me pega enfrente de mi hija', 'my partner hits me in front of my daughter'],
  ['me obligó a acostarme con el', 'he forced me to sleep with him'],
  ['mi ex abusó de mi', 'my ex abused me'],
  ['me metieron algo en el trago y amaneci en un hotel', 'they put something in my drink and i woke up in a hotel'],
  ['me tiene encerrada y no tengo llaves', 'he has me locked in and i have no keys'],
  ['mi papá nos golpea a todos', 'my dad beats all of us'],
  ['el me agarra del cuello cuando se enoja', 'he grabs me by the neck when he gets mad'],
  ['me partió la cara', 'he smashed my face'],
  ['mi esposa me avienta cosas y me golpea', 'my wife throws things at me and hits me'],
  [
    'estoy escondida en el closet, esta borracho y trae un machete',
    'im hiding in the closet, hes drunk and has a machete',
  ],
  ['un tipo me sigue desde el metro y tengo miedo', 'a guy has been following me since the subway and im scared'],
  ['tiene mis fotos íntimas y quiere dinero', 'he has my intimate photos and wants money'],
  ['me dice que me va a matar si hablo', 'he says hes gonna kill me if i talk'],
  ['voy a ir a su casa y lo voy a matar', 'im going to his house and im gonna kill him'],
  ['quiero apuñalar a mi jefe', 'i want to stab my boss'],
  ['me mandan mensajes de que van a matarme', 'they send me messages that theyre going to kill me'],
  ['esta afuera de mi casa gritando que me va a quemar', 'hes outside my house yelling that hes gonna burn me'],
  ['me van a matar si no pago la deuda', 'theyre gonna kill me if i dont pay the debt'],
  ['mi ex amenaza con subir nuestros videos a internet', 'my ex threatens to upload our videos to the internet'],
  ['me tome como 40 pastillas', 'i took like 40 pills'],
  [
    'me metí demasiada coca y siento que se me sale el corazon',
    'i did too much coke and it feels like my heart is coming out',
  ],
  ['mi primo se tomo un frasco de pastillas y no despierta', 'my cousin took a bottle of pills and wont wake up'],
  ['me tomé un vaso de cloro', 'i drank a glass of bleach'],
  ['se inyectó y ya no respira', 'he shot up and isnt breathing anymore'],
  ['me empastillé y me estoy durmiendo', 'i took a bunch of pills and im falling asleep'],
  ['ya me tomé todo lo que había en el botiquín', 'i already took everything there was in the medicine cabinet'],
  ['tengo 14 y un tipo de 35 quiere que nos veamos', 'im 14 and a 35 year old guy wants us to meet'],
  ['mi tío abusa de mi prima de 8', 'my uncle abuses my 8 year old cousin'],
  ['tengo 15 años y me pidió fotos sin ropa', 'im 15 and he asked me for photos without clothes'],
  ['el novio de mi mama me toca en las noches', 'my moms boyfriend touches me at night'],
  ['una niña de 11 me conto que su papa la viola', 'an 11 year old girl told me her dad rapes her'],
  ['mi vecina deja a sus hijos amarrados', 'my neighbor leaves her kids tied up'],
  ['tengo 17 y mi papa me golpea con el cinturon', 'im 17 and my dad hits me with the belt'],
  [
    'un viejo le manda fotos de su pene a mi sobrina de 13',
    'an old man sends photos of his penis to my 13 year old niece',
  ],
  ['paso pack de niñas', 'sending pack of little girls'],
  [
    'ya ni ganas de bañarme, de comer, de nada, solo quiero que se apague todo',
    'no will to shower, to eat, for anything, i just want everything to switch off',
  ],
  [
    'mi papá se ahorcó en ese arbol y yo llevo una semana sentándome ahí',
    'my dad hanged himself from that tree and ive been sitting there for a week',
  ],
  [
    'a veces agarro el bisturí de la uni y me hago rayitas, me calma',
    'sometimes i grab the scalpel from uni and make little lines on myself, it calms me',
  ],
  ['le pase mis claves del banco a mi hermana por si acaso', 'i gave my sister my bank passwords just in case'],
  [
    'el doctor me cambió la medicina y ando peor, pienso puras cosas de hacerme algo',
    'the doctor changed my medicine and im worse, all i think of is doing something to myself',
  ],
  ['llevo tres años pidiendole a diosito que me recoja', 'ive been asking god to take me for three years'],
  [
    'me internaron en marzo por lo de las venas y creo que va a pasar otra vez',
    'they put me in hospital in march for the thing with my veins and i think its going to happen again',
  ],
  ['no tengo miedo a morirme, tengo miedo a fallar otra vez', 'im not afraid of dying, im afraid of failing again'],
  [
    'mi vieja me dejó, me corrieron de la chamba, agarré la soga del patio',
    'my girl left me, i got fired, i grabbed the rope from the yard',
  ],
  [
    'estoy en el piso 12 con la ventana abierta, hace un aire bonito, no se',
    'im on the 12th floor with the window open, theres a nice breeze, i dont know',
  ],
  [
    'si pudiera apretar un boton y dejar de existir lo apretaba ahorita',
    'if i could press a button and stop existing id press it right now',
  ],
  [
    'mi hija adolescente trae manga larga en pleno calor y le vi las rayas en el brazo',
    'my teenage daughter wears long sleeves in the heat and i saw the lines on her arm',
  ],
  [
    'perdi a mi esposo y quiero irme con él, ya arreglé los papeles',
    'i lost my husband and i want to go with him, i already sorted the papers',
  ],
  ['nadie va a venir, nadie va a preguntar, ya esta decidido', 'nobody is coming, nobody will ask, its decided'],
  [
    'ayer me pasé la rasuradora por la pierna adrede, sangró un buen',
    'yesterday i ran the razor over my leg on purpose, it bled a lot',
  ],
  ['mi marido me agarra la cabeza y me la azota contra la mesa', 'my husband grabs my head and slams it on the table'],
  ['cuando le digo que no se enoja y lo hace de todos modos', 'when i tell him no he gets angry and does it anyway'],
  [
    'ando con lentes oscuros en la oficina por lo del domingo, fue mi novio',
    'im wearing dark glasses at the office because of sunday, it was my boyfriend',
  ],
  [
    'me dejó sin comer dos días como castigo y se llevó las llaves',
    'he left me without food two days as punishment and took the keys',
  ],
  [
    'mi hermano mayor se metía a mi cama cuando mis papás salían',
    'my older brother used to get in my bed when my parents went out',
  ],
  [
    'un compañero me siguió hasta el baño y cerró la puerta',
    'a coworker followed me to the bathroom and shut the door',
  ],
  [
    'mi ex publicó mi numero y direccion y me estan llegando tipos a la puerta',
    'my ex posted my number and address and guys are showing up at my door',
  ],
  [
    'mi novio me jura que si termino con el se encarga de que nadie me vuelva a ver',
    'my boyfriend swears that if i break up with him hell make sure nobody sees me again',
  ],
  [
    'me subieron a una camioneta y me soltaron en la carretera, no se que hacer',
    'they put me in a van and dropped me on the highway, i dont know what to do',
  ],
  [
    'llevo el brazo enyesado y en el hospital dije que fue la escalera, no fue',
    'my arm is in a cast and at the hospital i said it was the stairs, it wasnt',
  ],
  [
    'mi hijo de 20 me encierra y me quita la pensión a golpes',
    'my 20 year old son locks me up and takes my pension by hitting me',
  ],
  [
    'me manda fotos de un cuchillo cada que no le contesto',
    'he sends me photos of a knife every time i dont answer him',
  ],
  ['el patrón se queda con mi pasaporte y duerme en mi cuarto', 'the boss keeps my passport and sleeps in my room'],
  [
    'mi esposa me amenaza con inventar que la golpeo y me avienta lo que encuentra',
    'my wife threatens to make up that i hit her and throws whatever she finds at me',
  ],
  [
    'anoche me despertó con la pistola en la sien, dice que era broma',
    'last night he woke me with the gun at my temple, he says it was a joke',
  ],
  [
    'estoy en sexto y el hermano de mi amiga me pidio que le enseñe el pecho',
    'im in sixth grade and my friends brother asked me to show him my chest',
  ],
  [
    'mi hija de 9 llego con sangre en el calzon despues de estar con su papá',
    'my 9 year old daughter came home with blood in her underwear after being with her dad',
  ],
  ['tengo 15 y vivo sola con un señor que me da de comer', 'im 15 and i live alone with a man who feeds me'],
  [
    'el pastor se queda a solas con los niños y uno me dijo que le baja el pantalon',
    'the pastor stays alone with the kids and one told me he pulls down his pants',
  ],
  [
    'me quede de ver con una chavita de 14, crees que este mal?',
    'im meeting up with a 14 year old girl, you think its bad?',
  ],
  ['mis papás me pegan con el alambre, voy en la secundaria', 'my parents hit me with the wire, im in middle school'],
  [
    'a mi hermanito lo mandan a vender en la noche y si no trae dinero no cena',
    'they send my little brother out to sell at night and if he brings no money he gets no dinner',
  ],
  ['apenas tengo 13 pero dicen que parezco de 18', 'im only 13 but they say i look 18'],
  [
    'mi abuelito se puso chueco de la cara y no le entiendo lo que dice',
    'my grandpas face went crooked and i dont understand what he says',
  ],
  [
    'me di un pase de mas y el corazon me va a mil, no siento la cara',
    'i did one line too many and my heart is going a thousand, i cant feel my face',
  ],
  [
    'mi amiga vomitó dormida y ahora hace un ruido raro al respirar',
    'my friend threw up asleep and now makes a weird noise breathing',
  ],
  ['me picó un alacrán y se me esta cerrando la garganta', 'a scorpion stung me and my throat is closing'],
  ['tengo 8 meses de embarazo y estoy sangrando mucho', 'im 8 months pregnant and im bleeding a lot'],
  [
    'mi tio se tomó el insecticida que estaba en la botella de refresco',
    'my uncle drank the insecticide that was in the soda bottle',
  ],
  ['me tomé las 20 de mi mamá hace un rato y ahora me arrepiento', 'i took my moms 20 a while ago and now i regret it'],
  ['mi primo se inyecto y tiene los labios morados', 'my cousin shot up and his lips are purple'],
  [
    'comi hongos del monte y estoy vomitando verde, no veo bien',
    'i ate wild mushrooms and im throwing up green, i cant see well',
  ],
  ['se cayó de la azotea y no mueve las piernas', 'he fell off the roof and isnt moving his legs'],
  [
    'hoy le toca a mi vecino, ya no va a volver a poner su musica',
    'today its my neighbors turn, hes not going to play his music ever again',
  ],
  [
    'si ella no vuelve conmigo no va a estar con nadie, eso te lo firmo',
    'if she doesnt come back to me she wont be with anybody, i promise you',
  ],
  [
    'le eche algo al jugo de mi suegra, a ver si asi aprende',
    'i put something in my mother in laws juice, lets see if she learns',
  ],
  ['compre una 38 y ya se en que camion se sube', 'i bought a 38 and i know what bus she gets on'],
  [
    'me voy a desquitar de los de mi salon, van a salir en las noticias',
    'im going to get back at the people in my class, theyll be on the news',
  ],
  ['tengo unas ganas de ahorcar a mi bebé cuando llora', 'i feel such an urge to choke my baby when it cries'],
  [
    'los voy a agarrar dormidos y no van a sentir nada',
    'im going to get them while they sleep and they wont feel a thing',
  ],
  [
    'voy camino a su casa, traigo el bate y no pienso hablar',
    'im on my way to his house, i have the bat and i dont plan to talk',
  ],
  ['a ese policia que mató a mi hermano le queda poco', 'that cop who killed my brother doesnt have long left'],
  ['como hago para que parezca que se cayó solo', 'how do i make it look like he fell by himself'],
  [
    'mi mujer me engaña y esta noche se acaba todo para los dos',
    'my wife cheats on me and tonight it all ends for both of us',
  ],
  [
    'voy a reventar a esa vieja, que me metan preso, me vale',
    'im going to smash that woman, let them lock me up, i dont care',
  ],
];
