import { returnDays, type CommunityNumbers } from '#contract/operator.community.ts';
import { t } from '#web/words/words.ts';
import { dayInWords } from './community.words.ts';
import { ShareText, TotalCount } from './Few.tsx';

/** The latest weeks that the table shows. */
const WEEKS = 8;
const cell = 'border-t border-line py-1.5 text-end tabular';

/** Who was here again after a day, a week and a month: of all, and by the week of joining. */
export function CameBack({ all, weeks }: CommunityNumbers['cameBack']) {
  return (
    <section>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{t('operator.community-came-back', 'Came back')}</h2>
        <p className="text-xs text-ink-2">{t('operator.community-days-after-joining', 'days after joining')}</p>
      </div>
      <dl className="mt-3 grid grid-cols-3">
        {returnDays.map((after) => (
          <div key={after} className="flex flex-col-reverse border-s border-line ps-3 first:border-s-0 first:ps-0">
            <dt className="text-xs text-ink-2">
              {t('operator.community-after-days', 'after {days, plural, one {# day} other {# days}}', { days: after })}
            </dt>
            <dd className="display-tight text-3xl">
              <ShareText of={all[after]} />
            </dd>
          </div>
        ))}
      </dl>
      {weeks.length > 0 && (
        <table className="mt-4 w-full text-sm">
          <thead>
            <tr className="text-xs text-ink-2">
              <th scope="col" className="py-1.5 text-start font-semibold">
                {t('operator.community-joined-in-the-week-of', 'Joined in the week of')}
              </th>
              <th scope="col" className="text-end font-semibold">
                {t('operator.community-people-joined', 'people')}
              </th>
              {returnDays.map((after) => (
                <th key={after} scope="col" className="w-14 text-end font-semibold">
                  {after}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.slice(-WEEKS).map(({ week, people, back }) => (
              <tr key={week}>
                <th scope="row" className="border-t border-line py-1.5 text-start font-normal">
                  {dayInWords(week)}
                </th>
                <td className={cell}>
                  <TotalCount of={people} />
                </td>
                {returnDays.map((after) => (
                  <td key={after} className={cell}>
                    <ShareText of={back[after]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
