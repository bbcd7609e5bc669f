import { Shower, type Falling } from './Shower.tsx';

/** Five petals around the origin. */
const PETALS = [0, 1, 2, 3, 4].map((petal) => {
  const turn = (petal / 5) * Math.PI * 2;
  const [x, y] = [Math.sin(turn) * 0.55 - 0.42, -Math.cos(turn) * 0.55].map((at) => at.toFixed(3));
  return `M${x} ${y}a.42.42 0 1 0 .84 0a.42.42 0 1 0-.84 0Z`;
});
const FLOWERS: Falling = { name: 'flowers', outline: PETALS.join(''), count: 100, ms: 15_000 };

/** Lets a hundred flowers fall for fifteen seconds. */
export function FlowerRain({ seed, onEnd }: { seed: string; onEnd: () => void }) {
  return <Shower seed={seed} of={FLOWERS} onEnd={onEnd} />;
}
