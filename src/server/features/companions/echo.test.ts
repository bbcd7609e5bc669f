import { describe, expect, it } from 'vitest';
import { echoOf } from './echo.ts';
import { recognise } from './recognise.ts';

describe('What is given back of a line', () => {
  it.each([
    ['ok just checking. i’m a software tester, can’t help it', 'you’re a software tester, can’t help it'],
    ['i’ll die on this one: milan is a better city than rome', 'you’ll die on this one'],
    ['i do like the work actually, dont tell anyone', 'you do like the work'],
    ['hey im back, its been a week', 'you’re back, it’s been a week'],
    ['i’ll be extracting honey in august, wish i could send you a jar', 'you’ll be extracting honey in august'],
    [
      'everybody else on my street is leaving for work and i’m eating soup at eight in the morning again',
      'everybody else on your street is leaving for work',
    ],
  ])('Of “%s” it is “%s”', (said, mirror) => {
    expect(echoOf(said).mirror).toBe(mirror);
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

  it('Who says what they are is no thing to be curious about', () => {
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

  it('Nothing of it is turned by the rules of English', () => {
    expect(recognise(['venga, me voy a la cabina a dormir, buenas noches']).echo.mirror).toBeUndefined();
  });
});
