import { describe, expect, it } from 'vitest';
import { questionIn } from './question.ts';

describe('What a line asks', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['so tell me, what hat would you wear to a race?', 'What hat would you wear to a race?'],
    ['ok serious question, do you collect anything?', 'Do you collect anything?'],
    ['have you ever slept in a tent?', 'Have you ever slept in a tent?'],
    ['would you let me knit you a scarf?', 'Would you let me knit you a scarf?'],
    ['why does nobody warn you about toddlers?', 'Why does nobody warn you about toddlers?'],
    ['who writes your lines, a committee?', 'Who writes your lines, a committee?'],
    ['how do i tell my aunt i hate her lamp?', 'How do I tell my aunt I hate her lamp?'],
    ['the cake fell, should we serve it anyway?', 'Should we serve it anyway?'],
    ['what time does the sun set over there, do you know?', 'What time does the sun set over there?'],
    ['was it rude to leave before the speeches?', 'Was it rude to leave before the speeches?'],
    ['do you learn anything from me?', 'Do you learn anything from me?'],
    ['how do i take down the photo of my boat?', 'How do I take down the photo of my boat?'],
  ];
  it.each(cases)('The question in “%s” is “%s”', (line, text) => {
    expect(questionIn(line)).toBe(text);
  });

  it('A plain statement yields no question', () => {
    expect(questionIn('my aunt bought a lamp')).toBeUndefined();
  });
});
