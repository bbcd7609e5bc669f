import { archetypes } from '#content/archetypes.ts';
import type { Me } from '#contract/people.ts';
import { Fold } from '#web/features/home/Fold.tsx';
import { areas } from '#web/features/home/areas.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { spoken, t } from '#web/words/words.ts';
import type { FoldLook } from './folds.tsx';

/** The area Self. It shows the person's animal, or their avatar if they have no archetype yet. */
export function SelfFold({ me, className }: { me: Me } & FoldLook) {
  const archetype = me.mbtiType && archetypes[me.mbtiType];
  return (
    <Fold {...areas.self} className={className} line={archetype ? spoken(archetype.name) : areas.self.note}>
      <span className="flex items-center gap-6">
        {archetype ? (
          <Animal name={archetype.animal} className="size-13 lg:size-30" />
        ) : (
          <Avatar person={me} size={48} />
        )}
        {archetype && (
          <span className="hidden lg:block">
            <span lang="la" className="latin block text-xl">
              {archetype.latinName}
            </span>
            <span className="mt-1 block text-sm text-ink-2">{[me.city, me.stateCode].filter(Boolean).join(', ')}</span>
            <Counted of={me.interests.length + me.customInterests.length} />
          </span>
        )}
      </span>
    </Fold>
  );
}

function Counted({ of }: { of: number }) {
  if (of === 0) return null;
  return (
    <span className="block text-sm text-ink-2">
      {t('home.interest-count', '{of, plural, one {# interest} other {# interests}}', { of })}
    </span>
  );
}
