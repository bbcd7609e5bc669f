import { hasLink, isHarsh, mayTellOfYouth } from '#content/first-words.ts';
import { NAMELESS } from '#contract/people.ts';
import { isNewcomer, membersFor } from '#server/features/people/people.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OpenDraft } from '#server/platform/open-words.ts';
import type { Held } from '#server/platform/rooms.ts';
import { judgeMessage } from '#server/features/moderation/automod/automod.ts';
import { tuning } from '#server/features/moderation/automod/automod.tuning.ts';
import { tellModerators } from '#server/features/moderation/cases/cases.ts';
import { addMinor, saysMinor } from './minors.ts';

const DAY_MS = 86_400_000;

/** Judges posts and comments by the rules for messages in groups, and looks for authors who say they are under age. */
export function judgeOpenWords(deps: Deps): void {
  deps.openWords.judgeBy(
    (draft, isSure) => holdOf(deps, draft, isSure),
    async (said) => {
      if (!mayTellOfYouth(said.content)) return;
      await noteMinor(deps, said).catch((error: unknown) => {
        deps.log.error({ err: error }, 'a case of somebody under age was not opened');
      });
    },
  );
}

async function holdOf({ db, clock }: Deps, draft: OpenDraft, isSure: boolean): Promise<Held | undefined> {
  const { userId, content, hasPicture } = draft;
  const since = new Date(clock.now().getTime() - tuning.messages.newDays * DAY_MS);
  return judgeMessage({
    isOpener: false,
    ageDays: (await isNewcomer(db, userId, since)) ? 0 : Infinity,
    hasLink: hasLink(content),
    hasPictures: hasPicture,
    hasVoice: false,
    hasContact: false,
    isHarsh: isHarsh(content, false),
    isSure,
    sameOpeners: 0,
    sinceLastSeconds: Infinity,
  }).held;
}

/** Adds public words to the case about their author if the words clearly say that the author is under age. */
async function noteMinor(deps: Deps, { userId, content }: OpenDraft): Promise<void> {
  if (!(await saysMinor(deps, content))) return;
  const now = deps.clock.now();
  const member = (await membersFor(deps.db, [userId], { viewerId: userId, now })).get(userId);
  const author = member?.displayName ?? NAMELESS;
  const line = { key: 'post', author, text: content };
  const added = await inTransaction(deps.db, (trx) => addMinor(deps, trx, { userId, line }));
  if (added.isNew) await tellModerators(deps, added.caseId);
}
