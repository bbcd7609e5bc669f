const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words of both languages, and those that are typed in both: they tell neither. */
export const OF_BOTH = words(
  'a actual am as come con copa da do e en era es fan find ha has have he hey hi hay idea la lol los mas me mi mis no o ok once or pan para pie plan pon pro real red se si sin so son te ten ti tu un va van vale y yo',
);
export const SPANISH = words(
  'ahi ahora ahorita algo alguien alla alli anda aqui aun ayer bien bueno buena buenas buenos cada casa casi claro cosa cosas creo dale debe debo dejo deja dia dias dice dijo dios donde dos eres era esos esas estamos estaba fui gracias gusta hoy igual ir jaja luego manana mejor menos mucha mucho nada nadie nunca otra otro pa pasa pasado poco poquito porque pues puro q quiere sabe sabes se sera siempre sigue sirve sobre solo somos tal tambien tanto tas tampoco tiene toca toda todas todavia todo todos tres vas vez voy wey ya',
);
export const ENGLISH = words(
  'about after again all already also any anybody anyone anything back bad because before best better but by bye cant come could cuz day didnt different doesnt done dont down even ever every everyone everything feel feeling first from fun give going gone gonna good got great had happy havent here hes how hows id ill im into isnt its ive keep kind know last let lets like little long love made make many maybe more most much myself need never new nice night not nothing now off oh one only other out over own people probably really right said same say see she shes should shouldnt since some somebody someone something somewhere soon sorry still stuff such sure take tell than thank thanks thats them then theres these theyre thing things think this those though thought through today together tomorrow tonight too trying until up us use very wait wanna want was wasnt way well went were weve whats whos what whatever while whole why wish without wont work would wouldnt wow yeah year yes yet youre yours',
);
/** Spellings of English that Spanish does not have. */
export const SPELLED =
  /th|sh|gh|ck|oo|ee|(?<=.{2})(?:ing|ed)$|[bcfgkpvh]$|[b-df-hj-km-npqstvwxz]{2}[tsk]$|ss|tt|ff|pp|dd|gg/;
