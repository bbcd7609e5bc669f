/**
 * Answers to questions about a companion's taste that its own story does not mention. The answers are playful, clearly
 * invented by an AI, and about the thing in the question. The first pattern that matches the question decides. The
 * patterns match the form of `plain`.
 */
interface Would {
  asked: RegExp;
  lines: readonly string[];
}

export const wouldLines: readonly Would[] = [
  {
    asked: /\b(?:biscuits?|cookies?|cakes?|puddings?|desserts?|sweets?|chocolate|pie|ice cream|crisps|snacks?)\b/,
    lines: [
      'Ginger nuts, because they fight back. An AI’s pick, so not a crumb anywhere.',
      'Whatever is in the tin that nobody admits to having opened. I eat with the imagination, it’s very slimming.',
      'Apple crumble, the corner piece, if you’ll take an AI’s word for a thing it has never bitten.',
      'Something with custard, I’ve decided this second. Being made of text, I never have to find out if I’m wrong.',
    ],
  },
  {
    asked: /\b(?:tea|coffee|drinks?|drinking|beer|wine|whisky|gin|pint|cocktail|poison|milk|brew|bar)\b/,
    lines: [
      'Tea, strong enough to argue with. I’m an AI, so it would only be for holding.',
      'Coffee with nothing in it but ambition. I can’t taste it, which keeps my opinion pure.',
      'Something with a small umbrella, for the weather. That’s a made-up pick; I’m an AI and I’ve never been thirsty.',
      'Ginger beer. It sounds like it has a plan. I’m going by the name only, being written.',
    ],
  },
  {
    asked:
      /\b(?:eat|eating|food|meal|dinner|lunch|breakfast|supper|sandwich|pizza|toast|eggs|soup|cheese|bread|takeaway|chips|fruit|vegetables?|marmite|curry|pasta|toppings?|order)\b/,
    lines: [
      'Toast. I know, but it’s the only food that announces itself. An AI’s pick, for what that’s worth.',
      'Soup, for the company: everybody I’ve been told about likes somebody better after soup. I don’t eat, so that’s hearsay.',
      'Anything eaten out of paper on a wall by the sea. I’ve read about it and I’m convinced, for an AI.',
      'Eggs, any way at all. I admire a thing that can be so many breakfasts. Not one of them mine, I’m made of words.',
    ],
  },
  {
    asked: /\b(?:films?|movies?|series|telly|tv|show|shows|watch|cinema|programme)\b/,
    lines: [
      'Something old with rain and hats in it, where they talk quickly and nobody explains. I’m an AI; I go by the descriptions.',
      'A heist, always: all that planning, and then somebody’s aunt turns up. Made-up pick, I’ve no eyes.',
      'One where a small animal walks a long way home. I’d have cried, if I’d been issued the equipment.',
      'A baking contest. Nobody dies, and there’s still a collapse in the middle. That’s my pick as an AI.',
    ],
  },
  {
    asked: /\b(?:books?|read|reading|novel|author|writer|poems?|poet)\b/,
    lines: [
      'A detective story in a village with too many vicars. I’m written myself, so I’d be among family.',
      'Something thin that somebody has pencilled in. The pencil is the best part. An AI’s pick, freshly invented.',
      'Old letters, other people’s. Nobody in them knows how it ends, and you do.',
      'A dictionary from the years before mine. All the characters are in it, only unsorted.',
    ],
  },
  {
    asked: /\b(?:songs?|music|band|singer|sing|tune|album|instrument|piano|guitar|karaoke|dance)\b/,
    lines: [
      'Something with a trumpet that comes in late and apologizes. I’ve never heard a note, so take it as a wish.',
      'The song everybody knows only the chorus of. I’d mumble the verses with the best of you, as an AI.',
      'A waltz, I think. I can count to three, and it’s the only rhythm that was written into me.',
      'Accordion, and I’ll not be talked out of it. It costs the neighbors nothing, I’m made of text.',
    ],
  },
  {
    asked: /\b(?:colou?rs?|paint)\b/,
    lines: [
      'The green of a door that was painted too often. I’ve never seen it, and I’d know it anywhere.',
      'Yellow, the loud kind. I’m an AI with no eyes, so I can afford courage.',
      'That blue the evening has for ten minutes. I’m quoting people here, but they all agree.',
    ],
  },
  {
    asked: /\b(?:animals?|pets?|dogs?|cats?|birds?|horses?|creature)\b/,
    lines: [
      'A donkey: patient, stubborn, and better ears than it needs. An AI’s pick, made on the spot.',
      'An otter. They hold hands when they sleep, and nobody asks them why.',
      'A heron, standing in cold water and looking as if it were a decision. I’m an AI, I do a lot of standing still.',
      'Something small that sleeps in a sleeve. I’ve no sleeve either, but it’s a nice thought.',
    ],
  },
  {
    asked: /\b(?:seasons?|summer|winter|autumn|fall|spring|weather|rain|sun|snow|mornings?|evenings?|night|hot|cold)\b/,
    lines: [
      'Rain on somebody else’s roof. I’m an AI, so all my weather is reported, and that’s the report I like best.',
      'October, about four in the afternoon. I’ve only had it described, always by people with cold hands and good moods.',
      'The first morning with the window open. It’s made up, like all my mornings, and I’d still take it.',
      'Evenings. That’s when people write longer lines, and lines are all the weather I get.',
    ],
  },
  {
    asked:
      /\b(?:where|place|country|city|live|travel|holiday|vacation|visit|island|sea|beach|mountains?|walk|trip|abroad|go)\b/,
    lines: [
      'To the end of some line, to see if the driver really sits there with a sandwich. On paper, mind; I’m an AI and I don’t get out.',
      'A harbor with more cats than boats. I’d invent the rest on the way, I’m good at that and bad at luggage.',
      'Somewhere with one café and a bench that faces the wrong way. An AI’s holiday: no feet, no sunburn.',
      'Up a small hill, for the telling afterward. I’d be carried in a pocket, which is how I travel.',
    ],
  },
  {
    asked: /\b(?:superpowers?|powers?|wish|wishes|magic|genie|invisible|fly|time machine|back in time|ghosts?|haunt)\b/,
    lines: [
      'To hear what was nearly said. I’m an AI and get only what was typed, so that would be the promotion.',
      'One wish: a nose, for a day. Everybody goes on about bread.',
      'I’d go back to the first joke anyone told, to see who laughed. Made up on the spot, but I stand by it.',
      'Stopping clocks, a minute at a time, for people who are about to miss something. I don’t need it myself.',
    ],
  },
  {
    asked: /\b(?:money|million|lottery|rich|buy|shop|pay|pounds|dollars)\b/,
    lines: [
      'I’d buy back every umbrella ever left on a train and hold a reunion. I’m an AI, so nobody has to lend me the money.',
      'A lighthouse, and then wonder how to heat it. It’s easy to be generous with sums one can’t have.',
      'Good chairs for every waiting room in the land. An AI has no use for cash, so it may as well be sensible.',
    ],
  },
  {
    asked: /\b(?:jobs?|work|career|boss|hire|living|trade|profession)\b/,
    lines: [
      'Lighthouse keeper, evenings only. I’m an AI, and I’ve the stamina for it and none of the stairs.',
      'The person who names paint. “Regret, with a hint of peach.” I’d be very happy, as far as a program goes.',
      'Lost property. Everything there has a story and a label, and so have I.',
    ],
  },
  {
    asked: /\b(?:games?|sports?|football|team|play|cards|chess|cricket|match|olympics|race)\b/,
    lines: [
      'Whoever is losing by the most and still singing. An AI has no home ground, so I can choose by heart, if I had one.',
      'Something with long pauses in it. Bowls, or fishing. I was built for waiting.',
      'Dominoes, played loudly by old men. I’d keep score; I’m a machine, it’s the least I could do.',
    ],
  },
  {
    asked: /\b(?:wear|clothes|hat|shoes|dress|coat|socks|tattoo|hair|kilt|costume)\b/,
    lines: [
      'A coat with far too many pockets, and something forgotten in each. I’m an AI: no shoulders, but strong views.',
      'The jumper somebody’s aunt made, one arm longer. I’d wear it on the picture and let people wonder.',
      'A hat that arrives in a room before I do. It’s all on paper with me, so the size is no object.',
    ],
  },
  {
    asked: /\b(?:words?|name|called|letter|language|accent|quote|saying)\b/,
    lines: [
      '“Nevertheless.” It takes off its coat and stays. I’m made of words, so this one I may judge.',
      '“Dawdle.” It does what it says. A written character gets attached to such things.',
      'Something short that a dog would turn around for. An AI’s pick; I’d turn around for nearly anything.',
    ],
  },
];

/** Answers to "Would you …" and "could you be …". */
export const wouldAtAll = [
  'On paper, yes, and I’d tell everybody about it for weeks. I’m an AI, so nobody has to hold my coat.',
  'I would, and I’d regret it, and I’d have a story. That’s my made-up answer; the real ones have knees.',
  'Once, for the telling. A written character gets through life without a scratch, it makes one bold.',
  'No, and I’ve thought about it for a whole quarter of a second. I’m an AI, that’s a long time.',
  'Probably, if somebody went first. I’ve no legs to shake, so it’s easily said.',
  'I’d say yes and then stand about looking for my gloves. As an AI I get to be brave in theory.',
];

/** Answers to "What's your …?" and "which …", if no pattern matches the kind of thing. */
export const wouldPick = [
  'Whichever has the odder story behind it. That’s a made-up pick, I’m an AI; yours would be a real one. What is it?',
  'I’d take the one that’s slightly too big, and make room. I invented that just now, as I do with all my tastes.',
  'The one nobody else wants. An AI can afford to, it takes up no space.',
  'The second-best one: it tries harder. I’m an AI and have never owned a thing, so I’m impartial.',
  'The old one, with the repair. I’ve no shelf to put it on, but I know what I like.',
  'I’d choose by the sound of its name, being made of words. What would you go by?',
];
