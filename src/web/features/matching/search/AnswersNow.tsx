import type { Me } from '#contract/people.ts';
import { t } from '#web/words/words.ts';
import { CharacterRow, InviteRow, RoomRow } from './ColdRows.tsx';

/** What answers a person whom nobody has answered yet: an open room, an AI character, and a friend of their own. */
export function AnswersNow({ me }: { me: Me }) {
  return (
    <section aria-labelledby="answers-now">
      <h2 id="answers-now" className="mb-2 text-2xl">
        {t('matching.these-answer-now', 'These answer now')}
      </h2>
      <ul className="border-b border-line">
        <RoomRow isMain={false} />
        <CharacterRow isMain={false} />
        <InviteRow me={me} />
      </ul>
    </section>
  );
}

/** The open room in which somebody spoke last. */
export function LivelyRoom() {
  return (
    <ul className="mt-4 border-b border-line">
      <RoomRow isMain={false} />
    </ul>
  );
}
