import { HEARTS_MS } from './hearts.ts';
import { Shower, type Falling } from './Shower.tsx';

const HEARTS: Falling = {
  name: 'hearts',
  outline: 'M0 .9C-.5 .5-1 .1-1-.35A.52.52 0 0 1 0-.55.52.52 0 0 1 1-.35C1 .1.5.5 0 .9Z',
  count: 70,
  ms: HEARTS_MS,
};

/** Lets hearts fall for five seconds. */
export function HeartConfetti({ seed }: { seed: string }) {
  return <Shower seed={seed} of={HEARTS} />;
}
