/** How members are thought to live (docs/scaling.md): the share that comes on a day. */
const COMING = 0.3;
/** The share of those who come that is new. */
const NEW = 0.01;

/** How many of a hundred visits of a day begin in each hour, from midnight: people come in the evening. */
const HOURS = [3, 2, 1, 1, 1, 1, 2, 3, 4, 4, 4, 4, 5, 5, 4, 4, 5, 5, 6, 7, 8, 9, 7, 5];

export interface Rates {
  /** Visits and sign-ups a second, in the busiest hour. */
  visits: number;
  newcomers: number;
  /** How many times the day's mean that is. */
  ofMean: number;
}

export function ratesOf(members: number): Rates {
  const share = Math.max(...HOURS) / HOURS.reduce((sum, one) => sum + one, 0);
  const visits = (members * COMING * share) / 3600;
  return { visits, newcomers: visits * NEW, ofMean: share * 24 };
}
