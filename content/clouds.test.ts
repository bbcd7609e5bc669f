import { describe, expect, it } from 'vitest';
import { cloudTypeIds, cloudVibes } from '#contract/clouds.ts';
import { cloudTypes, labelOf, vibeOf } from './clouds.ts';

const all = cloudTypeIds.map((id) => cloudTypes[id]);
const tags = all.flatMap((type) => type.tags);

describe('the types of chaos clouds', () => {
  it('The ten cloud types each have a title and a leading tag', () => {
    expect(cloudTypeIds.map((id) => [id, cloudTypes[id].title, cloudTypes[id].tags[0]?.tag])).toEqual([
      ['share-memes', 'Share Memes', '#MemeMania'],
      ['swap-tunes', 'Swap Tunes', '#PlaylistSwap'],
      ['play-games', 'Play Games', '#TruthOrDare'],
      ['bust-moves', 'Bust Moves', '#DanceOff'],
      ['throw-shade', 'Throw Shade', '#HotTakes'],
      ['spill-tea', 'Spill Tea', '#ChillBanter'],
      ['chase-trends', 'Chase Trends', '#ViralTrends'],
      ['tell-stories', 'Tell Stories', '#PartyStories'],
      ['sketch-art', 'Sketch Art', '#DigitalArt'],
      ['sing-songs', 'Sing Songs', '#KaraokeNights'],
    ]);
  });

  it('Each type has five tags, and no tag stands twice', () => {
    expect(all.map(({ tags: { length } }) => length)).toEqual(all.map(() => 5));
    expect(new Set(tags.map(({ tag }) => tag.toLowerCase())).size).toBe(50);
    for (const { tag } of tags) expect(tag).toMatch(/^#[A-Z][A-Za-z]{3,22}$/);
  });

  it('Every vibe has at least two cloud types and seven tags', () => {
    for (const vibe of cloudVibes) {
      expect(tags.filter((one) => one.vibe === vibe).length, vibe).toBeGreaterThanOrEqual(7);
      expect(all.filter((type) => type.tags.some((one) => one.vibe === vibe)).length, vibe).toBeGreaterThanOrEqual(2);
    }
  });

  it('Each description is one short line', () => {
    for (const { description } of all) expect(description).toMatch(/^[^\n]{20,90}[.!?]$/);
  });

  it('A tag leans somewhere in its own type only', () => {
    expect(vibeOf('tell-stories', '#NightHikes')).toBe('adventurous');
    expect(vibeOf('swap-tunes', '#NightHikes')).toBeUndefined();
  });

  it('The labels change at 70 and at 50', () => {
    expect([100, 70, 69, 50, 49, 0].map(labelOf)).toEqual([
      'Perfect Chaos',
      'Perfect Chaos',
      'Great Vibe',
      'Great Vibe',
      'Worth Exploring',
      'Worth Exploring',
    ]);
  });
});
