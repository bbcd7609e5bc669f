import { Link } from 'wouter';

/** An underlined link below a page's main action, for example to another way to sign in. It is 44 px high. */
export function DoorLink({ to, children }: { to: string; children: string }) {
  return (
    <Link href={to} className="inline-flex min-h-11 items-center font-semibold text-ink underline">
      {children}
    </Link>
  );
}
