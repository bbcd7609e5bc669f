import type { ReactNode } from 'react';
import { archetypes, plateNumber } from '#content/archetypes.ts';
import { matchWeights } from '#contract/matching.parts.ts';
import { friendshipText, partLabel } from '#web/parts/match/match.words.ts';
import { AnimalShape } from '#web/ui/AnimalShape.tsx';
import { dolphin } from '#content/animals/dolphin.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { AiMark } from '#web/ui/Marks.tsx';
import { spoken, t } from '#web/words/words.ts';
import { Otter } from './Otter.tsx';

/** A sheet that shows an example of the product, with a label below. */
function Example({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="landing-example">
      <div className="leaf">{children}</div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

export function PlateExample() {
  const { type, name, latinName, animalName } = archetypes.ENFP;
  return (
    <Example label={t('landing.one-of-the-sixteen', 'One of the sixteen')}>
      <div className="landing-plate">
        <ContourLines seed={type} height={330} levels={6} peak={[0.5, 0.42]} />
        <p className="landing-plate-top">
          <span>{t('landing.plate-of-16', 'Plate {plateNumber} of 16', { plateNumber: plateNumber(type) })}</span>
          <span>{type}</span>
        </p>
        <Otter />
        <p className="display-tight text-[min(2.1875rem,9vw)] leading-[1.09]">{spoken(name)}</p>
        <p className="latin text-lg">
          {t('landing.the', '{latinName}, the {animalName}', {
            latinName,
            animalName: spoken(animalName.toLowerCase()),
          })}
        </p>
      </div>
    </Example>
  );
}

/** The parts of the example's score. Their weighted sum is 87. */
const parts = [
  { key: 'personality', value: 92, note: t('landing.open-meets-caring', 'Open meets caring') },
  {
    key: 'interests',
    value: 81,
    note: t('landing.bouldering-zines-late-night-ramen', 'Bouldering, zines, late-night ramen'),
  },
  { key: 'vibes', value: 80, note: t('landing.both-curious', 'Both curious') },
  { key: 'communication', value: 88, note: t('landing.both-rather-text', 'Both rather text') },
] as const;
const total = Math.floor(parts.reduce((sum, { key, value }) => sum + (value * matchWeights[key]) / 100, 0));

export function MatchExample() {
  const { name, latinName } = archetypes.ENFJ;
  return (
    <Example label={t('landing.an-example-marisol-is-made', 'An example. Marisol is made up; the arithmetic is not.')}>
      <div className="landing-match">
        <div className="landing-who sky sky-glow">
          <AnimalShape drawing={dolphin} />
          <p className="display-tight text-2xl">{t('landing.marisol-26', 'Marisol, 26')}</p>
          <p>
            {spoken(name)} ·{' '}
            <span lang="la" className="latin">
              {latinName}
            </span>
          </p>
        </div>
        <p className="landing-score">
          <span className="display-tight tabular">
            {total}
            <span className="sr-only"> {t('common.of-100', 'of 100')}</span>
          </span>
          <span>{friendshipText(total)}</span>
        </p>
        <ul>
          {parts.map(({ key, value, note }) => (
            <li key={key}>
              <span>{partLabel(key)}</span>
              <span className="display tabular">{value}</span>
              <small>{note}</small>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
                <path d="M0 2h100" className="text-paper-3" />
                <path d={`M0 2h${value}`} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </Example>
  );
}

type ExampleLine = readonly [who: 'them' | 'me', words: string];

const talk: readonly ExampleLine[] = [
  ['them', t('landing.ok-important-question-best-hour', 'ok important question: best hour of the day to climb?')],
  ['me', t('landing.6am-before-my-brain-can', '6am, before my brain can argue')],
  ['them', t('landing.oh-no-an-early-otter', 'oh no. an early otter')],
  ['me', t('landing.there-is-ramen-after-i', 'there is ramen after. i plan these things')],
];

export function ChatExample() {
  return (
    <Example label={t('landing.an-example-of-a-good', 'An example of a good start')}>
      <Talk lines={talk} them={t('landing.marisol', 'Marisol')} />
    </Example>
  );
}

const wingman: readonly ExampleLine[] = [
  ['me', t('landing.she-climbs-i-climb-what', 'she climbs, i climb. what do i say that is not “so you climb”')],
  [
    'them',
    t(
      'landing.ask-what-she-falls-off',
      'Ask what she falls off. People love telling that story, and it beats comparing grades.',
    ),
  ],
];

export function WynExample() {
  return (
    <Example label={t('landing.an-example-of-what-you', 'An example of what you might ask')}>
      <div className="landing-wyn">
        <p className="display text-xl">
          {t('landing.wyn', 'Wyn')} <AiMark />
        </p>
        <p>{t('landing.your-ai-wingman-with-a', 'Your AI wingman with a brain')}</p>
        <Talk lines={wingman} them={t('landing.wyn-an-ai', 'Wyn, an AI')} />
      </div>
    </Example>
  );
}

function Talk({ lines, them }: { lines: readonly ExampleLine[]; them: string }) {
  return (
    <div className="landing-talk">
      {lines.map(([who, words]) => (
        <p key={words} className={who === 'me' ? 'landing-mine' : 'landing-theirs'}>
          <span className="sr-only">{who === 'me' ? t('common.you', 'You') : them}: </span>
          {words}
        </p>
      ))}
    </div>
  );
}
