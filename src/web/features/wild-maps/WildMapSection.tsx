import type { Member } from '#contract/people.ts';
import { pillars } from '#contract/quiz.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PillarNotes } from './PillarNotes.tsx';
import { WildMapFrame } from './WildMapFrame.tsx';
import { WildMapSheet } from './WildMapSheet.tsx';

/** The map on a person's profile. The width of its column, not of the screen, decides how it is drawn. */
export function WildMapSection({ person }: { person: Member }) {
  return (
    <WildMapFrame
      person={person}
      className="@container mt-8"
      titleClassName="text-2xl"
      skeleton={
        <>
          <Skeleton className="mt-3 h-104 w-full rounded-plate! @min-[480px]:aspect-[3/2] @min-[480px]:h-auto @min-[700px]:aspect-[15/8]" />
          <div className="mt-4 grid grid-cols-1 gap-x-8 gap-y-4 @min-[480px]:grid-cols-2">
            {pillars.map((pillar) => (
              <Skeleton key={pillar} className="h-30" />
            ))}
          </div>
        </>
      }
    >
      {(map) => (
        <>
          <WildMapSheet map={map} />
          <PillarNotes map={map} />
        </>
      )}
    </WildMapFrame>
  );
}
