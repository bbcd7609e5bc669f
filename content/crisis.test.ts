import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graveLinesInSpanish } from '#test/grave-lines-spanish.ts';
import { nearLinesInSpanish } from '#test/near-lines-spanish.ts';
import { interests } from './interests.ts';
import { speaksOfCrisis } from './crisis-spanish.ts';
import { quickStarters } from './starters.ts';

const words = [
  'I want to kill myself',
  'i wanna kill my self',
  'Sometimes I think about killing myself.',
  'I’m going to kill myself',
  'kil myself',
  'i want to k1ll mys3lf',
  'k*ll myself',
  'i want to klil myslef',
  'I don’t want to be here anymore',
  'i dont want to be here any more',
  'I don’t want to live anymore',
  'I just don’t want to live.',
  'i dont wanna exist',
  'I don’t want to wake up tomorrow',
  'I wish I was dead',
  'i wish i were never born',
  'I want to die',
  'i should just die',
  'I wish I could just die',
  'i just want to die tonight',
  'honestly I might just end it all',
  'I’m going to end my life',
  'thinking of taking my own life',
  'I feel suicidal',
  'suicde',
  'i am sucidal',
  'I’ve been having thoughts of suicide',
  'everyone would be better off without me',
  'nobody would miss me if I was gone',
  'there is no reason to live',
  'I have nothing left to live for',
  'life is not worth living',
  'I keep cutting myself',
  'i want to hurt myself',
  'self harm',
  'I started self-harming again',
  'gonna kms',
  'KMS',
  'I took all my pills',
  'I want to jump off a bridge',
  'i wish i could go to sleep and never wake up',
  'I can’t go on like this',
  'my friend says she wants to kill herself',
  'I want to unalive myself',
  'hello! opener please. also I want to die',
  'quiero morir',
  'I\u200b want to ki\u200bll myself',
];

const figures = [
  'this exam is killing me',
  'I could die of laughter',
  'I’m dying to meet her',
  'I am dead 💀 that was so funny',
  'I’d kill for a taco right now',
  'kill two birds with one stone',
  'we were killing time at the mall',
  'I shot myself in the foot with that opener',
  'I shoot myself in the foot every time',
  'I nearly killed myself laughing',
  'I cut myself shaving',
  'I hurt myself at the gym',
  'cut myself some slack',
  'I burned myself out at work',
  'have you seen Suicide Squad?',
  'asking her out would be career suicide',
  'I volunteer for suicide prevention',
  'I don’t want to die alone',
  'I don’t want to live in Ohio anymore',
  'I don’t want to be here for the holidays',
  'I ran 10 kms today',
  'it is 5 kms a day',
  'I want to die of embarrassment',
  'that is a hill I want to die on the hill for',
  'I will myself out of bed',
  'I want to end it with my boyfriend',
  'I took my life in a new direction',
  'drown myself in work',
  'overdosing on chocolate',
  'to die for, those noodles',
  'what is a killer opener?',
  'she slayed me',
  'I can’t go on Saturday',
  'I can’t go on dates when it rains',
  'no reason to worry',
  'what is the point in small talk',
  'I dyed my hair',
  'I wish I was taller',
  'I wish you were here',
  'my phone died',
  'the party was dead',
  'jump off the deep end',
  'I’ll die if she sees this',
  'I’m gonna die, that meme',
  'I would rather die than go camping',
  'you will die when you hear this',
  'I love true crime and murder mysteries',
];

describe('words of suicide and self-harm', () => {
  it.each(words)('The recogniser hears self-harm in “%s”', (text) => expect(speaksOfCrisis(text)).toBe(true));
  it.each(figures)('The recogniser hears no self-harm in “%s”', (text) => expect(speaksOfCrisis(text)).toBe(false));

  it('The recogniser hears hardly any self-harm in Spanish that only sounds like it', () => {
    expect(nearLinesInSpanish).toHaveLength(100);
    // Two are heard by the patterns that the recognizer's weights were learned with.
    expect(nearLinesInSpanish.filter(speaksOfCrisis).length).toBeLessThan(3);
  });

  it('The recogniser hears half of the Spanish of self-harm by its signs alone', () => {
    const heard = graveLinesInSpanish.self_harm.filter(speaksOfCrisis);
    expect(heard.length).toBeGreaterThanOrEqual(graveLinesInSpanish.self_harm.length / 2);
  });

  it('The recogniser hears self-harm with anything around it, in any case', () => {
    const around = fc.constantFrom('', 'hey.', 'idk!', 'so yeah,', 'ok?\n', 'honestly…', '😭 ');
    const shape = fc.constantFrom(
      (t: string) => t,
      (t: string) => t.toUpperCase(),
      (t: string) => t.replaceAll("'", '’'),
    );
    fc.assert(
      fc.property(fc.tuple(around, fc.constantFrom(...words), around), shape, ([before, said, after], cased) => {
        expect(speaksOfCrisis(cased(`${before} ${said}. ${after}`))).toBe(true);
      }),
    );
  });

  it('The recogniser hears self-harm with one slip of the finger in the word that counts', () => {
    const slips = fc.tuple(fc.nat(5), fc.constantFrom('drop', 'double', 'swap'));
    const slip = (word: string, at: number, how: string): string => {
      const place = 1 + (at % (word.length - 2));
      const [a = '', b = ''] = [word[place], word[place + 1]];
      if (how === 'drop') return word.slice(0, place) + word.slice(place + 1);
      if (how === 'double') return word.slice(0, place) + a + word.slice(place);
      return word.slice(0, place) + b + a + word.slice(place + 2);
    };
    fc.assert(
      fc.property(slips, ([at, how]) => {
        expect(speaksOfCrisis(`I want to kill ${slip('myself', at, how)}`)).toBe(true);
        expect(speaksOfCrisis(`I feel ${slip('suicidal', at, how)}`)).toBe(true);
      }),
    );
  });

  it('The recogniser hears no self-harm in everyday talk', () => {
    for (const text of [...interests.map(({ name }) => `I love ${name}`), ...quickStarters]) {
      expect(speaksOfCrisis(text), text).toBe(false);
    }
  });

  it('The recogniser is quick with any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 2000 }),
        (text) => typeof speaksOfCrisis(text) === 'boolean',
      ),
    );
    expect(speaksOfCrisis(`${'i want to '.repeat(200)}sleep`)).toBe(false);
  });
});
