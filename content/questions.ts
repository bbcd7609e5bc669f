import type { Pillar } from '#contract/quiz.ts';

/**
 * The personality quiz: 15 questions about the four pillars, and 66 answers with a descriptor each.
 *
 * Weights are small integers on the four axes; positive ones lean to E, N, F or P. Within a question, the weights on its
 * own pillar add up to zero, so that random answers end in the middle. Every answer to the last question of a pillar
 * leans to one side, because this question decides a tie (see scoring.ts).
 *
 * Never change or reuse an id: people's answers store it. Any change that affects a score needs a new `quizVersion`.
 */
export const quizVersion = 1;

/** Lean of one answer: positive is E (energy), N (perception), F (judgement), P (lifestyle). */
export type Weights = Partial<Record<Pillar, number>>;

export interface Descriptor {
  id: string;
  name: string;
  pillar: Pillar;
  /** One sentence, spoken to the person. */
  description: string;
}

export interface AnswerChoice {
  id: string;
  /** The card's text; after the line break, its subtext. */
  text: string;
  weights: Weights;
  descriptor: Descriptor;
}

export interface Question {
  id: string;
  pillar: Pillar;
  /** The heading; after the line break, its subheading. */
  text: string;
  choices: readonly AnswerChoice[];
}

interface Written {
  /** Main text and subtext of the card. */
  say: readonly [main: string, sub: string];
  weights: Weights;
  name: string;
  means: string;
}

/** Ids follow from the keys, so that a choice and its descriptor can never drift apart. */
function question(
  id: string,
  pillar: Pillar,
  written: { ask: readonly [heading: string, sub: string]; answers: Readonly<Record<string, Written>> },
): Question {
  return {
    id,
    pillar,
    text: written.ask.join('\n'),
    choices: Object.entries(written.answers).map(([key, answer]) => ({
      id: `${id}.${key}`,
      text: answer.say.join('\n'),
      weights: answer.weights,
      descriptor: { id: key, name: answer.name, pillar, description: answer.means },
    })),
  };
}

export const questions: readonly Question[] = [
  question('free-friday', 'energy', {
    ask: ['It is Friday, and nobody needs you.', 'What happens next?'],
    answers: {
      'soup-confidant': {
        say: ['One good friend', 'soup, slippers, the whole truth'],
        weights: { energy: -1, judgement: 1 },
        name: 'Soup Confidant',
        means: 'You would rather know one person all the way down than a whole room across the top.',
      },
      'spark-plug': {
        say: ['I wake the group chat', 'who is free in forty minutes?'],
        weights: { energy: 3, lifestyle: 1 },
        name: 'Spark Plug',
        means: 'You turn an empty evening into a plan before anybody has found their other shoe.',
      },
      'happy-hermit': {
        say: ['Phone face down', 'and at last, nothing at all'],
        weights: { energy: -3 },
        name: 'Happy Hermit',
        means: 'Your own company is never the backup plan; some weeks it is the whole plan.',
      },
      'friendly-stranger': {
        say: ['Out alone, among people', 'with a book nobody will let me read'],
        weights: { energy: 1 },
        name: 'Friendly Stranger',
        means: 'You walk in knowing no one and leave knowing the bartender’s sister is moving to Tulsa.',
      },
    },
  }),
  question('museum-hour', 'perception', {
    ask: ['A museum, and one hour.', 'Where do you end up?'],
    answers: {
      'backstory-writer': {
        say: ['Lost in one painting', 'who left that window open, and why?'],
        weights: { perception: 3 },
        name: 'Backstory Writer',
        means: 'You cannot look at a closed door without inventing everyone behind it.',
      },
      'sign-reader': {
        say: ['Reading every little sign', 'the one about the glue was gripping'],
        weights: { perception: -3 },
        name: 'Sign Reader',
        means: 'You believe the small print is where the good parts are hidden, and you are usually right.',
      },
      'coat-watcher': {
        say: ['On the bench', 'the real exhibit is people in their coats'],
        weights: { perception: -1, energy: 1 },
        name: 'Coat Watcher',
        means: 'You notice how people actually are, down to the shoelace, and you like them for it.',
      },
      'thread-puller': {
        say: ['Joining distant rooms', 'this vase is basically a meme'],
        weights: { perception: 2, lifestyle: 1 },
        name: 'Thread Puller',
        means: 'You tug at one odd detail and half the world comes along with it.',
      },
      'brush-detective': {
        say: ['Nose to the canvas', 'so that is how you paint lace'],
        weights: { perception: -1, judgement: -1 },
        name: 'Brush Detective',
        means: 'Beauty is nice, but what you really want to know is how somebody’s hands did it.',
      },
    },
  }),
  question('brave-haircut', 'judgement', {
    ask: ['Your friend has a terrible new haircut.', 'They are beaming.'],
    answers: {
      'plain-speaker': {
        say: ['“Well. It grows.”', 'from me they get the truth'],
        weights: { judgement: -3 },
        name: 'Plain Speaker',
        means: 'People bring you the questions they are afraid of, because your answers come without icing.',
      },
      'joy-guard': {
        say: ['“Look how happy you are!”', 'true, and the point'],
        weights: { judgement: 3 },
        name: 'Joy Guard',
        means: 'When somebody is glowing, you stand between them and the draft.',
      },
      'rescue-planner': {
        say: ['“I know a guy.”', 'he has an opening at three'],
        weights: { judgement: -1, lifestyle: -1 },
        name: 'Rescue Planner',
        means: 'Your sympathy arrives with a phone number and directions for parking.',
      },
      'soft-lander': {
        say: ['“Show me the back!”', 'buying time to find kind words'],
        weights: { judgement: 1, perception: -1 },
        name: 'Soft Lander',
        means: 'You can lower a hard truth onto a person so gently that they thank you for the pillow.',
      },
    },
  }),
  question('the-trip', 'lifestyle', {
    ask: ['The trip is three weeks away.', 'What exists so far?'],
    answers: {
      'compass-drifter': {
        say: ['A direction', 'roughly that way'],
        weights: { lifestyle: 3 },
        name: 'Compass Drifter',
        means: 'You trust the road to have ideas, and the road, flattered, usually does.',
      },
      'early-packer': {
        say: ['A packed bag', 'by the door since Tuesday'],
        weights: { lifestyle: -1 },
        name: 'Early Packer',
        means: 'You like tomorrow best when its socks are already folded.',
      },
      'loose-planner': {
        say: ['The first night, booked', 'after that it may introduce itself'],
        weights: { lifestyle: 2 },
        name: 'Loose Planner',
        means: 'You put down one firm stone and then leap happily about on the rest of the river.',
      },
      'itinerary-artist': {
        say: ['A spreadsheet', 'there is a tab for snacks'],
        weights: { lifestyle: -3 },
        name: 'Itinerary Artist',
        means: 'Planning is not work you do before the fun; it is the first helping of it.',
      },
      'calm-captain': {
        say: ['A list of what may go wrong', 'and a bandage for each'],
        weights: { lifestyle: -1, judgement: -1 },
        name: 'Calm Captain',
        means: 'Everyone relaxes near you, because you have already had the storm in your head.',
      },
    },
  }),
  question('loud-party', 'energy', {
    ask: ['The party has found its full volume.', 'Where have you got to?'],
    answers: {
      'graceful-ghost': {
        say: ['Home already', 'left through the coats, blew a kiss'],
        weights: { energy: -3 },
        name: 'Graceful Ghost',
        means: 'You know the exact minute you are full of people, and you leave while it is still love.',
      },
      'table-hopper': {
        say: ['Table to table', 'you two obviously have to meet'],
        weights: { energy: 2 },
        name: 'Table Hopper',
        means: 'You collect people in order to give them to each other.',
      },
      'back-step-listener': {
        say: ['Out on the back steps', 'hearing how she met him, twice'],
        weights: { energy: -1, judgement: 1 },
        name: 'Back-Step Listener',
        means: 'Somewhere behind every loud room is a quiet story, and it tends to sit down next to you.',
      },
      'human-speaker': {
        say: ['Beside the speakers', 'I am, in a sense, the speakers'],
        weights: { energy: 3 },
        name: 'Human Speaker',
        means: 'Noise goes in, joy comes out, and the people around you start dancing by accident.',
      },
      'kitchen-volunteer': {
        say: ['Washing glasses', 'a job, and a door that shuts'],
        weights: { energy: -1, lifestyle: -1 },
        name: 'Kitchen Volunteer',
        means: 'You love your people best with a towel in your hand and three of them at a time.',
      },
    },
  }),
  question('season-to-taste', 'perception', {
    ask: ['“Season to taste,” says the recipe.', 'Says you?'],
    answers: {
      'spoon-truster': {
        say: ['Taste, adjust, taste', 'the spoon knows'],
        weights: { perception: -1, lifestyle: 1 },
        name: 'Spoon Truster',
        means: 'You believe your senses before you believe anybody’s theory about them.',
      },
      'dish-prophet': {
        say: ['It wants to be a curry', 'I can hear it'],
        weights: { perception: 3 },
        name: 'Dish Prophet',
        means: 'You see what a thing could be so clearly that what it is hardly gets a word in.',
      },
      'margin-keeper': {
        say: ['What worked last time', 'it is written in the margin'],
        weights: { perception: -3 },
        name: 'Margin Keeper',
        means: 'You keep what works, so the people you love can count on Sunday tasting like Sunday.',
      },
      'salt-philosopher': {
        say: ['Whose taste, though?', 'salt is a question about power'],
        weights: { perception: 1, judgement: -1 },
        name: 'Salt Philosopher',
        means: 'You can find the interesting question in anything, including the salt.',
      },
    },
  }),
  question('two-friends', 'judgement', {
    ask: ['Two friends argue, and both turn to you.', 'What do you bring?'],
    answers: {
      'peace-brewer': {
        say: ['Tea, and both sides', 'each said out loud, in turn'],
        weights: { judgement: 3 },
        name: 'Peace Brewer',
        means: 'People put down their swords near you, mostly because you have handed them a mug.',
      },
      'fair-slicer': {
        say: ['A fair rule', 'one cuts, the other chooses'],
        weights: { judgement: -2, lifestyle: -1 },
        name: 'Fair Slicer',
        means: 'You would rather be fair than popular, and so you tend to end up both.',
      },
      'under-reader': {
        say: ['The question beneath', 'this is not about the dishwasher'],
        weights: { judgement: 1, perception: 1 },
        name: 'Undertone Reader',
        means: 'You hear the sentence people are standing on while they say the other one.',
      },
      'fact-lantern': {
        say: ['The missing fact', 'it was Tuesday; here is the receipt'],
        weights: { judgement: -3 },
        name: 'Fact Lantern',
        means: 'When a room fills up with feelings and fog, you are the one who finds the switch.',
      },
      'tension-popper': {
        say: ['A joke at my own cost', 'nobody can snort and shout'],
        weights: { judgement: 1, energy: 1 },
        name: 'Tension Popper',
        means: 'You will gladly trip over the rug if it gets two people laughing at the same thing.',
      },
    },
  }),
  question('that-drawer', 'lifestyle', {
    ask: ['Open the drawer everyone has.', 'What is in yours?'],
    answers: {
      'label-laureate': {
        say: ['Labeled boxes', 'batteries; batteries (dead)'],
        weights: { lifestyle: -3 },
        name: 'Label Laureate',
        means: 'You have made peace with the universe by putting it into small, clearly marked containers.',
      },
      'serial-beginner': {
        say: ['Three half-built dreams', 'each was once my whole life'],
        weights: { lifestyle: 1 },
        name: 'Serial Beginner',
        means: 'You fall in love with beginnings, and you have more beginnings in you than most people have years.',
      },
      'echo-locator': {
        say: ['Chaos, but mine', 'I find the tape by its sound'],
        weights: { lifestyle: 3 },
        name: 'Echo Locator',
        means: 'What others call a mess is your filing system, and it has never once lost the tape.',
      },
      'clean-slater': {
        say: ['Hardly anything', 'the drawer was dealt with in March'],
        weights: { lifestyle: -1 },
        name: 'Clean Slater',
        means: 'You let go of things early, and travel through life with both hands free.',
      },
    },
  }),
  question('stuck-sofa', 'energy', {
    ask: ['New neighbors. Their sofa is stuck.', 'And you are…'],
    answers: {
      'quiet-welcomer': {
        say: ['Leaving cookies, later', 'with a note on where the pizza is good'],
        weights: { energy: -1, judgement: 1 },
        name: 'Quiet Welcomer',
        means: 'Your kindness comes on tiptoe, rings the bell, and is gone before the thank-you.',
      },
      'sofa-hero': {
        say: ['Under the sofa', 'names can wait; lift!'],
        weights: { energy: 3, perception: -1 },
        name: 'Sofa Hero',
        means: 'You become friends the way other people catch a bus: suddenly, and at a run.',
      },
      'stair-coach': {
        say: ['Directing from the stairs', 'left! no, the sofa’s left!'],
        weights: { energy: 1, judgement: -1 },
        name: 'Stair Coach',
        means: 'You cannot watch a problem go by without calling something helpful after it.',
      },
      'blinds-naturalist': {
        say: ['Deeply sympathetic', 'through a small gap in the blinds'],
        weights: { energy: -3 },
        name: 'Blinds Naturalist',
        means: 'You like to study a new species from a distance before you offer it a nut.',
      },
    },
  }),
  question('big-sky', 'perception', {
    ask: ['Two of you, flat on the grass, a big sky.', 'You say:'],
    answers: {
      'weather-witness': {
        say: ['“Rain by four.”', 'my knee and the swallows agree'],
        weights: { perception: -3 },
        name: 'Weather Witness',
        means: 'You read the world as it is, and the world repays you with dry laundry.',
      },
      'gravity-doubter': {
        say: ['“What if up is a habit?”', 'nobody has really checked'],
        weights: { perception: 3 },
        name: 'Gravity Doubter',
        means: 'You poke at the obvious until it admits it was only a suggestion.',
      },
      'window-seat-romantic': {
        say: ['“That plane holds a love story.”', 'seat 14A, crying happily'],
        weights: { perception: 1, judgement: 1 },
        name: 'Window-Seat Romantic',
        means: 'You assume every passing light has somebody in it who is on the way to someone.',
      },
      'barefoot-present': {
        say: ['“Feel that grass.”', 'and off comes a sock'],
        weights: { perception: -2, lifestyle: 1 },
        name: 'Barefoot Resident',
        means: 'You live in the place where your feet are; the rest of us go there on vacation.',
      },
      'cloud-caster': {
        say: ['“A lobster doing its taxes.”', 'see, that is the calculator'],
        weights: { perception: 1 },
        name: 'Cloud Caster',
        means: 'You see shapes in everything, and you are generous about pointing them out.',
      },
    },
  }),
  question('two-jobs', 'judgement', {
    ask: ['Two good jobs both want you.', 'What decides?'],
    answers: {
      'inner-tailor': {
        say: ['Which me I would become', 'I tried both on for a week'],
        weights: { judgement: 1, energy: -1 },
        name: 'Inner Tailor',
        means: 'You hold every choice up against the person you hope to be, and check the shoulders.',
      },
      'column-whisperer': {
        say: ['A table with weights', 'the commute has a column'],
        weights: { judgement: -3, lifestyle: -1 },
        name: 'Column Whisperer',
        means: 'You put a hard question into rows and listen until it confesses.',
      },
      'people-compass': {
        say: ['The people I met', 'one laughed at the right thing'],
        weights: { judgement: 3 },
        name: 'People Compass',
        means: 'You would follow good people up a bad hill, and you can spot them from the parking lot.',
      },
      'curious-accountant': {
        say: ['What I would learn', 'boredom is the real pay cut'],
        weights: { judgement: -1, lifestyle: 1 },
        name: 'Curious Accountant',
        means: 'You count your wealth in things you did not understand a year ago.',
      },
    },
  }),
  question('due-friday', 'lifestyle', {
    ask: ['Something big is due on Friday.', 'It is Monday.'],
    answers: {
      'steady-drummer': {
        say: ['A little every day', 'small, dull, unstoppable'],
        weights: { lifestyle: -1, perception: -1 },
        name: 'Steady Drummer',
        means: 'You move mountains the honest way, by the bucket, whistling.',
      },
      'eleventh-hour-alchemist': {
        say: ['Friday has a morning', 'panic is my co-author'],
        weights: { lifestyle: 3 },
        name: 'Eleventh-Hour Alchemist',
        means: 'You turn the last possible minute into gold, and sometimes into breakfast too.',
      },
      'monday-finisher': {
        say: ['It is done', 'now I watch your week unfold'],
        weights: { lifestyle: -3 },
        name: 'Monday Finisher',
        means: 'You finish early and spend the difference on peace.',
      },
      'scenic-router': {
        say: ['Researching near it', 'did you know that bees can count?'],
        weights: { lifestyle: 2, perception: 1 },
        name: 'Scenic Router',
        means: 'You get there in the end, with a bee in a jar and a much better idea.',
      },
      'buddy-system': {
        say: ['A friend checks on me', 'there are snacks at stake'],
        weights: { lifestyle: -1, energy: 1 },
        name: 'Buddy System',
        means: 'You have worked out that almost anything gets done if somebody you like is watching.',
      },
    },
  }),
  question('good-news', 'energy', {
    ask: ['Wonderful news lands at noon.', 'Who knows by one?'],
    answers: {
      'elevator-confetti': {
        say: ['Whoever is nearest', 'hello, elevator'],
        weights: { energy: 1, lifestyle: 1 },
        name: 'Elevator Confetti',
        means: 'Your happiness does not wait for an audience; it makes one out of whoever got on.',
      },
      'slow-savorer': {
        say: ['Nobody, yet', 'I am holding it up to the light'],
        weights: { energy: -3 },
        name: 'Slow Savorer',
        means: 'You keep good things to yourself for a while, the way one warms a stone in a pocket.',
      },
      'inner-circler': {
        say: ['My one person', 'and then, formally, the dog'],
        weights: { energy: -1, judgement: 1 },
        name: 'Inner Circler',
        means: 'Your circle is small, and the people in it have keys.',
      },
      'town-crier': {
        say: ['Everyone', 'the mail carrier cried'],
        weights: { energy: 3 },
        name: 'Town Crier',
        means: 'A joy is not real for you until at least nine people are jumping.',
      },
    },
  }),
  question('flat-pack', 'perception', {
    ask: ['A shelf in parts, a leaflet without words.', 'How do you begin?'],
    answers: {
      'page-one-person': {
        say: ['Step one, then step two', 'they drew it for a reason'],
        weights: { perception: -3, lifestyle: -1 },
        name: 'Page-One Person',
        means: 'You start at the start, and so you are the only one with no screws left over.',
      },
      'boat-seer': {
        say: ['This could be a boat', 'hear me out'],
        weights: { perception: 3, lifestyle: 1 },
        name: 'Boat Seer',
        means: 'You have never met an object that was not quietly on its way to being another.',
      },
      'hands-first': {
        say: ['Lay out every piece', 'the wood will tell me'],
        weights: { perception: -1, judgement: -1 },
        name: 'Hands-First Thinker',
        means: 'Your hands understand things first and let the rest of you know by lunch.',
      },
      'backward-builder': {
        say: ['From the finished picture', 'and backward, mostly'],
        weights: { perception: 1 },
        name: 'Backward Builder',
        means: 'You start at the ending and walk home from there to the beginning.',
      },
    },
  }),
  question('end-credits', 'judgement', {
    ask: ['The credits roll. Your friend is in tears.', 'You are…'],
    answers: {
      'inward-detective': {
        say: ['Wondering why I am not', 'filed under: later'],
        weights: { judgement: -1, energy: -1 },
        name: 'Inward Detective',
        means: 'You take your own feelings in for questioning, and you are always very polite to them.',
      },
      'shared-scarf': {
        say: ['Crying harder', 'we are one wet scarf'],
        weights: { judgement: 3 },
        name: 'Shared Scarf',
        means: 'You catch feelings like colds, from across the room, and you would not want the cure.',
      },
      'plot-engineer': {
        say: ['Explaining the ending', 'it holds, if you follow the ring'],
        weights: { judgement: -3, perception: 1 },
        name: 'Plot Engineer',
        means: 'You show your love by making sure that everything adds up.',
      },
      'napkin-keeper': {
        say: ['Passing a napkin', 'what part got you?'],
        weights: { judgement: 1, perception: -1 },
        name: 'Napkin Keeper',
        means: 'You are the one with the napkin, the water, and the question that helps.',
      },
    },
  }),
];
