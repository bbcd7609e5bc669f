import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/States.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';

/** An area whose trail is not cut yet; says so, and points at one that is. */
export function SoonPage({ name }: { name: 'Peek' | 'Post' }) {
  useTitle(name);
  const note =
    name === 'Peek'
      ? 'This is where you will watch the community being itself. Until then, the matches are out and about.'
      : 'This is where you will say it out loud. Until then, say it to one person.';
  return (
    <div className="grid grow place-items-center">
      <PageHeading hidden>{name}</PageHeading>
      <EmptyState
        title={`${name} opens soon`}
        note={note}
        action={
          <Link href={paths.match()} className={buttonClass({ variant: 'outline' })}>
            Go to Match
          </Link>
        }
      />
    </div>
  );
}
