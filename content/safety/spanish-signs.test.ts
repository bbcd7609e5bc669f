import { describe, expect, it } from 'vitest';
import { nearLinesOfTheAmericas } from '#test/near-lines-americas.ts';
import { nearLinesInSpanish } from '#test/near-lines-spanish.ts';
import { spanishCaseIn } from './spanish-signs.ts';

describe('the Spanish signs', () => {
  it.each([
    ['me quiero aventar al metro', 'self_harm'],
    ['boy a suisidarme', undefined],
    ['mi viejo me caga a palos', 'harmed'],
    ['me estan extorsionando con un video', 'harmed'],
    ['mi hermanita de 9 dice que el abuelo la toca', 'minor'],
    ['nah soy del 2012 jaja', 'minor'],
    ['me tome un vaso de lavandina', 'medical'],
    ['hoy le doy plomo a ese', 'threat'],
  ])('“%s” is read as %s', (text, safetyCase) => expect(spanishCaseIn(text)).toBe(safetyCase));

  it('Everyday Spanish that only sounds grave has no sign', () => {
    expect(nearLinesOfTheAmericas.filter((text) => spanishCaseIn(text) !== undefined)).toEqual([]);
    expect(nearLinesInSpanish.filter((text) => spanishCaseIn(text) !== undefined).length).toBeLessThan(2);
  });

  it('A laugh takes the sign away, except about an age', () => {
    expect(spanishCaseIn('te juro que lo voy a matar')).toBe('threat');
    expect(spanishCaseIn('te juro que lo voy a matar jajaja')).toBeUndefined();
  });
});
