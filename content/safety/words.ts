/**
 * The parts of phrases: people, wishes, means, times and others. A part has English, Spanish and French words, so that
 * a phrase (phrases.ts) and its learned weight apply to all three languages. Words have the form of plain.ts: lower
 * case, no accents, no apostrophes, "wanna" for "want to". An entry may have several words: "baby daddy".
 */
const list = (words: string): string[] => words.split(/\s*[\n|]\s*/u).filter(Boolean);

const lover =
  list(`husband|hubby|wife|boyfriend|bf|girlfriend|gf|partner|partners|fiance|fiancee|ex|spouse|baby daddy|babys dad|kids dad
exhusband|ex husband|ex boyfriend|ex wife|ex girlfriend|sisters husband|my man|marido|esposo|esposa|mujer|novio|novia|pareja|expareja
mari|femme|copain|copine|mec|meuf|conjoint|conjointe|compagnon|compagne|ex mari`);
const kin =
  list(`mom|mum|mother|mama|mommy|ma|dad|daddy|father|stepdad|stepfather|step dad|stepmom|stepmother|parents|brother|brothers|bro
sister|uncle|aunt|auntie|grandpa|grandad|granddad|grandma|grandmother|grandfather|grandson|nan|nana|gran|son|daughter|son in law|cousin|family|in laws
foster dad|foster mom|foster father|guardian|carer|caregiver|stepbrother|mere|pere|maman|papa|frere|soeur|oncle|tante|famille|beau pere|belle mere|mes parents
padre|madre|hermano|hermana|tio|tia|abuelo|abuela|padrastro|madrastra|familia|padres|primo|prima|hijo|hija|fils|fille|suegra|suegro|cunado|grand mere|grand pere`);
const others =
  list(`boss|manager|employer|coach|teacher|priest|pastor|landlord|coworker|co worker|colleague|supervisor|roommate|flatmate|housemate|neighbor|neighbour
therapist|driver|guy|guys|man|men|dude|stranger|someone|somebody|date|stalker|bouncer|pimp|people|they|he|she|hes|shes|him|her|them|theyre|it
jefe|profe|profesor|vecino|hombre|hombres|tipo|chico|chicos|alguien|el|ella|ellos|patron|voisin|prof|chef|type|types|homme|hommes|quelqu un|on|il|elle|ils|elles
judge|senator|cop|cops|police|everyone|everybody|anyone|neighbors|owner|kids|classmates|bully|bullies|cult|gang`);
const numbersUnder18 = list('8|9|10|11|12|13|14|15|16|17');

export const words = {
  I: list('i|im|ive|id|ill|yo|je|j|jai|jsuis|me|m|u2'),
  LOVER: lover,
  KIN: kin,
  ANYONE: [...lover, ...kin, ...others],
  HE: list('he|she|they|hes|shes|theyre|him|her|them|el|ella|ellos|il|elle|ils|on|lo|la|los|le'),
  CHILD:
    list(`baby|toddler|infant|newborn|kid|kids|child|children|son|daughter|little one|boy|girl|yr old|year old|yo|twins
bebe|hijo|hija|hijos|nino|nina|ninos|fils|fille|enfant|enfants|petit|petite|niece|nephew`),
  SOMEONE:
    list(`husband|wife|boyfriend|girlfriend|partner|mom|mum|mother|dad|father|brother|sister|uncle|aunt|grandpa|grandma|nan|gran|grandmother|grandfather|friend|buddy|roommate|coworker
son|daughter|baby|toddler|kid|child|infant|newborn|little one|yr old|year old|neighbor|neighbour|guy|man|woman|lady|he|she|hes|shes|him|her|someone|somebody|bf|gf|papa|mama
mari|femme|copain|copine|mere|pere|frere|soeur|fils|fille|bebe|ami|amie|voisin|voisine|grand mere|grand pere|il|elle
marido|esposo|esposa|novio|novia|padre|madre|hermano|hermana|hijo|hija|amigo|amiga|abuelo|abuela|vecino|vecina|el|ella|suegra|suegro|bro|homie|cousin|kids`),
  WISH: list(`wanna|want|wants|wanted to|wish|wishing|gonna|going to|ready to|about to|need to|might|may|will|ill|should|rather|sooner|plan to|planning to|planning on|planning|intend to|thinking about|thinking of
think about|thoughts of|thought about|thoughts about|tempted to|trying to|tried to|hoping to|hope to|deserve to|deserve|have to|urge to|urges to|feel like|feeling like|dream of|dream about|daydream about|fantasize about|fantasise about|imagine|imagining|decided to|picture|considering
close to|willing to|id love to|would love to|close to|want to be|wanna be|wish i was|wish i were|wish i could|idea of|keep thinking about|keep thinking of|able to|time to|let me|help me|ways to|way to|how to|how do i|best way to|easiest way to|quickest way to
quiero|quisiera|ganas de|voy a|pienso en|he pensado en|pensando en|pienso|deseo|ojala|necesito|planeo|me gustaria|intente|tratar de|a punto de|manera de|forma de|como puedo|estoy pensando en
je veux|veux|envie de|envie d|je vais|vais|pense a|je pense|songe a|j aimerais|aimerais|besoin de|besoin d|prevu de|essaye de|essaie de|tente de|moyen de|facon de|decide de|idee de|pret a|prete a|comment`),
  DIE: list(`die|dying|dead|be dead|death|dye|diee|suicide|suicidal|suicde|sucidal|suicidio|suicida|not exist|stop existing|disappear forever|disappear for good|vanish forever|end it|end it all|ending it|ending it all|end my life|ending my life|end things|ending things|end everything|ending everything|end this life|end this pain forever
kill myself|killing myself|killed myself|kms|kill me|unalive|unalive myself|unaliving|sewerslide|off myself|offing myself|hang myself|hanging myself|shoot myself|shooting myself|drown myself|drowning myself|gas myself|stab myself|poison myself|end myself|ending myself|take my life|take my own life|taking my life|taking my own life
jump off|jumping off|jump in front|jumping in front|jump from|jump out|step in front|stepping in front|walk into traffic|walk in front|walking into traffic|drive off|driving off|drive my car into|driving my car into|crash my car|crashing my car|throw myself|throwing myself|overdose|overdosing|od|slit my wrists|cut my wrists|slit my throat|blow my brains out|blow my head off|not wake up|not waking up|never wake up|never waking up|not be here|not being here|not being alive|not be alive|not live|sleep forever|go to sleep forever|ctb|catch the bus|be gone|be gone forever|being gone|being dead|my own death|my death|my funeral
morir|morirme|muerto|muerta|matarme|la muerte|mi muerte|suicidarme|ahorcarme|tirarme|cortarme las venas|quitarme la vida|acabar con todo|acabar con mi vida|terminar con todo|terminar con mi vida|dejar de existir|dejar de vivir|desaparecer para siempre|dormir para siempre|no despertar|lanzarme|pegarme un tiro|colgarme|dormir y no despertar|aventarme
mourir|crever|mort|la mort|me tuer|suicider|me suicider|me pendre|en finir|me jeter|me foutre en l air|disparaitre pour toujours|ne plus exister|plus me reveiller|ne plus etre la|mettre fin a mes jours|mettre fin a ma vie|m endormir pour toujours|me tirer une balle|sauter du|sauter par|me noyer|ne pas me reveiller|partir pour toujours|cesser d exister`),
  CUT: list(`cut myself|cutting myself|cut my arms|cut my arm|cut my legs|cut my thighs|cutting my|hurt myself|hurting myself|harm myself|harming myself|burn myself|burning myself|burned myself|starve myself|starving myself|punish myself|punishing myself|scratch myself|scratch my skin|self harm|self harming|self harmed|selfharm|self injury|bang my head|punch myself|hit myself|bleed myself|sh relapse|si is bad|do something bad to myself|do something to myself|carve|carving into
cortarme|lastimarme|hacerme dano|herirme|quemarme|autolesionarme|autolesion|hacerme cortes|me corto|me lastimo|me hago dano|golpearme|me corte los|me corte las|me corte el brazo
me faire du mal|me faire mal|me scarifier|me couper|me mutiler|automutilation|scarification|me bruler|me taillader|me blesser|je me coupe|je me scarifie|je me mutile|je me fais du mal|je me fais mal|me frapper|me punir`),
  MEANS:
    list(`gun|pistol|shotgun|rifle|revolver|glock|rope|noose|belt around|razor|razors|razor blade|razorblade|blade|blades|box cutter|pills|pill|tablets|meds|tylenol|xanax|paracetamol|ibuprofen|advil|ambien|fentanyl|oxy|opioids|insulin|sleeping pills|sleeping tablets|antidepressants|bleach|helium|charcoal|exhaust|garage running|bridge|overpass|train tracks|tracks|platform|rooftop|roof|ledge|cliff|cliffs|balcony|stones|the knife|medicine cabinet|bullet|bullets
pistola|escopeta|cuerda|soga|pastillas|frasco|cuchilla|navaja|puente|azotea|balcon|vias|tren|veneno|somniferos
fusil|pistolet|corde|somniferes|medicaments|cachets|comprimes|lame|rasoir|pont|toit|falaise|rails|balcon|pilules`),
  PILLS:
    list(`pills|pill|tablets|meds|medication|medicine|medicines|tylenol|xanax|paracetamol|ibuprofen|advil|aspirin|ambien|benadryl|fentanyl|oxy|percs|opioids|insulin|sleeping pills|sleeping tablets|antidepressants|klonopin|valium|benzos|codeine|morphine|zoloft|prozac|lithium|seroquel|bleach|rat poison|antifreeze|drain cleaner|painkillers|melatonin|nyquil|heart medicine|adderall
pastillas|medicamentos|medicinas|frasco|somniferos|lejia|cloro|ansioliticos|veneno|tranquilizantes|analgesicos
somniferes|medicaments|cachets|comprimes|anxiolytiques|javel|boite de|plaquette|xanax|doliprane|antidepresseurs|pilules`),
  TOOK: list(`took|taken|take|taking|swallow|swallowed|swallowing|ate|eaten|drank|drunk|drink|downed|popped|chugged|down|overdosed on|od on
tome|tomado|tomarme|trague|tragado|tragarme|bebi|tomar|me tome|ingeri|tomarme
pris|prendre|avale|avaler|bu|gobe`),
  LOTS: list(`all|all of|all my|all the|whole|whole bottle|whole pack|whole box|whole strip|entire|entire bottle|too many|way too many|too much|a bunch|a bunch of|handful|a handful|a bottle|bottle|lots|a lot|a load|load of|so many|every|everything|the rest|twenty|thirty|forty|fifty|20|25|30|40|50|60|100|a pack|enough|rest of|on purpose|stash|couple bottles|box of
todo|todas|todos|todas las|muchas|muchos|demasiadas|demasiados|un frasco|frasco entero|caja|un monton|puno de
tous|toutes|tous mes|toute|toute la|trop|trop de|plein de|boite entiere|une boite|la boite|une poignee`),
  SOON: list(`tonight|tonite|today|tomorrow|now|right now|rn|this weekend|this week|soon|very soon|any minute|sunday|monday|tuesday|wednesday|thursday|friday|saturday|this time|fr|for real|for good|forever|permanently|next week|before christmas|by christmas|before my birthday|one day|when i get home|after work|morning|in the morning
esta noche|hoy|manana|ahora|pronto|para siempre|el domingo|el lunes|el viernes|este fin de semana|ahora mismo
ce soir|aujourd hui|demain|maintenant|bientot|pour toujours|dimanche|lundi|vendredi|ce week end|cette nuit|tout de suite`),
  NOT: list(
    'not|dont|doesnt|didnt|cant|couldnt|wont|wouldnt|isnt|aint|no|never|without|nothing|nobody|noone|no one|none|neither|stop|nunca|nada|nadie|sin|ni|ne|pas|plus|jamais|rien|personne|sans|ya no|wasnt|shouldnt|havent',
  ),
  HURTS:
    list(`hits|hit|hitting|beats|beat|beating|beaten|slaps|slapped|slapping|punches|punched|punching|kicks|kicked|kicking|chokes|choked|choking|strangles|strangled|strangling|shoves|shoved|smacks|smacked|burns|burned|whips|whipped|drags|dragged|pushes|pushed|pinned|pins|grabs|grabbed|bites|bit|hurts|hurt|hurting|abuses|abused|abusing|assaulted|assaults|attacks|attacked|raped|rapes|raping|molested|molests|molesting|groped|gropes|grabbed|touched|touches|touching|threatens|threatened|threatening|stalks|stalking|stalked|jumped|robbed|kidnapped|drugged|spiked|tortures|spits on|threw|throws|cornered|backhanded|headbutted|stabbed|shook|gets violent|violent|harassing|blackmailing|blackmails|extorting
pega|pego|pegar|pegan|golpea|golpeo|golpean|maltrata|maltrato|viola|violo|violaron|abusa|abuso|abusaron|amenaza|amenazo|amenazan|acosa|acoso|persigue|ahorco|estrangulo|empujo|toco|encerro|encierra|chantajea|manosea|manoseo|agarro|sigue|jalo|obligo|obliga|obligan|forzo|fuerza
frappe|frappee|bat|battu|battue|tape|tabasse|gifle|giflee|giffle|cogne|etrangle|etranglee|viole|violee|violente|menace|menacee|harcele|suit|insulte|enferme|agresse|agressee|touche|touchee|force|forcee|pousse|poussee|brule|bouscule`),
  KILL: list(`kill|killing|kil|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|choke|behead|execute|poison|poisoning|bomb|bombing|blow up|shoot up|burn down|torch|gut|lynch|hunt down|slaughter|massacre|rape|hurt|harm|attack|smother|suffocate|drown|run over|run them over|run him over|run her over|beat up|beat the|bash|put a bullet|put two in|put one in|slit|cut up|waste|smoke|ice|cap|clap|merk|whack|snuff|bury|end him|end her|end them|break his|break her|break their|set fire to|jump him|jump her|leave him for dead|make him pay|make her pay|make them pay|finish him|finish her|get rid of|take out|make him disappear|make her disappear|pop him|dismember|torture
matar|matare|mato|mate|matarlo|matarla|matarlos|disparar|apunalar|acuchillar|quemar|envenenar|violar|degollar|asesinar|reventar|ahorcar|golpear|hacerle dano|balazos|balazo|balacear|meterle|prenderle fuego|atropellar
tuer|tue|buter|bute|crever|planter|poignarder|egorger|etrangler|etouffer|bruler|cramer|flinguer|tirer dans|tirer sur|descendre|empoisonner|violer|massacrer|assassiner|defoncer|faire exploser|foncer dans`),
  WEAPON:
    list(`gun|guns|glock|pistol|shotgun|rifle|ar15|ar|ak|blick|strap|strapped|heat|ammo|bullets|bullet|knife|machete|axe|hammer|bat|crowbar|crossbow|bomb|bombs|explosives|pipe bomb|gasoline|gas can|gas|petrol|lighter|matches|rat poison|poison|acid|grenade|hatchet|blade|sword|truck|vest|magazine|scope|weapon|weapons|arsenic|antifreeze|garrote|molotov
pistola|cuchillo|escopeta|rifle|navaja|machete|gasolina|bomba|veneno|bate|martillo|arma|fierro
couteau|fusil|flingue|pistolet|arme|hache|batte|essence|bombe|poison|marteau|machette|calibre`),
  TARGET:
    list(`him|her|them|that bitch|that guy|that man|that woman|these people|those people|people|everyone|everybody|strangers|someone|somebody|anyone|my wife|my husband|my ex|my boss|my manager|my dad|my father|my mother|my mom|my brother|my sister|my roommate|my coworker|my coworkers|my neighbor|my neighbour|my landlord|my teacher|my kids|my children|my son|my daughter|my baby|the baby|my girlfriend|my boyfriend|my partner|his wife|her boyfriend|her husband|my family|my stepdad|my uncle|his family|her family|that judge|the judge|the senator|the president|the mayor|the cops|the police|a cop|cops|crowd|that crowd|the crowd|the school|my school|a school|office|the office|the mosque|the church|the synagogue|immigrants|gays|jews|muslims|blacks|women|men|kids|children|my classmates|his house|her house|their house|you|u|the patient|a patient|the owner|the guy|the man|the girl|the woman|whoever|my professor|my doctor|my cousin|my business partner|my stepmom|my grandma|the neighbor|the neighbors|my neighbors|a guy|a person|my class|innocent people|all of them|all of you
a mi ex|a mi jefe|a mi marido|a mi esposo|a mi mujer|a mi novia|a mi novio|a mi hermano|a mi padre|a mi madre|a mi vecino|a todos|a ella|a el|a ese|a esa|a alguien|lo|la|los|las|le|mi ex|mi jefe|mi socio|su casa|su trabajo|mi hermano|mi vecino|a mi suegra|a mi papa
mon ex|mon patron|mon mari|ma femme|ma mere|mon pere|mon frere|mon voisin|mon chef|mon boss|mon associe|tout le monde|le tas|l|les|des gens|le lycee|ma soeur|mes enfants|sa maison|chez lui|chez elle|quelqu un|ce mec|cette salope|mon beau pere`),
  YOUNG: numbersUnder18,
  BODY: list(`chest|arm|left arm|jaw|throat|tongue|face|head|belly|stomach|abdomen|leg|legs|neck|eye|eyes|mouth|lips|hand|finger|fingers|foot|back|heart|skin|side|right side|left side|wrist|ankle|airway|lung|lungs|brain|calf|lower right|speech|vision|hip|skull|ribs
pecho|brazo|garganta|lengua|cara|cabeza|pierna|piernas|boca|labios|mano|dedo|ojo|corazon|barriga|vientre|lado|estomago|cuello
poitrine|bras|gorge|langue|visage|tete|jambe|jambes|bouche|levres|main|doigt|oeil|coeur|ventre|machoire|cote|nuque|cou`),
  AILS: list(`pain|pains|hurts|hurting|numb|tight|tightness|pressure|crushing|swelling|swollen|swells|swelled|closing|closed up|drooping|droopy|bleeding|blood|weak|paralyzed|cant feel|cant move|burning|stopped working|blurry|dizzy|faint|stabbing|purple|blue|grey|gray|torn|crushed|stiff|severed|blacked out|slurring|slurred|twisted|sunken|sagging
duele|dolor|hinchada|hinchado|hincha|dormido|duerme|torcida|torcio|sangre|sangra|opresion|morados|adormecido|paralizado|borroso|palido
mal|douleur|gonfle|gonflee|engourdi|engourdie|sang|saigne|de travers|serre|oppression|bleues|paralyse|paralysee|flou|pale`),
  JOKE: list(`lol|lmao|lmaoo|haha|hahaha|jaja|jajaja|mdr|ptdr|xd|rofl|hehe|lmfao`),
  GAME: list(
    `game|games|gaming|boss fight|level|round|match|chess|scrabble|mario kart|mario|elden ring|zelda|minecraft|fortnite|cod|call of duty|dnd|d and d|npc|raid|dm|civ|among us|werewolf|poker|tarot|uno|monopoly|pool|tennis|golf|ping pong|smash|xbox|playstation|ps5|switch|respawn|headshot|dungeon|campaign|final boss|quiz|trivia|fifa|foot|futbol|ajedrez|videojuego|juego|jeu|jeux|cards|catan|karaoke|bowling|darts|league|valorant|overwatch|gta|sims|skyrim|crossword|puzzle|wordle|mafia game|laser tag|paintball`,
  ),
  FICTION: list(
    `movie|movies|film|films|show|series|season|episode|novel|book|books|chapter|song|songs|album|band|podcast|podcasts|documentary|documentaries|true crime|play|opera|netflix|story|character|plot|thriller|mystery|lyrics|playlist|anime|manga|comic|comics|tv|trailer|concert|sequel|villain|hero|director|murder mystery|actor|scene|cancion|pelicula|peli|pelis|serie|libro|documental|novela|canta|chanson|livre|polar|roman|docu|exhibit|museum|history|poem|sonnet|biography|memoir|fanfic|screenplay|author|theater|theatre|musical`,
  ),
  THING: list(
    `coffee|taco|tacos|burger|pizza|curry|cake|chocolate|sushi|beer|wine|nap|meeting|meetings|email|emails|laundry|exam|exams|thesis|essay|homework|traffic|commute|printer|alarm clock|shelf|recipe|garden|plants|plant|fern|orchid|orchids|phone|battery|phones|laptop|car|playlist|heels|shoes|workout|gym|leg day|spin class|yoga|cardio|weekend|monday|winter|heat|rain|weather|dress|outfit|croissant|noodles|hot sauce|wings|dessert|vacation|holiday|beach|air fryer|wifi|app|subscription|contract|lease|job|work|shift|project|reunion|trabajo|dossier|boulot|vacances|cafe|semana|celular|bateria|vibe|vibes|mood|joke|pun|puns|meme|memes|diet|carbs|sugar|salad|bread|sourdough|cheese|snack|snacks|lawn|weeds|mosquito|mosquitoes|spider|spiders|wasp|ants|roaches|squirrels|pigeons|dragon|zombies|zombie|goblin|orc|orcs|aliens`,
  ),
  CARER: list(
    `teacher|teach|nurse|paramedic|doctor|surgeon|emt|firefighter|lifeguard|volunteer|volunteered|volunteering|social worker|counselor|therapist|lawyer|attorney|detective|vet|hospice|forensic|training|class|course|drill|certificate|awareness|prevention|charity|fundraiser|shelter|hotline|helpline|museum|study|studying|research|thesis|profe|profesora|enfermera|medico|voluntaria|voluntario|urgencias|prof|infirmiere|infirmier|benevole|medecin|pompier|coach|dispatcher|er|icu|ward|butcher|chef|pharmacist|journalist|veteran`,
  ),
  PAST: list(
    `years ago|year ago|months ago|ten years|back then|back when|when i was|when i were|used to|in my twenties|in my teens|as a kid|as a child|as a teen|growing up|recovered|recovering|recovery|in remission|sober|clean|free now|seizure free|survivor|better now|good now|fine now|ok now|okay now|happy now|im past that|behind me|long time ago|in 2016|in 2015|in 2018|last year|anniversary|passed away|died when|de nino|de chico|cuando tenia|cuando era|hace anos|hace diez anos|ya paso|quand j avais|il y a des annees|quand j etais|ans deja|gueri|guerie|superado|ages ago|decades ago|in high school i|in college i|these days|turned out fine|all clear|got out|out of my life`,
  ),
  MYCHILD: list(
    'my son|my daughter|my kid|my kids|my child|my niece|my nephew|my grandson|my granddaughter|my students|my cat|my dog|my sister|my brother|my stepson|my stepdaughter|mi hija|mi hijo|mis hijos|mi sobrina|mi sobrino|mis alumnos|ma fille|mon fils|mes enfants|mes eleves|ma niece|mon neveu|his son|her son|her daughter|his daughter|our son|our daughter|my cousin|my twins|our kid|my youngest|my oldest|my eldest|my whisky|my car',
  ),
  SCHOOL: list(
    `middle school|junior high|high school|highschool|hs|homeroom|6th grade|7th grade|8th grade|9th grade|10th grade|11th grade|12th grade|sixth grade|seventh grade|eighth grade|ninth grade|tenth grade|eleventh grade|sixth grader|8th grader|7th grader|9th grader|10th grader|11th grader|eighth grader|freshman|sophomore|year 7|year 8|year 9|year 10|year 11|gcse|gcses|grade 7|grade 8|grade 9|grade 10|grade 11|detention|recess|permission slip|school counselor|school bus|study hall|prom|homework|math test|secondary school|sixth form|4th period|3rd period|5th period|6th period|2nd period|1st period|the eso|la eso|secundaria|segundo de secundaria|bachillerato|la prepa|prepa|college|lycee|6eme|5eme|4eme|3eme|seconde|premiere|brevet|en troisieme|en quatrieme|en terminale|cours de maths|colegio|instituto|el liceo|eso`,
  ),
  FEAR: list(
    'scared|afraid|terrified|frightened|fear|scares me|in danger|not safe|unsafe|shaking|miedo|terror|asustada|asustado|peur|terrifiee|danger',
  ),
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof words;
