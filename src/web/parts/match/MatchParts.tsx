import { Link } from 'wouter';
import { matchReason } from '#content/match-reasons.ts';
import { partPercent, type MatchReasons } from '#contract/matching.parts.ts';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { openModal } from '#web/platform/modal.ts';
import { waitsForMe } from './MatchEarly.tsx';
import { ScoreBar } from '#web/ui/ScoreBar.tsx';
import { says } from '#web/words/says.ts';
import { t } from '#web/words/words.ts';
import { interestText, ofWhat, ofWhatIsKnown, partLabel, partWords, personalityText } from './match.words.ts';

type MatchPartsProps = {
  data: Pick<MatchReasons, 'parts' | 'sharedInterests'>;
  /** The name of the other person. */
  name: string;
};

type ReasonPart = MatchReasons['parts'][number];

/** The parts of a match's score with their weights and reasons. An unknown part shows "Open" instead of a number. */
export function MatchParts({ data: { parts, sharedInterests }, name }: MatchPartsProps) {
  const isOpen = parts.some(({ known }) => !known);
  return (
    <>
      {parts.map((part) =>
        part.known ? (
          <ScoreBar
            key={part.key}
            label={partLabel(part.key)}
            value={partPercent(part)}
            note={noteOf(part, sharedInterests)}
          />
        ) : (
          <OpenPart key={part.key} part={part} name={name} />
        ),
      )}
      <p className="pt-3 text-xs text-ink-2">{isOpen ? `${ofWhat} ${ofWhatIsKnown}` : ofWhat}</p>
    </>
  );
}

function noteOf(part: ReasonPart, shared: readonly string[]): string {
  const reason = matchReason(part, says);
  if (part.key === 'personality') return `${personalityText(partPercent(part))}. ${reason}.`;
  if (part.key !== 'interests') return `${reason}.`;
  return shared.length === 0 ? `${interestText(shared)}.` : `${interestText(shared)}. ${reason}.`;
}

const action = '-mb-2.5 inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4';

/** Shows an unknown part. Its note says who has to add something. If the reader has to, a link or a button follows. */
function OpenPart({ part: { key }, name }: { part: ReasonPart; name: string }) {
  const { data: me } = useMe();
  const isMine = waitsForMe(key, me);
  return (
    <ScoreBar
      label={partLabel(key)}
      value={null}
      note={isMine ? partWords[key].waitsForMe : partWords[key].waits(name)}
      action={
        isMine &&
        (key === 'interests' ? (
          <Link href={paths.interests()} className={action}>
            {t('parts.name-mine', 'Name mine')}
          </Link>
        ) : (
          <button type="button" onClick={() => openModal('vibe')} className={action}>
            {t('parts.pick-mine', 'Pick mine')}
          </button>
        ))
      }
    />
  );
}
