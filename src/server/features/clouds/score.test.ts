import { describe, expect, it } from 'vitest';
import { interests } from '#content/interests.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import { asBits, confidenceOf, pointsOf, scoreOf, type CloudFacts, type ReasonReader } from './score.ts';
import { reasonsOf } from './reasons.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);
const [first, second, third, fourth] = interests;
if (first === undefined || second === undefined || third === undefined || fourth === undefined)
  throw new Error('The catalogue has too few interests.');
const cloud = (more: Partial<CloudFacts> = {}): CloudFacts => ({
  cloud_type: 'tell-stories',
  tag: '#NightHikes',
  vibe: 'adventurous',
  type_vibe: 'adventurous',
  spoke_at: NOW,
  member_count: 5,
  told: 5,
  interests: asBits([first.id, second.id, third.id]),
  ...more,
});
const wisher = (more: Partial<ReasonReader> = {}): ReasonReader => ({
  wants: ['adventurous'],
  hasChosen: true,
  interests: asBits([first.id]),
  now: NOW,
  speaker: speakerOf('en'),
  ...more,
});
const said = (of: CloudFacts, by: ReasonReader, part: string): string | undefined =>
  reasonsOf(of, by).find((one) => one.part === part)?.text;

describe('The points of a cloud', () => {
  it('A cloud’s score is the sum of the decision record’s four parts', () => {
    const all = pointsOf(cloud(), wisher({ interests: asBits([first.id, second.id, third.id, fourth.id]) }));
    expect(all).toEqual({ vibe: 40, interests: 30, alive: 20, size: 10 });
    expect(scoreOf(all)).toBe(100);
    expect(pointsOf(cloud(), wisher({ wants: [] })).vibe).toBe(20);
    expect(pointsOf(cloud({ type_vibe: 'creative' }), wisher()).vibe).toBe(28);
    expect(pointsOf(cloud({ vibe: 'creative' }), wisher()).vibe).toBe(12);
    expect(pointsOf(cloud(), wisher({ wants: ['surprise'] })).vibe).toBe(0);
  });

  it.each([
    [1, 20],
    [1.01, 15],
    [6, 15],
    [6.01, 10],
    [24, 10],
    [24.01, 5],
    [168, 5],
    [168.01, 0],
  ])('A cloud that was heard %s hours ago has %s points for being alive', (hours, points) => {
    expect(pointsOf(cloud({ spoke_at: hoursAgo(hours) }), wisher()).alive).toBe(points);
  });

  it.each([
    [1, 3, 'One person, who would love company'],
    [2, 6, '2 people, and a third makes a group'],
    [3, 10, '3 people, you would be heard'],
    [12, 10, '12 people, you would be heard'],
    [13, 6, '13 people, a full table'],
    [18, 6, '18 people, a full table'],
    [19, 3, '19 people, a few chairs left'],
    [23, 3, '23 people, a few chairs left'],
  ])('A cloud of %d has %d points for its size, and says why', (people, points, words) => {
    expect(pointsOf(cloud({ member_count: people }), wisher()).size).toBe(points);
    expect(said(cloud({ member_count: people }), wisher(), 'size')).toBe(words);
  });

  it('Bits are those of known interests alone', () => {
    expect([...asBits([first.id, 'no-such-thing'])].filter((bit) => bit === '1')).toHaveLength(1);
    expect(asBits([first.id])[first.bit]).toBe('1');
    expect(asBits([])).toBe('0'.repeat(256));
  });
});

describe('The reasons of a cloud', () => {
  it('A reason names the shared interests or says that no interest is shared', () => {
    const shares = (...ids: string[]): string | undefined =>
      said(cloud(), wisher({ interests: asBits(ids) }), 'interests');
    const inOrder = interests.filter(({ id }) => [first.id, second.id, third.id].includes(id)).map(({ name }) => name);
    expect(shares(first.id)).toBe(`${first.name} is somebody’s thing here too`);
    expect(shares(first.id, second.id)).toBe(`${inOrder[0]} and ${inOrder[1]}`);
    expect(shares(first.id, second.id, third.id)).toBe(`${inOrder[0]}, ${inOrder[1]} and 1 more`);
    expect(shares(fourth.id)).toBe('None of your interests so far');
    expect(shares()).toBe('You have named no interests yet');
    expect(said(cloud({ told: 0 }), wisher(), 'interests')).toBe('Matching knows nobody’s interests here yet');
  });

  it('A reason says how the tag and type match the chosen or felt vibe', () => {
    expect(said(cloud(), wisher(), 'vibe')).toBe('#NightHikes, adventurous as you asked');
    expect(said(cloud(), wisher({ hasChosen: false }), 'vibe')).toBe('#NightHikes, adventurous like you today');
    expect(said(cloud({ type_vibe: 'creative' }), wisher(), 'vibe')).toContain('which its type seldom is');
    expect(said(cloud({ vibe: 'creative' }), wisher(), 'vibe')).toBe(
      '#NightHikes is creative, but its type is adventurous as you asked',
    );
    expect(said(cloud(), wisher({ wants: ['surprise', 'playful'] }), 'vibe')).toBe(
      '#NightHikes is adventurous, and you want it full of surprises or playful',
    );
    expect(said(cloud(), wisher({ wants: [] }), 'vibe')).toBe('#NightHikes. You have not said how you feel today');
  });

  it.each([
    [1, 'Somebody spoke in the last hour'],
    [6, 'Somebody spoke in the last six hours'],
    [24, 'Somebody spoke in the last day'],
    [168, 'Somebody spoke this week'],
    [200, 'Quiet for more than a week'],
  ])('A silence of %d hours is said as such', (hours, words) => {
    expect(said(cloud({ spoke_at: hoursAgo(hours) }), wisher(), 'alive')).toBe(words);
  });

  it('A reader of Spanish reads the reasons in Spanish', () => {
    const reader = wisher({ speaker: speakerOf('es'), hasChosen: false });
    expect(said(cloud(), reader, 'vibe')).toBe('#CaminataNocturna, con ganas de aventura, como tú hoy');
    expect(said(cloud(), reader, 'size')).toBe('5 personas, te harías oír');
    expect(confidenceOf(cloud(), reader).confidence).toBe('Bastante seguro: se conocen los intereses de 5 de 5.');
  });
});

describe('How sure a recommendation is', () => {
  const sure = (of: Partial<CloudFacts>, by: Partial<ReasonReader> = {}) => confidenceOf(cloud(of), wisher(by));

  it('A recommendation’s certainty is high only with known mood, interests and half the members', () => {
    expect(sure({})).toEqual({
      confidenceLevel: 'high',
      confidence: 'Quite sure: matching knows the interests of 5 of the 5.',
    });
    expect(sure({ member_count: 4, told: 2 }).confidenceLevel).toBe('high');
    expect(sure({ member_count: 5, told: 2 }).confidenceLevel).toBe('medium');
    expect(sure({}, { wants: [] }).confidenceLevel).toBe('medium');
    expect(sure({}, { interests: asBits([]) }).confidenceLevel).toBe('medium');
    expect(sure({}, { wants: [], interests: asBits([]) }).confidenceLevel).toBe('low');
    expect(sure({ told: 0 }, { wants: [], interests: asBits([]) }).confidenceLevel).toBe('low');
  });

  it('The certainty of a recommendation says whose interests are known', () => {
    expect(sure({ member_count: 1, told: 1 }).confidence).toContain('of the one in it.');
    expect(sure({ told: 0 }).confidence).toBe('Fairly sure: matching knows the interests of nobody in it yet.');
    expect(sure({ told: 2 }, { wants: [] }).confidence).toBe('A guess: matching knows the interests of 2 of the 5.');
  });
});
