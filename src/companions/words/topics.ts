import { topics, type Topic } from '#content/companions/companion.ts';

/** The words of each topic in the form of `plain`. Their plurals count too; other forms count only if listed. */
const words: Readonly<Record<Topic, string>> = {
  work: 'work job boss office shift coworker colleague meeting client project career promotion deadline interview salary resume manager team startup customer retire retirement freelance overtime commute',
  family:
    'family mom mum mother dad father parent sister brother sibling grandma grandpa grandmother grandfather aunt uncle cousin kid child children son daughter baby toddler niece nephew inlaws stepmom stepdad twins',
  friends: 'friend friends friendship bestie buddy buddies pal roommate neighbor neighbour party hangout reunion',
  love: 'girlfriend boyfriend partner wife husband spouse fiance dating date crush relationship marriage wedding anniversary ex breakup romance tinder flirting',
  pets: 'dog puppy cat kitten pet hamster rabbit bunny parrot bird goldfish fish turtle horse snake lizard gecko guinea ferret chicken vet leash',
  food: 'food cook cooking cooked bake baking baked dinner lunch breakfast eat eating ate pizza pasta noodles ramen sushi taco burger bread cake cookie pie soup salad rice coffee tea curry cheese chocolate recipe restaurant kitchen vegan spicy hungry snack barbecue',
  music:
    'music song album band concert guitar piano violin cello drums bass singing sing choir playlist vinyl jazz rap techno opera karaoke ukulele trumpet spotify listen',
  screen:
    'movie film show series episode season netflix tv anime documentary cinema actor sitcom horror trailer binge watch watching youtube',
  books:
    'book novel reading read author poem poetry library story chapter memoir comic manga audiobook bookstore kindle',
  games:
    'game games gaming gamer chess board puzzle crossword dungeon console xbox playstation switch nintendo minecraft zelda poker cards trivia dnd wordle lego',
  outdoors:
    'hike hiking mountain forest woods camping camp trail beach ocean sea lake river garden gardening plant flower tree nature park fishing kayak surfing climbing stars birds birding sunset',
  sport:
    'gym run running marathon workout yoga soccer football basketball baseball tennis swim swimming bike biking cycling skate skating ski skiing boxing lifting pilates team training match volleyball hockey climbing exercise',
  travel:
    'travel trip vacation holiday flight airport plane train passport hotel abroad roadtrip italy japan mexico spain france paris london tokyo visit visiting country island cruise backpacking',
  home: 'house apartment furniture couch clean cleaning laundry dishes moving moved roommate lease landlord decorate renovation bathroom garden',
  sleep: 'sleep slept sleepy tired nap insomnia bed dream dreams nightmare awake bedtime pillow snore rest',
  weather:
    'weather rain raining snow snowing sun sunny storm heat humid windy cloud cloudy thunder winter summer spring autumn fog freezing',
  money:
    'money rent bills bill budget broke debt loan savings saving salary expensive cheap price taxes tax afford bank paycheck',
  learning:
    'school college university class course study studying exam test homework teacher professor learn learning language spanish french degree semester thesis student lesson practice math history science',
  making:
    'paint painting draw drawing knit knitting crochet sew sewing pottery craft build building woodwork write writing photography photo sketch sculpture design code coding diy embroidery quilt',
  city: 'city town street neighborhood neighbourhood downtown subway bus traffic suburb village block museum cafe bar nightlife chicago brooklyn',
};

const byWord = new Map<string, Topic[]>();
for (const topic of topics) {
  for (const word of words[topic].split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), topic]);
}

function topicsOf(word: string): readonly Topic[] {
  const stem = /^(.{3,})(?:es|s)$/.exec(word)?.[1];
  return byWord.get(word) ?? (stem === undefined ? undefined : (byWord.get(stem) ?? byWord.get(`${stem}e`))) ?? [];
}

/**
 * Returns the topic with the most words in a line; of equal topics, the first in the line. Undefined without any topic.
 */
export function topicIn(said: string): Topic | undefined {
  const counts = new Map<Topic, number>();
  for (const word of said.split(' ')) {
    for (const topic of topicsOf(word)) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best?.[0];
}
