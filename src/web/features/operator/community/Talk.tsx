import { talkSteps, type CommunityNumbers, type Step } from '#contract/operator.community.ts';
import { t } from '#web/words/words.ts';
import { dayInWords } from './community.words.ts';
import { ShareText, TotalCount } from './Few.tsx';

const stepName = (step: (typeof talkSteps)[number]): string => {
  switch (step) {
    case 'hello':
      return t('operator.community-somebody-said-hello', 'Somebody said hello');
    case 'bothWrote':
      return t('operator.community-both-wrote', 'Both wrote');
    case 'tenLines':
      return t('operator.community-ten-lines', 'Ten lines both ways');
  }
};

/** How far matches came within a week, each step with a bar as long as its part of all. */
export function Talk({ talk, met }: Pick<CommunityNumbers, 'talk' | 'met'>) {
  const made: Step = { of: talk.made, share: null };
  return (
    <section>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{t('operator.community-from-match-to-talk', 'From match to talk')}</h2>
        <p className="text-xs text-ink-2">
          {talk.weeks > 0 &&
            t('operator.community-a-week-later', '{weeks, plural, one {# week} other {# weeks}}, seven days a match', {
              weeks: talk.weeks,
            })}
        </p>
      </div>
      {talk.weeks === 0 ? (
        <p className="mt-2 text-sm text-ink-2">
          {t('operator.community-no-talk-yet', 'Twenty matches and the week after them make the first numbers.')}
        </p>
      ) : (
        <ul className="mt-3">
          <Row name={t('operator.community-matches-made', 'Matches made')} step={made} of={talk.made.count} />
          {talkSteps.map((step) => (
            <Row key={step} name={stepName(step)} step={talk[step]} of={talk.made.count} />
          ))}
        </ul>
      )}
      <Met {...met} />
    </section>
  );
}

/** The way's end. It has no part of the matches: friends who never were a match make plans too. */
function Met({ pairs, until }: CommunityNumbers['met']) {
  return (
    <div className="border-t border-line py-2">
      <p className="flex items-baseline gap-3 text-sm">
        <span className="grow">{t('operator.community-both-said-they-met', 'Both said they met')}</span>
        <span className="display-tight text-base">
          <TotalCount of={pairs} />
        </span>
        <span className="w-12" />
      </p>
      <p className="mt-0.5 text-xs text-ink-2">
        {until === null
          ? t('operator.community-met-not-yet', 'They have two weeks to say it. Then it is counted.')
          : t('operator.community-met-until', 'Pairs with a plan, up to {day}: they have two weeks to say it.', {
              day: dayInWords(until),
            })}
      </p>
    </div>
  );
}

function Row({ name, step, of }: { name: string; step: Step; of: number | null }) {
  const { count } = step.of;
  return (
    <li className="border-t border-line py-2">
      <div className="flex items-baseline gap-3 text-sm">
        <span className="grow">{name}</span>
        <span className="display-tight text-base">
          <TotalCount of={step.of} />
        </span>
        <span className="tabular w-12 text-end text-xs text-ink-2">
          {step.share !== null && count !== null && <ShareText of={step.share} />}
        </span>
      </div>
      <svg aria-hidden="true" width="100%" height="6" className="mt-1.5 block">
        <rect
          width={count === null || of === null ? 16 : `${(count / of) * 100}%`}
          height="6"
          rx="3"
          fill={count === null ? 'url(#operator-few)' : 'var(--ink)'}
        />
      </svg>
    </li>
  );
}
