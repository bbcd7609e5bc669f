import { assert, constantFrom, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { echoOf } from './echo.ts';
import { echoIn, recognise } from '#companions/hearing/recognise.ts';

describe('What is given back of a line', () => {
  it.each([
    ['ok just checking. i’m a software tester, can’t help it', 'you’re a software tester, can’t help it'],
    ['i’ll die on this one: milan is a better city than rome', 'milan is a better city than Rome'],
    ['i do like the work actually, dont tell anyone', 'you do like the work'],
    ['hey im back, its been a week', 'you’re back, it’s been a week'],
    ['i’ll be extracting honey in august, wish i could send you a jar', 'you’ll be extracting honey in August'],
    [
      'everybody else on my street is leaving for work and i’m eating soup at eight in the morning again',
      'everybody else on your street is leaving for work',
    ],
  ])('The echo of “%s” is “%s”', (said, mirror) => {
    expect(echoOf(said).mirror).toBe(mirror);
  });

  it.each([
    [
      'my class painted me a sign that says "walk like you own the hill"',
      'your class painted you a sign that says “walk like you own the hill”',
    ],
    [
      'i end my letters to the bank "yours until payday" and nobody minds',
      'you end your letters to the bank “yours until payday” and nobody minds',
    ],
    ['i sign my notes yours until friday and nobody minds', 'you sign your notes yours until Friday and nobody minds'],
    [
      'my aunt phoned me and said "love, he has your chin, sorry"',
      'your aunt phoned you and said “love, he has your chin, sorry”',
    ],
  ])('The quotation in “%s” is not taken as addressed to the companion', (said, mirror) => {
    expect(echoOf(said)).toMatchObject({ mirror });
  });

  it('A quoted thank-you is not taken as thanks to the companion', () => {
    expect(recognise(['they loved it and he said "thanks, it came to me in the bath"']).signs).toEqual([]);
  });

  it.each([
    [
      'my upstairs neighbour practises the tuba at six in the morning',
      'your upstairs neighbour practises the tuba at six in the morning',
    ],
    [
      'i dropped my keys down a drain and had to borrow a fishing magnet',
      'you dropped your keys down a drain and had to borrow a fishing magnet',
    ],
    [
      'we moved in with my parents after the flood, all five of us',
      'you moved in with your parents after the flood, all five of you',
    ],
    [
      'the plumber came twice, charged us for three visits and left his ladder',
      'the plumber came twice, charged you for three visits and left his ladder',
    ],
    ['finally passed my driving test, fourth attempt', 'you finally passed your driving test, fourth attempt'],
    ['just back from the dentist, half my face is asleep', 'just back from the dentist, half your face is asleep'],
    ['lost my voice at the concert on saturday', 'you lost your voice at the concert on Saturday'],
    ['been up since four with the baby', 'you’ve been up since four with the baby'],
    ['didn’t sleep a wink because of the wind', 'you didn’t sleep a wink because of the wind'],
    ['can’t find the lid of the blue teapot anywhere', 'you can’t find the lid of the blue teapot anywhere'],
    ['love the smell of a hardware shop', 'you love the smell of a hardware shop'],
    ['still haven’t opened the letter from the bank', 'you still haven’t opened the letter from the bank'],
    [
      'an old man on the bench taught me to whistle with two fingers, i’m 40',
      'an old man on the bench taught you to whistle with two fingers, you’re 40',
    ],
    ['my nephew asked whether worms have birthdays', 'your nephew asked whether worms have birthdays'],
    ['it’s my turn to host and i own four chairs', 'it’s your turn to host and you own four chairs'],
    [
      'she left the band in march, and we haven’t found a drummer since',
      'she left the band in march, and you haven’t found a drummer since',
    ],
    ['they turned me down for the flat because of the dog', 'they turned you down for the flat because of the dog'],
    ['our landlord sold the house without a word to anybody', 'your landlord sold the house without a word to anybody'],
    [
      'there’s a hole in the roof above my bed and i can see one star',
      'there’s a hole in the roof above your bed and you can see one star',
    ],
    [
      'nobody told me the office was closed, i stood there with cake for twelve',
      'nobody told you the office was closed, you stood there with cake for twelve',
    ],
    ['i might sell the boat, or i might live on it', 'you might sell the boat, or you might live on it'],
    [
      'i should write to my cousin but it’s been nine years',
      'you think you should write to your cousin but it’s been nine years',
    ],
    ['i was going to study law and then i met a beekeeper', 'you were going to study law and then you met a beekeeper'],
    ['if it rains again tomorrow the wedding is in the barn', 'if it rains again tomorrow the wedding is in the barn'],
    [
      'when i was little we kept goats behind the petrol station',
      'when you were little you kept goats behind the petrol station',
    ],
    ['last summer we drove to portugal in a bread van', 'last summer you drove to portugal in a bread van'],
    [
      'my daughter says i dance like a fridge being delivered',
      'your daughter says you dance like a fridge being delivered',
    ],
    [
      'the doctor thinks it’s nothing, i think it’s something',
      'the doctor thinks it’s nothing, you think it’s something',
    ],
    ['my brother, who never calls, called twice today', 'your brother, who never calls, called twice today'],
    ['people who iron socks frighten me', 'people who iron socks frighten you'],
    [
      'mondays are fine, it’s the sunday evenings that get me',
      'Mondays are fine, it’s the Sunday evenings that get you',
    ],
    ['instant coffee is better than its reputation', 'instant coffee is better than its reputation'],
    ['a kitchen without a radio is just a room with knives', 'a kitchen without a radio is just a room with knives'],
    [
      'most of my plants are plastic and i still forget to dust them',
      'most of your plants are plastic and you still forget to dust them',
    ],
    ['i’m the only one in my family who can’t swim', 'you’re the only one in your family who can’t swim'],
    ['i’ve got a splinter and no courage', 'you’ve got a splinter and no courage'],
    [
      'we were so poor we shared one winter coat between three',
      'you were so poor you shared one winter coat between three',
    ],
    ['the cat has learned to open the fridge', 'the cat has learned to open the fridge'],
    [
      'my grandmother’s soup recipe starts with "ask the butcher nicely"',
      'your grandmother’s soup recipe starts with “ask the butcher nicely”',
    ],
    ['i asked for a window seat and got one with no window', 'you asked for a window seat and got one with no window'],
    ['someone left a trombone in the laundry room', 'someone left a trombone in the laundry room'],
    [
      'i told my boss i was sick and then met him at the zoo',
      'you told your boss you were sick and then met him at the zoo',
    ],
    ['the baker on our corner closes for good on friday', 'the baker on your corner closes for good on Friday'],
    ['my knee clicks like a biro when i climb the stairs', 'your knee clicks like a biro when you climb the stairs'],
    [
      'we finally found the tortoise, she was under the shed the whole time',
      'you finally found the tortoise, she was under the shed the whole time',
    ],
    ['i got me a second hand piano for eighty euros', 'you got yourself a second hand piano for eighty euros'],
    [
      'my flatmates ate the birthday cake the night before my birthday',
      'your flatmates ate the birthday cake the night before your birthday',
    ],
    ['my ex wants the blender back, i want the years back', 'your ex wants the blender back, you want the years back'],
    ['turns out the noise in the wall was a family of dormice', 'the noise in the wall was a family of dormice'],
    ['honestly the best part of my week is the library van', 'the best part of your week is the library van'],
    ['anyway i bought the red boots', 'you bought the red boots'],
    ['ok so my sister had twins last night', 'your sister had twins last night'],
    ['tbh i never liked paris', 'you never liked Paris'],
    ['i can send you the recipe if you want', 'you can send me the recipe'],
    ['i told you about my aunt yesterday', 'you told me about your aunt yesterday'],
    ['i hope you don’t mind long stories', 'you hope I don’t mind long stories'],
    ['first you grease the tin, then you wait for the oven', 'first you grease the tin, then you wait for the oven'],
    ['feel free to laugh, but i cried at an advert for gravy', 'you cried at an advert for gravy'],
    ['give me a minute, the kettle is on', 'the kettle is on'],
    [
      'the meeting lasted three hours and we decided to have another meeting',
      'the meeting lasted three hours and you decided to have another meeting',
    ],
    ['haha my dad put diesel in the lawnmower', 'your dad put diesel in the lawnmower'],
    ['my tooth fell out during a job interview', 'your tooth fell out during a job interview'],
    [
      'we called the wedding off, and i’ve never felt lighter',
      'you called the wedding off, and you’ve never felt lighter',
    ],
    ['my son moved out on sunday and the house echoes', 'your son moved out on Sunday and the house echoes'],
    ['i walked home the long way past my old school', 'you walked home the long way past your old school'],
    [
      'the neighbours think i’m a spy because i work at night',
      'the neighbours think you’re a spy because you work at night',
    ],
    [
      'i work nights at a bakery, mornings i sleep, afternoons i garden',
      'you work nights at a bakery, mornings you sleep, afternoons you garden',
    ],
    ['whenever i wear white somebody hands me a plum', 'whenever you wear white somebody hands you a plum'],
    ['i had a lovely evening. the food was awful', 'you had a lovely evening'],
    ['everyone at work got a raise except me and the fish', 'everyone at work got a raise except you and the fish'],
    [
      'tomorrow i’m meeting my half sister for the first time',
      'tomorrow you’re meeting your half sister for the first time',
    ],
    ['next week they’re taking the cast off', 'next week they’re taking the cast off'],
    [
      'my mother never learned to read and she raised six of us',
      'your mother never learned to read and she raised six of you',
    ],
    [
      'her husband repairs church organs and talks to each pipe',
      'her husband repairs church organs and talks to each pipe',
    ],
    ['i’d rather be a bad dancer than a good spectator', 'you’d rather be a bad dancer than a good spectator'],
    ['the printer at work only prints in purple now', 'the printer at work only prints in purple now'],
    ['i keep a tin of buttons from every coat i’ve owned', 'you keep a tin of buttons from every coat you’ve owned'],
    [
      'my granddad’s watch stopped the day he died and started again at his funeral',
      'your granddad’s watch stopped the day he died and started again at his funeral',
    ],
    ['my team lost nine nil and the ref apologised', 'your team lost nine nil and the ref apologised'],
    [
      'i don’t miss the city, i miss the bakery under my flat',
      'you don’t miss the city, you miss the bakery under your flat',
    ],
    [
      'wrote my first poem since school, it’s about a drain',
      'you wrote your first poem since school, it’s about a drain',
    ],
    ['he said you can’t teach an old dog german', 'he said you can’t teach an old dog German'],
    ['we’ve a saying in my village: who mends roofs in summer sleeps in winter', 'you’ve a saying in your village'],
    ['me and my sister run a stall with nothing but hats', 'you and your sister run a stall with nothing but hats'],
    ['neither of us can cook, so we married a microwave', 'neither of you can cook, so you married a microwave'],
    ['MY PHONE FELL IN THE LAKE', 'your phone fell in the lake'],
    ['did my first ten kilometres and came last', 'you did your first ten kilometres and came last'],
    ['no idea who left the ladder here', 'you have no idea who left the ladder here'],
    ['still, it was better than the ferry', 'it was better than the ferry'],
    ['saw a heron on the roof of the police station', 'you saw a heron on the roof of the police station'],
    ['i ate a whole lemon for a bet and won four euros', 'you ate a whole lemon for a bet and won four euros'],
  ])('The echo of “%s” keeps the whole statement', (said, mirror) => {
    expect(echoOf(said).mirror).toBe(mirror);
  });

  it.each([
    'cheese on toast at midnight with too much pepper',
    'if i had wings',
    'three buses and a ferry to get to work',
  ])('The fragment “%s” has no statement to echo', (said) => expect(echoOf(said).mirror).toBeUndefined());

  it.each([
    ['he never came back. she did, with a cake', 'he never came back, and she did, with a cake'],
    ['the plumber was here. ugh', 'the plumber was here'],
    ['tuesday, grey. i found a ring in the garden', 'you found a ring in the garden'],
    ['they gave us a prize! it was a ham', 'they gave you a prize, and it was a ham'],
    ['it rained. my tent floated off with my brother in it', 'your tent floated off with your brother in it'],
  ])('The sentence with the news is echoed from “%s”', (said, mirror) => {
    expect(echoOf(said).mirror).toBe(mirror);
  });

  it.each(['what do you make of rain', 'is it far from there', 'before i pay, where is the shop'])(
    'The question “%s” has no statement to echo',
    (said) => {
      expect(echoOf(said)).toMatchObject({ mirror: undefined });
    },
  );

  it('A long line is cut only where a clause ends', () => {
    const told = 'i carried the wardrobe up four floors with my brother';
    const whole = echoOf(told).mirror;
    const clauses = ['the neighbour filmed it', 'my back went', 'nobody helped us', 'it rained on the velvet'];
    assert(
      property(shuffledSubarray(clauses), constantFrom(', ', ' and ', ' but '), (more, by) => {
        const mirror = echoOf([told, ...more].join(by)).mirror ?? '';
        expect(mirror.startsWith(whole ?? '-')).toBe(true);
        const rest = mirror.slice(whole?.length).split(by).slice(1);
        expect(more.slice(0, rest.length).map((one) => echoOf(one).mirror)).toEqual(rest);
      }),
    );
  });

  it('A line that only speaks to the companion has nothing to give back', () => {
    expect(echoOf('you say that to all of us, your lines are the same').mirror).toBeUndefined();
  });
});

describe('What a line is about', () => {
  it.each([
    ['on friday there is an interview at a small place by the canal', 'the interview'],
    ['the whole town looks like a wet sock', 'the whole town'],
    ['my uncle taught me how to weld', 'your uncle'],
  ])('“%s” is about “%s”', (said, about) => {
    expect(echoOf(said).it).toContain(about);
  });

  it('A line’s topic is its noun without the verb', () => {
    expect(echoOf('my kitchen smells of wet dog').it).toBe('your kitchen');
  });

  it('A self-description yields no topic to ask about', () => {
    expect(echoOf('i’m an electrician').it).toBeUndefined();
  });

  it('Several people are not spoken of as one', () => {
    expect(echoOf('the neighbours have started drilling').kind).toBe('people');
    expect(echoOf('my neighbour has started drilling').kind).toBe('person');
  });
});

describe('Another language', () => {
  it.each([
    ['tú qué sueles cenar', 'es'],
    ['había pensado en llevarla a lisboa, siempre ha querido ir', 'es'],
    ['ce soir je mange à la maison avec ma mère', 'fr'],
    ['i fell asleep in the middle of a café', 'en'],
  ])('“%s” is read as %s', (said, language) => {
    expect(recognise([said]).language).toBe(language);
  });

  it('A Spanish line is not echoed by English rules', () => {
    expect(echoIn(['venga, me voy a la cabina a dormir, buenas noches']).mirror).toBeUndefined();
  });
});
