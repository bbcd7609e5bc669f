import { backGently, backLines, gentleLines, honestLines } from '#content/companions/honest-lines.ts';
import { nerves, nervesAbout, planLines, takenUpGently, takenUpLines } from '#content/companions/taken-up-lines.ts';
import { recognise } from '#companions/hearing/recognise.ts';
import { plansIn, subjectIn } from '#companions/hearing/subject.ts';
import { countWords } from '#companions/words/words.ts';
import { begun } from './answered.ts';
import { isHeavyTalk, isSad } from './heavy.ts';
import { leadsOn, stillAsked } from './in-scene.ts';
import { isOnlyPlayed } from './near.ts';
import { isPlaying, type Reaction, type ReplyScene } from './scene.ts';

/** A line of at most this many words tells nothing that could be missed: "hm", "oh well". */
export const NOD = 2;

/** Returns an honest line to words that nothing answers, and between scenes the invitation to the next one. */
export function honest(scene: ReplyScene): Reaction {
  const { reading, temper, lines, before } = scene;
  const isPlay = isPlaying(scene);
  // "A sign on a step?? so dumb lol" asks nothing.
  const isAsked = reading.isQuestion && !(isPlay && /\?.*[a-z]/i.test(reading.last));
  const ofTold = countWords(reading.said) <= NOD ? 'nod' : 'missed';
  const kind = isAsked ? (reading.isAboutCompanion ? 'unwritten' : 'world') : ofTold;
  const isHeavy = isPlay ? reading.signs.includes('hardTimes') : isHeavyTalk(scene);
  const isGentle = kind === 'missed' && !isOnlyPlayed(scene) && (isHeavy || isSad(scene));
  if (isPlay) {
    const isFirst = !before.some(({ by, text }) => by === 'companion' && HONEST.some((line) => text.includes(line)));
    const all = isFirst ? honestLines[temper][kind] : backLines[temper][isAsked ? 'asked' : 'told'];
    return { kind, parts: [lines.pick(isGentle ? backGently : all), stillAsked(scene)], isWhole: true };
  }
  const next = isGentle ? undefined : begun(scene);
  if (next !== undefined) return next;
  const taken = kind === 'missed' && reading.language === 'en' ? takenUp(scene, isGentle) : undefined;
  if (taken !== undefined) return { kind, parts: [taken, ...(isGentle ? [] : leadsOn(scene))] };
  const line = lines.pick(isGentle ? gentleLines : honestLines[temper][kind]);
  return { kind, parts: [line, ...(isGentle ? [] : leadsOn(scene))] };
}

const HONEST = [honestLines.warm, honestLines.dry, backLines.warm, backLines.dry, { backGently }].flatMap((all) =>
  Object.values(all).flatMap((one: readonly string[]) => one),
);

/** Returns a line that takes up what the person spoke of or plans; undefined if nothing of it is sure, or all were said. */
function takenUp({ said, lines, temper }: ReplyScene, isGentle: boolean): string | undefined {
  const it = subjectIn(said);
  if (it !== undefined) return lines.with({ it }).fresh(isGentle ? takenUpGently : takenUpLines[temper]);
  return plansIn(said) && !isGentle ? lines.fresh(planLines) : undefined;
}

/** Returns an answer to nerves before something: they get no answer of sorrow. */
export function nervous({ lines, said }: ReplyScene): Reaction {
  const it = subjectIn(said.filter((line) => recognise([line]).signs.includes('nerves')));
  const about = it === undefined ? undefined : lines.with({ it }).fresh(nervesAbout);
  return { kind: 'nerves', parts: [about ?? lines.pick(nerves)], isWhole: true };
}
