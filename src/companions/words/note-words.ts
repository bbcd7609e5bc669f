/** Breeds and other names that people use for an animal. */
const BREEDS: Readonly<Record<string, string>> = {
  dog: 'puppy|pup|greyhound|corgi|poodle|labrador|lab|beagle|husky|terrier|retriever|dachshund|pug|collie|shepherd|spaniel|chihuahua|bulldog|mutt|whippet|boxer|rottweiler|doodle',
  cat: 'kitten|kitty|tabby|siamese',
  rabbit: 'bunny',
  fish: 'goldfish|betta',
  bird: 'parrot|budgie|canary|cockatiel|parakeet|pigeon',
  horse: 'pony|mare',
};

/** Animals that live with people, as one pattern. */
export const SPECIES = `dog|cat|hamster|rabbit|bird|fish|turtle|tortoise|horse|snake|lizard|gecko|guinea pig|ferret|chicken|hen|duck|rat|mouse|goat|sheep|pig|hedgehog|chinchilla|bearded dragon|axolotl|donkey|llama|${Object.values(BREEDS).join('|')}`;

/** Returns the animal that a word means: "dog" for a greyhound. */
export const animalOf = (word: string): string =>
  Object.entries(BREEDS).find(([, breeds]) => breeds.split('|').includes(word))?.[0] ?? word;

export const FAMILY =
  'sister|brother|mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|nana|aunt|uncle|cousin|niece|nephew|son|daughter|kid|baby|toddler|stepson|stepdaughter|stepmom|stepdad|friend|bestie|roommate|flatmate|housemate|colleague|coworker|twin|boss|neighbor|neighbour|gran|granny|nan|grandson|granddaughter';

/** Words that may come before a relative or an animal: "my dear old dog". */
export const FOND = '(?:dear |old |poor |sweet |little |big |older |younger |best |late |great |beloved |first )*';

export const PARTNER = 'wife|husband|partner|girlfriend|boyfriend|fiancée|fiance|fiancee|spouse';

/** Names of jobs: "I'm a nurse" contains one, "I'm a mess" does not. */
export const JOBS = [
  'nurse|doctor|teacher|tutor|professor|engineer|developer|programmer|designer|artist|writer|editor|journalist|photographer',
  'musician|singer|actor|dancer|chef|cook|baker|barista|bartender|waiter|waitress|server|driver|trucker|pilot|mechanic',
  'electrician|plumber|carpenter|welder|builder|architect|lawyer|paralegal|accountant|analyst|consultant|manager|librarian',
  'social worker|therapist|counselor|psychologist|dentist|veterinarian|vet tech|pharmacist|paramedic|firefighter|farmer|gardener',
  'florist|hairdresser|barber|stylist|tailor|cashier|clerk|receptionist|secretary|assistant|scientist|researcher|biologist',
  'chemist|physicist|student|intern|caretaker|caregiver|nanny|janitor|cleaner|plumber|realtor|salesperson|recruiter|translator',
  'interpreter|soldier|veteran|postal worker|mail carrier|bus driver|dispatcher|technician|surveyor|potter|illustrator|animator',
  'stay-at-home mom|stay-at-home dad|stay-at-home parent|midwife|coach|trainer|instructor|guide|ranger|beekeeper|fisherman',
  'locksmith|butcher|roofer|painter|bricklayer|sailor|deckhand|judge|principal|optometrist|radiologist|surgeon|phlebotomist|lifeguard',
].join('|');
