import type { Stand } from './stand.ts';
export async function churn(_: Stand): Promise<void> {}
