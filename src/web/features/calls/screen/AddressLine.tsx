import { ShieldCheck } from '#web/ui/icons/ShieldCheck.ts';
import { Eye } from '#web/ui/icons/Eye.ts';
import { t } from '#web/words/words.ts';

type AddressLineProps = { isRelayed: boolean; name: string; className?: string };

/** Says whether the other side can see the person's network address. */
export function AddressLine({ isRelayed, name, className = '' }: AddressLineProps) {
  const Sign = isRelayed ? ShieldCheck : Eye;
  return (
    <p className={`flex items-start gap-3 text-ink-2 ${className}`}>
      <Sign size={24} className="mt-px shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {isRelayed
          ? t('calls.relayed', 'Relayed: addresses stay private')
          : t('calls.not-relayed', 'Direct: {name} can see your network address, and you theirs', { name })}
      </span>
    </p>
  );
}
