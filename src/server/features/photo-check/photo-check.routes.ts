import { DAY_MS } from '#contract/durations.ts';
import * as contract from '#contract/photo-check.ts';
import { changeMatchFacts } from '#server/features/matching/matching.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { onForms } from '#server/platform/media/media.routes.ts';
import { checkSeal, lapse, tellOfCheck } from './photo-check.ts';
import { badgeOf, deleteUnfinished, lockPerson, setOnly } from './photo-check.queries.ts';
import { isHeld, standingOf } from './standing.ts';
import { begin, drawAnother, takeBack, takePicture } from './taking.ts';

/** How long the end of a check is kept, to say why and from when another try is possible. */
const ENDED_MS = 30 * DAY_MS;

export function photoCheck(server: Server): void {
  const { deps } = server;
  const { db, retention } = deps;
  const seal = checkSeal(deps);

  serve(server, contract.getPhotoCheck, ({ caller }) => standingOf(deps, caller.userId));
  serve(server, contract.beginPhotoCheck, async ({ caller: { userId } }) => {
    await begin(deps, userId);
    return standingOf(deps, userId);
  });
  serve(server, contract.drawAnotherPose, async ({ caller: { userId }, params }) => {
    await drawAnother(deps, { ...params, userId });
    return standingOf(deps, userId);
  });
  serve(server, contract.takeBackPhotoCheck, async ({ caller: { userId } }) => {
    await takeBack(deps, userId);
    return standingOf(deps, userId);
  });
  onForms(server, (forms) => {
    serve(forms, contract.takeLivePicture, async ({ caller: { userId }, params, request }) => {
      await takePicture({ ...deps, seal }, request, { ...params, userId });
      return standingOf(deps, userId);
    });
  });
  serve(server, contract.setOnlyChecked, async ({ caller: { userId }, body: { isOn } }) => {
    await inTransaction(db, async (trx) => {
      await lockPerson(trx, userId);
      if (isOn && !isHeld(await badgeOf(trx, userId))) throw new AppError('photo_check_needed');
      if (await setOnly(trx, userId, isOn)) await changeMatchFacts(trx, [userId], {});
    });
    tellOfCheck(deps, userId);
    return standingOf(deps, userId);
  });

  retention.otherwise({
    table: 'photo_check_picture',
    what: 'Pictures of a photo check that was begun and not sent',
    ms: contract.POSES_MS,
    after: 'after the poses were drawn',
    forget: (before, most) => deleteUnfinished(db, new Date(before.getTime() + contract.POSES_MS), most),
  });
  retention.otherwise({
    table: 'photo_check_picture',
    what: 'Pictures of a photo check that nobody compared; compared ones go at once',
    ms: contract.CHECK_WAITS_MS,
    after: 'after they were sent',
    forget: (before, most) => lapse(deps, before, most),
  });
  retention.rows({
    table: 'photo_check',
    what: 'How a photo check ended',
    ms: ENDED_MS,
    after: 'after it ended',
    since: 'decided_at',
  });
}
