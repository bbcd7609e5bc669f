/** Animals that live with people, as one pattern. */
export const SPECIES =
  'dog|puppy|cat|kitten|kitty|hamster|rabbit|bunny|parrot|bird|budgie|canary|fish|goldfish|turtle|tortoise|horse|pony|snake|lizard|gecko|guinea pig|ferret|chicken|rat|mouse|goat|sheep|pig|hedgehog|chinchilla|bearded dragon';

export const FAMILY =
  'sister|brother|mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|nana|aunt|uncle|cousin|niece|nephew|son|daughter|kid|baby|toddler|stepson|stepdaughter|stepmom|stepdad|friend|bestie|roommate|twin';

/** Names of jobs: "I'm a nurse" tells one, "I'm a mess" does not. */
export const JOBS = [
  'nurse|doctor|teacher|tutor|professor|engineer|developer|programmer|designer|artist|writer|editor|journalist|photographer',
  'musician|singer|actor|dancer|chef|cook|baker|barista|bartender|waiter|waitress|server|driver|trucker|pilot|mechanic',
  'electrician|plumber|carpenter|welder|builder|architect|lawyer|paralegal|accountant|analyst|consultant|manager|librarian',
  'social worker|therapist|counselor|psychologist|dentist|veterinarian|vet tech|pharmacist|paramedic|firefighter|farmer|gardener',
  'florist|hairdresser|barber|stylist|tailor|cashier|clerk|receptionist|secretary|assistant|scientist|researcher|biologist',
  'chemist|physicist|student|intern|caretaker|caregiver|nanny|janitor|cleaner|plumber|realtor|salesperson|recruiter|translator',
  'interpreter|soldier|veteran|postal worker|mail carrier|bus driver|dispatcher|technician|surveyor|potter|illustrator|animator',
  'stay-at-home mom|stay-at-home dad|stay-at-home parent|midwife|coach|trainer|instructor|guide|ranger|beekeeper|fisherman',
].join('|');
