import type { ReactNode } from 'react';
import { archetypes } from '#content/archetypes.ts';
import { mbtiTypes } from '#contract/people.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { spoken, t } from '#web/words/words.ts';
import { ChatExample, MatchExample, PlateExample, WynExample } from './Examples.tsx';

/** Describes the product's features, in the order in which a new member uses them, and then its promises. */
export function Chapters() {
  return (
    <>
      <Chapter
        title={t('landing.first-meet-your-animal', 'First, meet your animal.')}
        picture={<PlateExample />}
        below={<FieldGuide />}
        words={
          <p>
            {t(
              'landing.fifteen-questions-and-not-one',
              'Fifteen questions and not one wrong answer. At the end you are one of sixteen wild selves, with a report that says where you shine, where you trip, and who is good company for you.',
            )}
          </p>
        }
      />
      <Chapter
        title={t('landing.then-somebody-who-fits', 'Then somebody who fits.')}
        picture={<MatchExample />}
        words={
          <p>
            {t(
              'landing.up-to-three-new-people',
              'Up to three new people a day, and it costs nothing. Each comes with the reasons: personality, interests, the way you like to talk. It has to fit both of you, and nobody can pay to be shown first.',
            )}
          </p>
        }
      />
      <Chapter
        title={t('landing.somebody-has-to-go-first', 'Somebody has to go first.')}
        picture={<ChatExample />}
        words={
          <p>
            {t(
              'landing.so-a-new-chat-opens',
              'So a new chat opens with lines worth sending, taken from what you share. Lost your signal in a tunnel? Your words wait, and go out on the other side.',
            )}
          </p>
        }
      />
      <Chapter
        title={t('landing.a-wingman-with-a-brain', 'A wingman with a brain.')}
        picture={<WynExample />}
        words={
          <p>
            {t(
              'landing.stuck-on-an-opener-ask',
              'Stuck on an opener? Ask Wyn, who is an AI and says so. Whatever here is not a person carries this mark, wherever you meet it:',
            )}{' '}
            <AiMark />
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

/**
 * Lists all sixteen animals. One picture has all drawings and loads on scrolling; the style sheet cuts out each
 * drawing.
 */
function FieldGuide() {
  return (
    <ul className="landing-guide" aria-label={t('landing.the-sixteen-animals', 'The sixteen animals')}>
      {mbtiTypes.map((type) => (
        <li key={type}>
          <span className="landing-beast" />
          {spoken(archetypes[type].name)}
        </li>
      ))}
    </ul>
  );
}

const promises: readonly (readonly [name: string, words: string])[] = [
  [
    t('landing.adults-only', 'Adults only'),
    t('landing.you-must-be-18-or', 'You must be 18 or older to join, and nobody younger is ever shown or matched.'),
  ],
  [
    t('landing.your-zip-and-birthday-stay', 'Your ZIP and birthday stay yours'),
    t(
      'landing.others-see-your-age-your',
      'Others see your age, your city, and how near you are in words. Never the rest.',
    ),
  ],
  [
    t('landing.ai-is-always-labeled', 'AI is always labeled'),
    t(
      'landing.companions-never-count-as-people',
      'Companions never count as people: not as members, not as matches, not as who is online.',
    ),
  ],
  [
    t('landing.no-ads-no-trackers', 'No ads, no trackers'),
    t(
      'landing.these-pages-load-nothing-from',
      'These pages load nothing from anybody else, and your time here is sold to nobody.',
    ),
  ],
  [
    t('landing.a-pass-needs-no-reason', 'A pass needs no reason'),
    t(
      'landing.pass-or-unmatch-whenever-you',
      'Pass or unmatch whenever you like. A match that was ended never comes back.',
    ),
  ],
  [
    t('landing.open-source', 'Open source'),
    t('landing.anybody-may-read-how-matching', 'Anybody may read how matching works, or run a Wildin of their own.'),
  ],
];

function Promises() {
  return (
    <section className="landing-promises" aria-labelledby="landing-promises">
      <h2 id="landing-promises" className="landing-heading">
        {t('landing.what-you-can-count-on', 'What you can count on')}
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
