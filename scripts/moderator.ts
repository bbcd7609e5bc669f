import { changeModerators, ModeratorError } from '#server/features/moderation/moderators/moderators.ts';
import { onDatabase } from './keeping/on-database.ts';

/** Makes or unmakes a moderator, lists the moderators, or records that a person is an adult. */
await onDatabase({
  work: async ({ db }) => {
    console.log(await changeModerators(db, process.argv.slice(2), new Date()));
  },
  missing: ({ dataDir }) => {
    throw new ModeratorError(`There is no database in ${dataDir} yet. Start Wildin once and sign up first.`);
  },
  explained: [ModeratorError],
});
