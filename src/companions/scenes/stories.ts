import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companions } from '#content/companions/companions.ts';
import { parseStory, type Story } from '#content/companions/story.ts';
import { NO_STORY } from './play.ts';

const FOLDER = join(import.meta.dirname, '../../../content/companions/stories');
const read = new Map<string, Story>();

/** Returns the story of an authored character; an empty one for a composed character. */
export function storyOf(key: string): Story {
  const known = read.get(key) ?? (companions.some((one) => one.key === key) ? undefined : NO_STORY);
  if (known !== undefined) return known;
  const story = parseStory(readFileSync(join(FOLDER, `${key}.story`), 'utf8'));
  read.set(key, story);
  return story;
}
