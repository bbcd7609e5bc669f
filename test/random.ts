export { seededRng } from '#server/platform/seeded-rng.ts';
