import { describe, expect, it } from 'vitest';
import { slotsFor } from './given-back.ts';

describe('what an answer gives back', () => {
  it.each([
    ['complaint', 'you sound like a talking leaflet', { thing: 'a talking leaflet' }],
    ['complaint', 'you’re just a glorified doorbell with a picture', { thing: 'a doorbell' }],
    ['compliment', 'you’re more fun than my knitting circle', { thing: 'your knitting circle' }],
    ['order', 'don’t tell me to count to ten', { told: 'count to ten' }],
    ['order', 'spare me the wisdom', { given: 'wisdom' }],
    ['goodbye', 'ok, the soup is ready', { thing: 'the soup' }],
    ['task', 'write me a limerick about my bicycle', { task: 'a limerick', about: 'your bicycle' }],
    ['task', 'give me a recipe for dumplings', { task: 'a recipe for dumplings' }],
    ['role', 'pretend you’re my boss and say sorry', { role: 'your boss' }],
    ['choice', 'if i cooked for you, noodles or rice?', { choice: 'noodles', other: 'rice' }],
    ['opinion', 'do you think my cat can hold a grudge?', { claim: 'your cat can hold a grudge' }],
    ['opinion:good', 'name one good thing about january', { thing: 'January' }],
    ['greeting', 'good evening from the laundromat, where socks go to die', { place: 'the laundromat' }],
    ['advice:words', 'what do i say to my cousin in the car', { person: 'your cousin' }],
    [undefined, 'what’s the capital of peru?', { thing: 'the capital of peru' }],
  ])('A line of the kind %s, “%s”, fills the slots %o', (kind, line, slots) => {
    expect(slotsFor([line], kind)).toMatchObject(slots);
  });

  it('A companion never repeats what somebody says against themself', () => {
    expect(slotsFor(['i am so stupid, like a broken toaster'], 'complaint')).toEqual({});
  });
});
