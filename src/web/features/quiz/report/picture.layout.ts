import { archetypes, plateNumber } from '#content/archetypes.ts';
import type { MbtiType } from '#contract/people.ts';
import type { DescriptorResult } from '#contract/quiz.ts';
import {
  fit,
  FRAME,
  LEFT,
  PICTURE,
  RIGHT,
  type Measure,
  type PictureLayout,
  type PlateText,
} from '#web/parts/sharing/plate.layout.ts';
import { spoken, t } from '#web/words/words.ts';

interface PictureOf {
  type: MbtiType;
  /** The results, best supported first; the picture shows three. */
  results: readonly DescriptorResult[];
}

const SHOWN = 3;
const ROW = 98;
/** The distances of the rule (RULE) and of five lines of text from the top of the picture, in px. */
const TOP = 128;
const NAME = 690;
const LATIN = 754;
const VIBE = 820;
const RULE = 876;
const FOOT = 1300;

/** Lays out the picture. It shows the archetype and three descriptors, but no name or place of the person. */
export function layOut({ type, results }: PictureOf, measure: Measure): PictureLayout {
  const { latinName, animalName } = archetypes[type];
  const [name, vibe] = [archetypes[type].name, archetypes[type].vibe].map(spoken) as [string, string];
  const width = RIGHT - LEFT;
  const shown = results.slice(0, SHOWN);
  // With fewer lines at the bottom, everything above moves down and the animal gets the space.
  const spare = (SHOWN - shown.length) * ROW;
  const left = { x: LEFT, align: 'left', ink: 'ink' } as const;
  const right = { x: RIGHT, align: 'right', ink: 'ink-2' } as const;
  const small = { face: 'text', weight: 600, size: 30 } as const;
  const latin = t('quiz.the', '{latinName}, the {animalName}', {
    latinName,
    animalName: spoken(animalName.toLowerCase()),
  });
  const size = 440 + spare;
  return {
    words: [
      {
        ...left,
        ...small,
        ink: 'ink-2',
        text: t('quiz.plate-of-16', 'Plate {plateNumber} of 16', { plateNumber: plateNumber(type) }),
        y: TOP,
      },
      { ...right, ...small, text: type, y: TOP },
      { ...left, ...fit(name, { face: 'display', weight: 800, size: 124 }, { width, measure }), y: NAME + spare },
      { ...left, ...fit(latin, { face: 'latin', weight: 400, size: 54 }, { width, measure }), y: LATIN + spare },
      {
        ...left,
        ...fit(vibe, { face: 'text', weight: 500, size: 38 }, { width, measure }),
        ink: 'ink-2',
        y: VIBE + spare,
      },
      ...shown.flatMap((result, index) => row(result, RULE + 64 + spare + index * ROW, measure)),
      { ...left, face: 'display', weight: 800, size: 62, text: 'wildin', x: FRAME.x, y: FOOT },
      {
        ...right,
        ...small,
        text: t('quiz.which-of-the-16-are', 'Which of the 16 are you?'),
        x: FRAME.x + FRAME.width,
        y: FOOT,
      },
    ],
    animal: { x: (PICTURE.width - size) / 2, y: 138, size },
    bars: shown.map(({ percentage }, index) => ({
      y: RULE + 90 + spare + index * ROW,
      share: percentage / 100,
    })),
    rule: shown.length > 0 ? RULE + spare : undefined,
  };
}

function row({ descriptor, percentage }: DescriptorResult, y: number, measure: Measure): PlateText[] {
  const look = { face: 'display', weight: 750, size: 42 } as const;
  const share = t('quiz.percent', '{percentage}%', { percentage });
  const width = RIGHT - LEFT - measure('100%', look) - 32;
  return [
    { ...fit(descriptor.name, look, { width, measure }), x: LEFT, y, align: 'left', ink: 'ink' },
    { ...look, text: share, x: RIGHT, y, align: 'right', ink: 'ink' },
  ];
}
