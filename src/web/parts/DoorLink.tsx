import { Link } from 'wouter';

/** A link to another way to sign in, tall enough for a thumb. */
export function DoorLink({ to, children }: { to: string; children: string }) {
  return (
    <Link href={to} className="inline-flex min-h-11 items-center font-semibold text-ink underline">
      {children}
    </Link>
  );
}
