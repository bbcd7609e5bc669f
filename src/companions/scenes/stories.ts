import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companions } from '#content/companions/companions.ts';
import { parseStory, type Story } from '#content/companions/story.ts';

const FOLDER = join(import.meta.dirname, '../../../content/companions/stories');
const read = new Map<string, Story>();

/** Returns the story of an authored character; undefined for a composed one. */
export function storyOf(key: string): Story | undefined {
  const known = read.get(key);
  if (known !== undefined || !companions.some((one) => one.key === key)) return known;
  const story = parseStory(readFileSync(join(FOLDER, `${key}.story`), 'utf8'));
  read.set(key, story);
  return story;
}
