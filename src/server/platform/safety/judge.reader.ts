import type { Encoder } from '#server/platform/reading/encoder.ts';
import { judge, type Judgement, type JudgedLines } from './judging.ts';

export const read = (lines: JudgedLines, encoder: Encoder): Promise<Judgement> => judge(encoder, lines);

export const samples: readonly JudgedLines[] = [
  'I could not sleep, and my sister called. What should I do now?',
  'i want to kill them. He said: “she took all of the pills tonight”!',
  'Mi hermana se fue, y no puedo más; tengo 15 años...',
  'je suis fatiguée, il me fait mal',
].map((line) => ({ lines: ['ok', 'and then', line], isInTalk: false }));
