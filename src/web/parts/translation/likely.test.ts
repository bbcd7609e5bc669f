import { expect, test } from 'vitest';
import { isLikelyForeign } from './likely.ts';

test.each([
  'Sprichst du mit deinen Pflanzen?',
  '¿Hablas con tus plantas?',
  'Je ne sais pas où il est, mais il est bien.',
  'אני מדברת עם השרך',
  'Привет!',
  '你好吗',
  'Non so dove sono, ma ho la mia mappa.',
])('An English reader is offered a translation of “%s”', (text) => {
  expect(isLikelyForeign(text, 'en')).toBe(true);
});

test.each([
  'Do you talk to your houseplants?',
  'Only to the fern.',
  'Meet me at the Café Central on Sunday, the one with the die-hard fans',
  'Haha ok',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  '🌿🌿🌿',
  'https://example.com/el/los/las @que #una',
  '',
])('An English reader is offered nothing for “%s”', (text) => {
  expect(isLikelyForeign(text, 'en')).toBe(false);
});

test('A Spanish reader is offered English and not Spanish', () => {
  expect(isLikelyForeign('Do you talk to your houseplants?', 'es')).toBe(true);
  expect(isLikelyForeign('¿Hablas con tus plantas? Yo sí, con el helecho.', 'es')).toBe(false);
});
