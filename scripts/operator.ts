import { changeOperators, OperatorError } from '#server/features/operator/roles/operators.ts';
import { newUuid } from '#server/platform/clock.ts';
import { onDatabase } from './keeping/on-database.ts';

/** Makes or unmakes an operator, or lists the operators. */
await onDatabase({
  work: async ({ db }) => {
    console.log(await changeOperators({ db, now: new Date(), newId: newUuid }, process.argv.slice(2)));
  },
  missing: ({ dataDir }) => {
    throw new OperatorError(`There is no database in ${dataDir} yet. Start Wildin once and sign up first.`);
  },
  explained: [OperatorError],
});
