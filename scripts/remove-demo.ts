import { removeDemo } from '#server/features/demo/demo.ts';
import { onDatabase } from './keeping/on-database.ts';

/** Removes the demonstration community from the database of this environment. */
await onDatabase({
  work: async ({ db }, { demoCommunity }) => {
    const left = await removeDemo(db, new Date());
    console.log(
      left === 0
        ? 'There is no demonstration community here.'
        : `${left} demo members have moved out, with their rooms and matches. They do not come back by themselves.`,
    );
    if (demoCommunity === 'true') console.log('DEMO_COMMUNITY=true would bring them back at the next start.');
  },
  missing: ({ dataDir }) =>
    console.log(`There is no database in ${dataDir} yet, so there is no demonstration community either.`),
});
