import type { ReactNode } from 'react';
import type { PersonCard } from '#contract/people.ts';
import { archetypes } from '#content/archetypes.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';

type DiscProps = {
  person: Pick<PersonCard, 'mbtiType' | 'displayName' | 'id'> | null;
  edge: number;
  children?: ReactNode;
  isLit?: boolean;
};

/** A person's disc in the sky: `children`, else their animal, else the monster of their name. */
export function Disc({ person, edge, children, isLit = false }: DiscProps) {
  return (
    <span
      className={cx(
        'relative grid place-items-center overflow-hidden rounded-full border-2 bg-night-2',
        isLit ? 'border-lime text-lime' : 'border-moon/50 text-moon',
      )}
      style={{ width: edge, height: edge }}
    >
      {children ??
        (person?.mbtiType ? (
          <Animal name={archetypes[person.mbtiType].animal} size={edge * 0.62} />
        ) : person === null ? null : (
          <Avatar person={person} size={edge} />
        ))}
    </span>
  );
}
