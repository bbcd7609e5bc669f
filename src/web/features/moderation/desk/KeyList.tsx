import { Dialog } from '#web/ui/Dialog.tsx';
import { KeyCap } from '#web/ui/KeyCap.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { letterKeys } from './useDeskKeys.ts';

const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['J', 'K'], 'next case, case before'],
  [['O'], 'open the private lines'],
  [['T'], 'take the case, give it back'],
  [['D', 'W', 'H', 'R'], 'dismiss, warn, hide, show again'],
  [['N', 'S', 'B'], 'no writing, suspend, ban'],
  [['U', 'M', 'X'], 'of an appeal: uphold, milder, take back'],
  [['⌘ ↵', 'Ctrl ↵'], 'do what the button says'],
  [['Z'], 'undo, for six seconds'],
  [['?'], 'this list'],
];

/** All keys of the desk. */
export function KeyList({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const isOn = letterKeys.use();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="All keys">
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
          label="Single letters work as keys"
          note="Off, if you speak to your computer or it types for you."
          checked={isOn}
          onChange={letterKeys.set}
        />
      </div>
    </Dialog>
  );
}
