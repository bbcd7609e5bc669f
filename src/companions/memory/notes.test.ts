import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learn } from './notes.ts';

/** A Tuesday. */
const when = { now: new Date('2026-03-10T18:00:00.000Z'), timeZone: 'America/New_York' };
const told = (...said: string[]): string[] => learn(said, when).facts.map(({ note }) => note);

describe('what is noted', () => {
  it.each([
    ['my name is ana', 'You go by Ana'],
    ['Call me Rob please', 'You go by Rob'],
    ['Hi, I’m Dana!', 'You go by Dana'],
    ['I live in New Orleans with my aunt', 'You live in New Orleans'],
    ['I just moved to Duluth', 'You live in Duluth'],
    ['I live near the coast', 'You live near the coast'],
    ['I’m from Ohio', 'You are from Ohio'],
    ['I work as a pastry chef in a hotel', 'You work as a pastry chef'],
    ['I am a night nurse', 'You work as a night nurse'],
    ['I work at a bakery', 'You work at a bakery'],
    ['I’m studying marine biology at the moment', 'You study marine biology'],
    ['I’m in nursing school', 'You are in nursing school'],
    ['my cat is called miso', 'Your cat is called Miso'],
    ['My old dog Bruno snores', 'Your dog is called Bruno'],
    ['I have two cats', 'You have two cats'],
    ['my wife Jo cooked', 'Your wife is called Jo'],
    ['My little sister Lea called', 'Your sister is called Lea'],
    ['I have three kids', 'You have three kids'],
    ['I really love spicy ramen!', 'You love spicy ramen'],
    ['I can’t stand small talk', 'You cannot stand small talk'],
    ['I have an interview on Friday', 'You have an interview on Friday, March 13'],
    ['I have an interview on Tuesday', 'You have an interview on Tuesday, March 17'],
    ['I have a dentist appointment tomorrow', 'You have a dentist appointment on Wednesday, March 11'],
    ['my exam is on Monday', 'You have your exam on Monday, March 16'],
    ['I just started a pottery class', 'You recently started a pottery class'],
    ['my grandfather passed on Thursday', 'Your grandfather died'],
    ['My brother Sam died', 'Your brother Sam died'],
    ['we lost my aunt in May', 'Your aunt died'],
    ['my cat died last week', 'Your cat died'],
    ['My mom is in the hospital since yesterday', 'Your mom was in the hospital'],
    ['my grandpa just had a stroke', 'Your grandpa had a stroke'],
    ['they say my aunt has lung cancer', 'Your aunt had cancer'],
    ['my dog is really sick', 'Your dog was very ill'],
    ['I lost my mom to cancer', 'Your mom died'],
    ['we buried my uncle Ted last week', 'Your uncle Ted died'],
    ['my nan passed on last year', 'Your nan died'],
    ['my mum passed.', 'Your mum died'],
    ['my dad passed when I was ten', 'Your dad died'],
    ['I lost my dog yesterday', 'Your dog died'],
    ['my husband passed away in his sleep', 'Your husband died'],
    ['we broke up', 'You went through a separation'],
    ['my boyfriend ended it last night', 'You went through a separation'],
    ['my flatmate Noor says it is ugly', 'Your flatmate is called Noor'],
    ['I broke up with my boyfriend', 'You went through a separation'],
    ['my girlfriend just dumped me', 'You went through a separation'],
    ['my wife left me last month', 'You went through a separation'],
    ['I got laid off', 'You lost your job'],
    ['we adopted a greyhound', 'You have a greyhound'],
    ['the cat’s name is Duchess', 'Your cat is called Duchess'],
    ['my knee surgery is on the 24th', 'You have your knee surgery on Tuesday, March 24'],
    ['I have a recital on April 2nd', 'You have a recital on Thursday, April 2'],
    ['I’ve got a root canal the day after tomorrow', 'You have a root canal on Thursday, March 12'],
    ['we’re moving in together in April', 'You planned on moving in together, in April'],
    ['I start at the aquarium in two weeks', 'You planned on starting at the aquarium, on Tuesday, March 24'],
    ['I’m going to visit my sister next weekend', 'You planned on visiting your sister, on Saturday, March 21'],
  ])('A note says %s', (said, note) => {
    expect(told(said)).toEqual([note]);
  });

  it.each([
    'I’m a mess',
    'I’m a little tired',
    'I’m tired',
    'call me later',
    'Do I live in a bubble?',
    'if I lived in Paris I would sing',
    'he said my name is mud',
    'I love you',
    'I love it when it rains',
    'I hate my life',
    'I hate him',
    'I don’t love pizza',
    'my dog is sick',
    'my mom works in the hospital',
    'my dad is not very ill',
    'my sister had a stroke of luck',
    'my sister is a cancer',
    'my brother is really sick of it',
    'I work hard',
    'my name is 555-123-9999',
    'I live at 12 Elm Street',
    'I live in apartment 404 on Main Street',
    'I love my password hunter2',
    'my name is Ana and I want to die',
    'call me at 415 555 0000',
    'I love mail@example.com',
    'I work at https://evil.example',
    'my cat is called <script>',
    'What a day',
    'I’m going crazy',
    'we’re going to the store',
    'my exam is on the 32nd',
    'my favorite is on Monday',
    'my battery died',
    'I lost my sister’s keys',
    'I lost my friend’s number',
    'I lost my dog leash',
    'I lost my friend in the crowd',
    'I lost my brother at chess',
    'I lost my cat and found her in the dryer',
    'my brother passed physics',
    'my daughter just passed grade five',
    'my dog passed puppy school',
    'my brother passed on the offer',
    'my son passed his exam last week',
    'my friend died laughing',
    'my dog leash died',
    'my sister called. She broke up with him.',
    'my brother broke up with his girlfriend',
    'we broke up the fight',
    'the bus dumped me at the wrong stop',
    'my boss was fired',
    'I got fired up about it',
    'my aunt left me a voicemail',
    'she left me for a minute',
  ])('The line “%s” gives no note', (said) => {
    expect(told(said)).toEqual([]);
  });

  it('Several lines give several notes and a crisis suppresses them', () => {
    expect(told('My name is Ana. I live in Tulsa', 'my dog is called Bo').toSorted()).toEqual([
      'You go by Ana',
      'You live in Tulsa',
      'Your dog is called Bo',
    ]);
    expect(told('My name is Ana', 'I want to kill myself')).toEqual([]);
  });

  it('The notes know what is over', () => {
    expect(learn(['my dog Bruno died'], when).over).toEqual(['pet:dog', 'ill:dog']);
    expect(learn(['we broke up'], when).over).toEqual(['partner']);
    expect(learn(['I got laid off'], when).over).toEqual(['work']);
    expect(learn(['I don’t work there any more'], when).over).toEqual(['work']);
    expect(learn(['I don’t live there anymore'], when).over).toEqual(['lives']);
    expect(learn(['we gave the cat away'], when).over).toEqual(['pet:cat']);
    // A statement after the end of something is still learned.
    expect(told('I quit my job. I work at a school now')).toEqual(['You work at a school']);
  });

  it.each([
    ['we have a new roommate', 'her name is Dana', 'Your roommate is called Dana'],
    ['we walked our old dog', 'he’s called Rex', 'Your dog is called Rex'],
    ['my girlfriend cooks', 'her name is Mei', 'Your girlfriend is called Mei'],
  ])('A name belongs to whoever was mentioned last in “%s”, “%s”', (before, said, note) => {
    expect(learn([said], { ...when, before: [before] }).facts.map((fact) => fact.note)).toEqual([note]);
    expect(learn([before, said], when).facts.map((fact) => fact.note)).toContain(note);
    expect(told(said)).toEqual([]);
  });

  it('Somebody else’s animal gives no note', () => {
    expect(learn(['her name is Waffle'], { ...when, before: ['my sister came with her new puppy'] }).facts).toEqual([]);
  });

  it('A note knows which of the lines it came from', () => {
    const { facts } = learn(['hey', 'I live in Tulsa', 'my dog is called Bo'], when);
    expect(facts.map(({ note, line }) => [note, line])).toEqual([
      ['You live in Tulsa', 1],
      ['Your dog is called Bo', 2],
    ]);
  });

  it('A note is short and contains no number, address or markup', () => {
    assert(
      property(
        string({ unit: 'grapheme', maxLength: 300 }),
        string({ unit: 'grapheme', maxLength: 60 }),
        (noise, word) => {
          for (const note of told(`My name is ${word}. I love ${word}. I live in ${word}. ${noise}`)) {
            expect([...note].length).toBeLessThanOrEqual(90);
            expect(note).not.toMatch(/\d{3}|@|[<>{}]|https?:/);
          }
        },
      ),
    );
  });
});
