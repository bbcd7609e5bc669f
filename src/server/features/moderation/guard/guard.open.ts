import { DAY_MS } from '#contract/durations.ts';
import { hasLink, isHarsh, mayTellOfYouth } from '#content/first-words.ts';
import { reachOf } from '#content/reach.ts';
import { NAMELESS } from '#contract/people.ts';
import { isNewcomer } from '#server/features/people/manners.ts';
import { membersFor } from '#server/features/people/people.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OpenDraft } from '#server/platform/seams/open-words.ts';
import type { Judged } from '#server/platform/seams/rooms.ts';
import { judgeMessage } from '#server/features/moderation/automod/automod.ts';
import { tuning } from '#server/features/moderation/automod/automod.tuning.ts';
import { tellModerators } from '#server/features/moderation/cases/cases.ts';
import { addMinor, saysMinor } from './minors.ts';

/** Judges posts and comments by the rules for messages in groups, and looks for authors who say they are under age. */
export function judgeOpenWords(deps: Deps): void {
  deps.openWords.register({
    guard: (draft, isSure) => holdOf(deps, draft, isSure),
    listener: (said) => listenForYouth(deps, said),
  });
}

type OpenText = Pick<OpenDraft, 'userId' | 'content'>;

/** Opens a case if the words of an author clearly say that the author is under age. Throws nothing. */
export async function listenForYouth(deps: Deps, said: OpenText): Promise<void> {
  if (!mayTellOfYouth(said.content)) return;
  await noteMinor(deps, said).catch((error: unknown) => {
    deps.log.error({ err: error }, 'a case of somebody under age was not opened');
  });
}

/** Returns whether a person's account is too new to show everybody a link or a way to be reached. */
export function isNewHere({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<boolean> {
  return isNewcomer(db, userId, new Date(clock.now().getTime() - tuning.messages.newDays * DAY_MS));
}

async function holdOf(deps: Deps, draft: OpenDraft, isSure: boolean): Promise<Judged> {
  const { userId, content, hasPicture } = draft;
  const isNew = await isNewHere(deps, userId);
  if (isNew && reachOf(content) === 'reach') return { code: 'reach_too_soon' };
  const { held, waits } = judgeMessage({
    isOpener: false,
    ageDays: isNew ? 0 : Infinity,
    hasLink: hasLink(content),
    hasPictures: hasPicture,
    hasVoice: false,
    hasContact: false,
    isHarsh: isHarsh(content, false),
    isSure,
    sameOpeners: 0,
    sinceLastSeconds: Infinity,
  });
  return waits === true ? 'waits' : held;
}

/** Adds public words to the case about their author if the words clearly say that the author is under age. */
async function noteMinor(deps: Deps, { userId, content }: OpenText): Promise<void> {
  if (!(await saysMinor(deps, content))) return;
  const now = deps.clock.now();
  const member = (await membersFor(deps.db, [userId], { viewerId: userId, now })).get(userId);
  const author = member?.displayName ?? NAMELESS;
  const line = { key: 'post', author, text: content };
  const added = await inTransaction(deps.db, (trx) => addMinor(deps, trx, { userId, line }));
  if (added.isNew) await tellModerators(deps, added.caseId);
}
