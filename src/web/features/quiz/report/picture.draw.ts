import { archetypes } from '#content/archetypes.ts';
import type { QuizResults } from '#contract/quiz.ts';
import { drawPlatePicture } from '#web/parts/sharing/plate.draw.ts';
import { layOut } from './picture.layout.ts';

/** Draws the report's picture on this device and returns it as a file. */
export function drawPicture({ mbti: { type }, results }: QuizResults): Promise<File> {
  const { animal, name } = archetypes[type];
  return drawPlatePicture({ animal, seed: type, name, layOut: (measure) => layOut({ type, results }, measure) });
}
