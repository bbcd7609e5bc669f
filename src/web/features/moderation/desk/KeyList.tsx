import { Dialog } from '#web/ui/Dialog.tsx';
import { KeyCap } from '#web/ui/KeyCap.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { t } from '#web/words/words.ts';
import { letterKeys } from './useDeskKeys.ts';

const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['J', 'K'], t('moderation.next-case-case-before', 'next case, case before')],
  [['O'], t('moderation.open-the-private-lines', 'open the private lines')],
  [['T'], t('moderation.take-the-case-give-it', 'take the case, give it back')],
  [['D', 'W', 'H', 'R'], t('moderation.dismiss-warn-hide-show-again', 'dismiss, warn, hide, show again')],
  [['N', 'S', 'B'], t('moderation.no-writing-suspend-ban', 'no writing, suspend, ban')],
  [['U', 'M', 'X'], t('moderation.keys-of-an-appeal', 'of an appeal: uphold, milder, take back')],
  [['Y', 'N', '1 – 5'], t('moderation.keys-of-a-check', 'of a photo check: yes, no, and why not')],
  [['⌘ ↵', t('moderation.ctrl', 'Ctrl ↵')], t('moderation.do-what-the-button-says', 'do what the button says')],
  [['Z'], t('moderation.undo-for-six-seconds', 'undo, for six seconds')],
  [['?'], t('moderation.this-list', 'this list')],
];

/** Lists all keyboard shortcuts of the desk. A switch turns the single letters off. */
export function KeyList({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const isOn = letterKeys.use();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('moderation.all-keys-2', 'All keys')}>
      <dl>
        {keys.map(([caps, does]) => (
          <div key={does} className="flex min-h-11 items-center gap-4 border-t border-line py-1.5">
            <dt className="flex w-32 shrink-0 flex-wrap gap-1.5">
              {caps.map((cap) => (
                <span key={cap}>
                  <KeyCap className="pointer-coarse:inline-grid">{cap}</KeyCap>
                  <span className="sr-only">{cap} </span>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-line">
        <Switch
          label={t('moderation.single-letters-work-as-keys', 'Single letters work as keys')}
          note={t('moderation.off-if-you-speak-to', 'Off, if you speak to your computer or it types for you.')}
          checked={isOn}
          onChange={letterKeys.set}
        />
      </div>
    </Dialog>
  );
}
