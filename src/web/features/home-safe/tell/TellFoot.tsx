import type { HomeSafe, TrustedPerson } from '#contract/home-safe.ts';
import { moment, pageTimes } from '#web/features/home-safe/outing.times.ts';
import { Button } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import type { Choice, Going, TellWindow } from './tell.choice.ts';

interface TellFootProps {
  home: HomeSafe;
  going: Going;
  choice: Choice;
  isSending: boolean;
  onSend: () => void;
  onOpen: (window: TellWindow) => void;
}

/** "Tell Jonas", with what goes out and what still has to be done before. */
export function TellFoot({ home, going, choice: { person, asked, fault }, isSending, onSend, onOpen }: TellFootProps) {
  const isReady = person?.state === 'yes' && home.hasPins;
  const { opens, closes } = pageTimes(going.startsAt, asked, going.until);
  const own = ['ownNumber', 'placeNumber', 'withName', 'checkIn', 'trustedId']
    .map((field) => fault?.fields[field])
    .find(Boolean);
  return (
    <div className="pt-6 text-center">
      {fault !== null && (
        <p role="alert" className="pb-3 text-coral-ink">
          {own ?? fault.words}
        </p>
      )}
      <Button variant="lime" size="lg" full disabled={!isReady} pending={isSending} onClick={onSend}>
        {person === undefined
          ? t('home-safe.tell-them', 'Tell them')
          : t('home-safe.tell-name', 'Tell {name}', { name: person.name })}
      </Button>
      <p className="pt-3 text-sm text-ink-2">
        {isReady
          ? t('home-safe.page-opens-and-closes', 'The page opens {opens} and closes {closes}.', {
              opens: moment(opens),
              closes: moment(closes),
            })
          : missingWords(home, person)}
      </p>
      <p className="text-sm text-ink-2">
        {t('home-safe.nobody-here-watches', 'Nobody here watches over it.')}{' '}
        <button type="button" onClick={() => onOpen('not')} className="min-h-11 underline underline-offset-4">
          {t('home-safe.what-this-is-not', 'What this is not')}
        </button>
      </p>
    </div>
  );
}

/** What still has to be done before anybody can be told. */
function missingWords({ hasPins }: HomeSafe, person: TrustedPerson | undefined): string {
  if (person === undefined) return t('home-safe.first-choose-somebody', 'First choose somebody, and ask them.');
  if (person.state !== 'yes')
    return t('home-safe.has-to-say-yes', '{name} has to say yes first.', { name: person.name });
  return hasPins ? '' : t('home-safe.first-choose-pins', 'First choose your two PINs.');
}
