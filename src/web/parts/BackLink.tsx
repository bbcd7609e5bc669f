import { Link } from 'wouter';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';

export function BackLink({ to, label = 'Back' }: { to: string; label?: string }) {
  return (
    <Link href={to} aria-label={label} className={iconButtonClass()}>
      <ArrowLeft size={26} />
    </Link>
  );
}
