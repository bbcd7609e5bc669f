/**
 * The interests that a person can have. `bit` is an interest's position in the 256 bits that matching compares: it
 * never changes, and no other interest ever gets it. A new interest takes the next free number.
 */
export interface Interest {
  id: string;
  bit: number;
  name: string;
  category: InterestCategory['id'];
}

export interface InterestCategory {
  id: string;
  name: string;
}

type Entry = readonly [bit: number, id: string, name: string];

const catalogue: readonly (readonly [id: string, name: string, entries: readonly Entry[]])[] = [
  [
    'music',
    'Music',
    [
      [0, 'live-shows', 'Small live shows'],
      [1, 'vinyl', 'Vinyl records'],
      [2, 'hip-hop', 'Hip-hop'],
      [3, 'indie', 'Indie and alternative'],
      [4, 'country', 'Country and bluegrass'],
      [5, 'jazz', 'Jazz and blues'],
      [6, 'electronic', 'Electronic and house'],
      [7, 'metal', 'Metal and punk'],
      [8, 'latin-music', 'Latin music'],
      [9, 'k-pop', 'K-pop'],
      [10, 'classical', 'Classical and opera'],
      [11, 'playing-music', 'Playing an instrument'],
    ],
  ],
  [
    'screen',
    'Film and TV',
    [
      [12, 'horror-films', 'Horror films'],
      [13, 'old-films', 'Old movies'],
      [14, 'documentaries', 'Documentaries'],
      [15, 'anime', 'Anime'],
      [16, 'sci-fi-screen', 'Science fiction'],
      [17, 'rom-coms', 'Romantic comedies'],
      [18, 'reality-tv', 'Reality TV'],
      [19, 'baking-shows', 'Baking competitions'],
      [20, 'true-crime', 'True crime'],
      [21, 'world-cinema', 'Films with subtitles'],
      [22, 'stand-up', 'Stand-up comedy'],
      [23, 'animation', 'Animated films'],
    ],
  ],
  [
    'words',
    'Books and words',
    [
      [24, 'fantasy-books', 'Fantasy novels'],
      [25, 'mysteries', 'Mysteries'],
      [26, 'romance-books', 'Romance novels'],
      [27, 'literary-fiction', 'Literary fiction'],
      [28, 'poetry', 'Poetry'],
      [29, 'comics', 'Comics and graphic novels'],
      [30, 'history-books', 'History'],
      [31, 'memoirs', 'Memoirs'],
      [32, 'libraries', 'Libraries'],
      [33, 'used-bookstores', 'Used bookstores'],
      [34, 'creative-writing', 'Creative writing'],
      [35, 'podcasts', 'Podcasts'],
    ],
  ],
  [
    'games',
    'Games',
    [
      [36, 'board-games', 'Board games'],
      [37, 'tabletop-rpgs', 'Tabletop role-playing'],
      [38, 'cozy-games', 'Cozy video games'],
      [39, 'shooters', 'Competitive video games'],
      [40, 'retro-games', 'Retro games'],
      [41, 'chess', 'Chess'],
      [42, 'crosswords', 'Crosswords and word games'],
      [43, 'jigsaws', 'Jigsaw puzzles'],
      [44, 'pub-trivia', 'Trivia nights'],
      [45, 'escape-rooms', 'Escape rooms'],
      [46, 'card-games', 'Card games'],
      [47, 'pinball', 'Pinball and arcades'],
    ],
  ],
  [
    'food',
    'Food and drink',
    [
      [48, 'home-cooking', 'Cooking at home'],
      [49, 'baking-bread', 'Baking bread'],
      [50, 'desserts', 'Cakes and desserts'],
      [51, 'barbecue', 'Barbecue'],
      [52, 'street-food', 'Taco trucks and street food'],
      [53, 'spicy-food', 'Very spicy food'],
      [54, 'plant-based', 'Plant-based cooking'],
      [55, 'coffee', 'Coffee'],
      [56, 'tea', 'Tea'],
      [57, 'craft-beer', 'Craft beer'],
      [58, 'wine', 'Wine'],
      [59, 'diners', 'Diners and breakfast spots'],
    ],
  ],
  [
    'movement',
    'Moving about',
    [
      [60, 'running', 'Running'],
      [61, 'lifting', 'Lifting'],
      [62, 'yoga', 'Yoga'],
      [63, 'pilates', 'Pilates'],
      [64, 'swimming', 'Swimming'],
      [65, 'cycling', 'Cycling'],
      [66, 'dancing', 'Dancing'],
      [67, 'martial-arts', 'Martial arts'],
      [68, 'climbing-gym', 'Indoor climbing'],
      [69, 'walking', 'Long walks'],
      [70, 'roller-skating', 'Roller skating'],
      [71, 'adaptive-sports', 'Adaptive sports'],
    ],
  ],
  [
    'sports',
    'Sports',
    [
      [72, 'basketball', 'Basketball'],
      [73, 'football', 'Football'],
      [74, 'baseball', 'Baseball'],
      [75, 'soccer', 'Soccer'],
      [76, 'hockey', 'Hockey'],
      [77, 'tennis', 'Tennis'],
      [78, 'pickleball', 'Pickleball'],
      [79, 'golf', 'Golf'],
      [80, 'volleyball', 'Volleyball'],
      [81, 'bowling', 'Bowling'],
      [82, 'motorsport', 'Motorsport'],
      [83, 'womens-sports', 'Women’s sports'],
    ],
  ],
  [
    'outdoors',
    'Outdoors',
    [
      [84, 'hiking', 'Hiking'],
      [85, 'camping', 'Camping'],
      [86, 'national-parks', 'National parks'],
      [87, 'kayaking', 'Kayaking and canoeing'],
      [88, 'surfing', 'Surfing'],
      [89, 'snow-sports', 'Skiing and snowboarding'],
      [90, 'fishing', 'Fishing'],
      [91, 'birding', 'Birding'],
      [92, 'foraging', 'Foraging'],
      [93, 'stargazing', 'Stargazing'],
      [94, 'rock-climbing', 'Climbing outdoors'],
      [95, 'beaches', 'Beach days'],
    ],
  ],
  [
    'animals',
    'Animals',
    [
      [96, 'dogs', 'Dogs'],
      [97, 'cats', 'Cats'],
      [98, 'rescue-animals', 'Rescue animals'],
      [99, 'horses', 'Horses'],
      [100, 'reptiles', 'Reptiles'],
      [101, 'aquariums', 'Aquariums'],
      [102, 'backyard-chickens', 'Backyard chickens'],
      [103, 'wildlife', 'Wildlife'],
      [104, 'beekeeping', 'Bees and beekeeping'],
      [105, 'pet-birds', 'Parrots and pet birds'],
      [106, 'small-pets', 'Rabbits and small pets'],
      [107, 'ocean-life', 'Ocean life'],
    ],
  ],
  [
    'travel',
    'Travel',
    [
      [108, 'road-trips', 'Road trips'],
      [109, 'train-travel', 'Train journeys'],
      [110, 'backpacking', 'Backpacking abroad'],
      [111, 'city-breaks', 'Exploring cities'],
      [112, 'solo-travel', 'Traveling alone'],
      [113, 'theme-parks', 'Theme parks'],
      [114, 'small-towns', 'Small towns'],
      [115, 'roadside-oddities', 'Roadside oddities'],
      [116, 'languages', 'Learning languages'],
      [117, 'maps', 'Maps'],
      [118, 'vans', 'Van life'],
      [119, 'food-travel', 'Traveling for food'],
    ],
  ],
  [
    'art',
    'Art and design',
    [
      [120, 'museums', 'Museums'],
      [121, 'drawing', 'Drawing'],
      [122, 'painting', 'Painting'],
      [123, 'photography', 'Photography'],
      [124, 'ceramics', 'Ceramics'],
      [125, 'architecture', 'Architecture'],
      [126, 'theater', 'Theater'],
      [127, 'musicals', 'Musicals'],
      [128, 'fashion', 'Fashion'],
      [129, 'tattoos', 'Tattoos'],
      [130, 'street-art', 'Street art'],
      [131, 'film-cameras', 'Film cameras'],
    ],
  ],
  [
    'making',
    'Making things',
    [
      [132, 'knitting', 'Knitting and crochet'],
      [133, 'sewing', 'Sewing'],
      [134, 'quilting', 'Quilting'],
      [135, 'woodworking', 'Woodworking'],
      [136, 'jewelry', 'Jewelry making'],
      [137, 'model-building', 'Models and miniatures'],
      [138, 'lego', 'Building bricks'],
      [139, 'repairing', 'Repairing things'],
      [140, 'cars', 'Working on cars'],
      [141, 'paper-crafts', 'Paper crafts and journaling'],
      [142, 'cosplay', 'Cosplay'],
      [143, 'thrift-flips', 'Thrift finds and makeovers'],
    ],
  ],
  [
    'science',
    'Science and tech',
    [
      [144, 'astronomy', 'Astronomy'],
      [145, 'programming', 'Programming'],
      [146, 'electronics', 'Tinkering with electronics'],
      [147, 'three-d-printing', '3D printing'],
      [148, 'artificial-intelligence', 'Artificial intelligence'],
      [149, 'psychology', 'Psychology'],
      [150, 'biology', 'Biology'],
      [151, 'dinosaurs', 'Dinosaurs'],
      [152, 'weather', 'Weather'],
      [153, 'mathematics', 'Mathematics'],
      [154, 'spaceflight', 'Spaceflight'],
      [155, 'mechanical-keyboards', 'Mechanical keyboards'],
    ],
  ],
  [
    'home',
    'Home and garden',
    [
      [156, 'houseplants', 'Houseplants'],
      [157, 'vegetable-garden', 'Growing vegetables'],
      [158, 'interior-design', 'Interior design'],
      [159, 'home-projects', 'Home improvement'],
      [160, 'antiques', 'Antiques'],
      [161, 'flea-markets', 'Flea markets and yard sales'],
      [162, 'decluttering', 'Decluttering'],
      [163, 'candles', 'Candles and scents'],
      [164, 'hosting', 'Having people over'],
      [165, 'slow-sundays', 'Slow Sundays'],
      [166, 'parenting', 'Raising kids'],
      [167, 'personal-finance', 'Personal finance'],
    ],
  ],
  [
    'inner-life',
    'Inner life',
    [
      [168, 'meditation', 'Meditation'],
      [169, 'journaling', 'Keeping a journal'],
      [170, 'therapy-talk', 'Therapy and self-work'],
      [171, 'faith', 'Faith and spirituality'],
      [172, 'astrology', 'Astrology'],
      [173, 'tarot', 'Tarot'],
      [174, 'philosophy', 'Philosophy'],
      [175, 'sober-living', 'Sober living'],
      [176, 'skincare', 'Skincare'],
      [177, 'saunas', 'Saunas and cold plunges'],
      [178, 'dreams', 'Dreams'],
      [179, 'naps', 'Naps'],
    ],
  ],
  [
    'community',
    'Community',
    [
      [180, 'volunteering', 'Volunteering'],
      [181, 'environment', 'Climate and environment'],
      [182, 'local-politics', 'Local politics'],
      [183, 'lgbtq', 'LGBTQ+ community'],
      [184, 'community-garden', 'Community gardens'],
      [185, 'mentoring', 'Mentoring'],
      [186, 'genealogy', 'Family history'],
      [187, 'choir', 'Singing in a choir'],
      [188, 'neighborhood', 'Neighborhood life'],
      [189, 'veterans', 'Veterans’ community'],
      [190, 'cultural-heritage', 'Cultural heritage'],
      [191, 'disability-community', 'Disability community'],
    ],
  ],
  [
    'going-out',
    'Going out',
    [
      [192, 'karaoke', 'Karaoke'],
      [193, 'brunch', 'Brunch'],
      [194, 'festivals', 'Festivals'],
      [195, 'drag-shows', 'Drag shows'],
      [196, 'improv', 'Improv'],
      [197, 'dance-floors', 'Dance floors'],
      [198, 'book-clubs', 'Book clubs'],
      [199, 'farmers-markets', 'Farmers’ markets'],
      [200, 'dive-bars', 'Dive bars'],
      [201, 'game-cafes', 'Game cafés'],
      [202, 'comic-cons', 'Conventions'],
      [203, 'supper-clubs', 'Supper clubs and potlucks'],
    ],
  ],
];

export const interestCategories: readonly InterestCategory[] = catalogue.map(([id, name]) => ({ id, name }));

export const interests: readonly Interest[] = catalogue.flatMap(([category, , entries]) =>
  entries.map(([bit, id, name]) => ({ id, bit, name, category })),
);

/** The interests of people who like a whole category but name no single thing in the category. */
const general: readonly (readonly [category: string, bit: number, id: string, name: string])[] = [
  ['music', 204, 'all-music', 'Music of all kinds'],
  ['screen', 205, 'all-screen', 'Films and shows'],
  ['words', 206, 'all-words', 'Books of all kinds'],
  ['games', 207, 'all-games', 'Games of all kinds'],
  ['food', 208, 'all-food', 'Good food'],
  ['movement', 209, 'all-movement', 'Being on the move'],
  ['sports', 210, 'all-sports', 'Sports of all kinds'],
  ['outdoors', 211, 'all-outdoors', 'The great outdoors'],
  ['animals', 212, 'all-animals', 'Animals of all kinds'],
  ['travel', 213, 'all-travel', 'Travel of all kinds'],
  ['art', 214, 'all-art', 'Art of all kinds'],
  ['making', 215, 'all-making', 'Making things by hand'],
  ['science', 216, 'all-science', 'All things science'],
  ['home', 217, 'all-home', 'A good home'],
  ['inner-life', 218, 'all-inner-life', 'The inner life'],
  ['community', 219, 'all-community', 'Community life'],
];

export const generalInterests: readonly Interest[] = general.map(([category, bit, id, name]) => ({
  id,
  bit,
  name,
  category,
}));

/** Every interest that has a bit, by id. */
export const interestsById: ReadonlyMap<string, Interest> = new Map(
  [...interests, ...generalInterests].map((interest) => [interest.id, interest]),
);

/**
 * Returns the interest that has the typed name, in English or as `spoken` says it; undefined if there is none. The
 * comparison ignores case, accents, spaces and punctuation.
 */
export function interestNamed(name: string, spoken?: (english: string) => string): Interest | undefined {
  const typed = plainName(name);
  const known = byName.get(typed);
  if (known !== undefined || spoken === undefined) return known;
  return [...interestsById.values()].find((interest) => plainName(spoken(interest.name)) === typed);
}

const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const byName = new Map([...interestsById.values()].map((interest) => [plainName(interest.name), interest]));
