import type { Archetype } from './archetypes.ts';
import { generalInterests, interests, type Interest } from './interests.ts';

/** The animals of the archetypes, and one more. */
type CardAnimal = Archetype['animal'] | 'turtle';

/** A card of the deck. A person who says yes can choose some of its items. */
export interface InterestCard {
  id: string;
  name: string;
  line: string;
  animal: CardAnimal;
  /** The interest of a person who says yes and chooses no items. The custom card has no such interest and no items. */
  general: Interest | undefined;
  items: readonly Interest[];
}

type Entry = readonly [id: string, name: string, animal: CardAnimal, line: string, also?: readonly string[]];

/**
 * A card for each category of interests except "Going out". The interests of "Going out" are on other cards (`also`),
 * because each is a way to spend an evening on the subject of its card.
 */
const deck: readonly Entry[] = [
  ['music', 'Music', 'dolphin', 'Songs you send people at midnight, with no explanation.', ['karaoke', 'festivals']],
  ['food', 'Food and drink', 'raccoon', 'You plan lunch at breakfast, and you are right to.', ['brunch', 'dive-bars']],
  ['outdoors', 'Outdoors', 'eagle', 'Somewhere with more sky than signal.'],
  ['screen', 'Film, TV and laughs', 'fox', 'One more episode. You know how this ends.', ['improv']],
  ['animals', 'Animals', 'elephant', 'You greet the dog first, then the people.'],
  ['games', 'Games', 'octopus', 'It is only a game, says the person who is winning.', ['game-cafes']],
  ['art', 'Art and stage', 'butterfly', 'Things that exist because someone had to make them.', ['drag-shows']],
  ['movement', 'Moving about', 'otter', 'Anything from ten miles to a good wiggle.', ['dance-floors']],
  ['words', 'Books and words', 'owl', 'The pile by the bed is a lifestyle.', ['book-clubs']],
  ['travel', 'Travel', 'turtle', 'Getting a little lost, on purpose.'],
  ['making', 'Making things', 'bowerbird', 'Glue on your sleeve and no regrets.', ['comic-cons']],
  ['science', 'Science and tech', 'meerkat', 'You read the manual. For fun.'],
  [
    'home',
    'Home and garden',
    'beaver',
    'A warm lamp, a living plant, people you like.',
    ['farmers-markets', 'supper-clubs'],
  ],
  ['sports', 'Sports', 'honey badger', 'Shouting at a screen counts as cardio.'],
  ['inner-life', 'Inner life', 'jellyfish', 'What goes on in there when it is quiet.'],
  ['community', 'Community', 'bee', 'You know your neighbors, or you would like to.'],
];

function cardOf([id, name, animal, line, also = []]: Entry): InterestCard {
  return {
    id,
    name,
    line,
    animal,
    general: generalInterests.find(({ category }) => category === id),
    items: interests.filter((interest) => interest.category === id || also.includes(interest.id)),
  };
}

/** The last card, for interests that no other card has. */
export const customCard: InterestCard = {
  id: 'custom',
  name: 'Something we forgot',
  line: 'Competitive duck herding? Tell us. We like it already.',
  animal: 'wolf',
  general: undefined,
  items: [],
};

/** The deck in its order. */
export const interestCards: readonly InterestCard[] = [...deck.map(cardOf), customCard];
