import { useState } from 'react';
import { ASK_MS, TRUSTED_MAX, type HomeSafe, type TrustedPerson } from '#contract/home-safe.ts';
import { askPerson, removePerson } from '#web/features/home-safe/home-safe.data.ts';
import { moment } from '#web/features/home-safe/outing.times.ts';
import { Ring } from '#web/features/home-safe/Ring.tsx';
import { personWords, stateWords } from '#web/features/home-safe/trusted.words.ts';
import { useFault } from '#web/parts/failures/useFault.ts';
import { serverNow } from '#web/platform/serverTime.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { cx } from '#web/ui/cx.ts';
import { Sheet } from '#web/ui/Sheet.tsx';
import { t } from '#web/words/words.ts';
import { AddPerson } from './AddPerson.tsx';
import { ChangePerson } from './ChangePerson.tsx';

interface TrustedSheetProps {
  home: HomeSafe;
  /** The one who hears of this outing; undefined where nobody is being chosen. */
  chosen?: string | undefined;
  onChoose?: ((person: TrustedPerson) => void) | undefined;
  onClose: () => void;
}

/** The trusted persons: how things stand with each, and the ways to ask, choose, remove and add them. */
export function TrustedSheet({ home, chosen, onChoose, onClose }: TrustedSheetProps) {
  const [isAdding, setAdding] = useState(home.trusted.length === 0);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('home-safe.who-is-told', 'Who is told')}
      description={t(
        'home-safe.who-is-told-note',
        'Somebody outside of Wildin, who has to say yes first. They need no account, and both of you can end it at any time.',
      )}
    >
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {home.trusted.map((person) => (
          <Row
            key={person.id}
            person={person}
            isChosen={person.id === chosen}
            onChoose={onChoose === undefined ? undefined : () => onChoose(person)}
          />
        ))}
      </ul>
      <div className="pt-5">
        {isAdding ? (
          <AddPerson ways={home.ways} onAdded={() => setAdding(false)} />
        ) : home.trusted.length < TRUSTED_MAX ? (
          <Button variant="outline" full onClick={() => setAdding(true)}>
            {t('home-safe.add-somebody', 'Add somebody')}
          </Button>
        ) : (
          <p className="text-sm text-ink-2">{t('home-safe.three-at-most', 'Three people are the most.')}</p>
        )}
      </div>
    </Sheet>
  );
}

type PersonRowProps = { person: TrustedPerson; isChosen: boolean; onChoose: (() => void) | undefined };

function Row({ person, isChosen, onChoose }: PersonRowProps) {
  const [isRemoving, setRemoving] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [ask, isAsking, fault] = useFault(() => askPerson(person.id));
  const asked = person.ways.filter(({ state }) => state === 'asked');
  const lapses = Math.max(...asked.map(({ since }) => Date.parse(since ?? '') + ASK_MS));
  const canAsk = person.state === 'not_asked' || (person.state === 'asked' && lapses <= serverNow());
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2 py-4">
      <Ring name={person.name} />
      <div className="min-w-[min(11rem,100%)] grow basis-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{personWords(person)}</bdi>
        </p>
        <p className="text-sm text-ink-2">{stateWords(person)}</p>
        <ul className="text-sm text-ink-2">
          {person.ways.map(({ way, address }) => (
            <li key={way} className="wrap-anywhere">
              <bdi>{address}</bdi>
            </li>
          ))}
        </ul>
        {person.state === 'asked' && !canAsk && (
          <p className="text-sm text-ink-2">
            {t('home-safe.ask-again-from', 'You can ask once more from {when}.', { when: moment(lapses) })}
          </p>
        )}
        <p role="alert" className="text-sm text-coral-ink empty:hidden">
          {fault}
        </p>
        {isChanging && <ChangePerson person={person} onDone={() => setChanging(false)} />}
        <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-1 pt-1', isChanging && 'hidden')}>
          {onChoose !== undefined && person.state === 'yes' && (
            <Button variant={isChosen ? 'ink' : 'outline'} size="sm" aria-pressed={isChosen} onClick={onChoose}>
              {isChosen ? t('home-safe.chosen', 'Chosen') : t('home-safe.choose', 'Choose')}
            </Button>
          )}
          {canAsk && (
            <Button variant="ink" size="sm" pending={isAsking} onClick={() => void ask()}>
              {t('home-safe.ask-them', 'Ask them')}
            </Button>
          )}
          <button type="button" onClick={() => setChanging(true)} className={ACT}>
            {t('home-safe.rename', 'Rename')} <bdi className="sr-only">{person.name}</bdi>
          </button>
          <button type="button" onClick={() => setRemoving(true)} className={ACT}>
            {t('home-safe.remove', 'Remove')} <bdi className="sr-only">{person.name}</bdi>
          </button>
        </div>
      </div>
      {isRemoving && <Remove person={person} onClose={() => setRemoving(false)} />}
    </li>
  );
}

const ACT = 'min-h-11 text-sm font-semibold underline underline-offset-4';

function Remove({ person, onClose }: { person: TrustedPerson; onClose: () => void }) {
  const [confirm, isRunning, fault] = useFault(async () => {
    await removePerson(person.id);
    onClose();
  });
  const note = t('home-safe.remove-note', 'They are not told of anything any more. Their no, if they said it, stays.');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('home-safe.remove-name', 'Remove {name}?', { name: person.name })}
      description={fault === '' ? note : fault}
      confirm={t('home-safe.remove', 'Remove')}
      danger
      pending={isRunning}
      onConfirm={() => void confirm()}
    />
  );
}
