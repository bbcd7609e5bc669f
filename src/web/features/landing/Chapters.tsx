import type { ReactNode } from 'react';
import { archetypes } from '#content/archetypes.ts';
import { mbtiTypes } from '#contract/people.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { ChatExample, MatchExample, PlateExample, WynExample } from './Examples.tsx';

/** The product's features, in the order in which a person meets them. */
export function Chapters() {
  return (
    <>
      <Chapter
        title="First, meet your animal."
        picture={<PlateExample />}
        below={<FieldGuide />}
        words={
          <p>
            Fifteen questions and not one wrong answer. At the end you are one of sixteen wild selves, with a report
            that says where you shine, where you trip, and who is good company for you.
          </p>
        }
      />
      <Chapter
        title="Then somebody who fits."
        picture={<MatchExample />}
        words={
          <p>
            Up to three new people a day, and it costs nothing. Each comes with the reasons: personality, interests, the
            way you like to talk. It has to fit both of you, and nobody can pay to be shown first.
          </p>
        }
      />
      <Chapter
        title="Somebody has to go first."
        picture={<ChatExample />}
        words={
          <p>
            So a new chat opens with lines worth sending, taken from what you share. Lost your signal in a tunnel? Your
            words wait, and go out on the other side.
          </p>
        }
      />
      <Chapter
        title="A wingman with a brain."
        picture={<WynExample />}
        words={
          <p>
            Stuck on an opener? Ask Wyn, who is an AI and says so. Whatever here is not a person carries this mark,
            wherever you meet it: <AiMark />
          </p>
        }
      />
      <Promises />
    </>
  );
}

interface ChapterProps {
  title: string;
  words: ReactNode;
  picture: ReactNode;
  below?: ReactNode;
}

function Chapter({ title, words, picture, below }: ChapterProps) {
  return (
    <section className="landing-chapter">
      <div className="landing-text">
        <h2 className="landing-heading">{title}</h2>
        {words}
      </div>
      {picture}
      {below}
    </section>
  );
}

/** All sixteen animals. Their drawings are one picture, loaded on scrolling; the style sheet shows each part of it. */
function FieldGuide() {
  return (
    <ul className="landing-guide" aria-label="The sixteen animals">
      {mbtiTypes.map((type) => (
        <li key={type}>
          <span className="landing-beast" />
          {archetypes[type].name}
        </li>
      ))}
    </ul>
  );
}

const promises: readonly (readonly [name: string, words: string])[] = [
  ['Adults only', 'You must be 18 or older to join, and nobody younger is ever shown or matched.'],
  [
    'Your ZIP and birthday stay yours',
    'Others see your age, your city, and how near you are in words. Never the rest.',
  ],
  ['AI is always labelled', 'Companions never count as people: not as members, not as matches, not as who is online.'],
  ['No ads, no trackers', 'These pages load nothing from anybody else, and your time here is sold to nobody.'],
  ['A pass needs no reason', 'Pass or unmatch whenever you like. A match that was ended never comes back.'],
  ['Open source', 'Anybody may read how matching works, or run a Wildin of their own.'],
];

function Promises() {
  return (
    <section className="landing-promises" aria-labelledby="landing-promises">
      <h2 id="landing-promises" className="landing-heading">
        What you can count on
      </h2>
      <dl>
        {promises.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
