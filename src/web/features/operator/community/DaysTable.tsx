import { plotted, type CommunityNumbers } from '#contract/operator.community.ts';
import { t } from '#web/words/words.ts';
import { rowsOf } from './community.file.ts';
import { dayInWords, plotName } from './community.words.ts';

/** What the plots show, for those who hear the page. */
export function DaysTable({ numbers }: { numbers: CommunityNumbers }) {
  const heads = [
    t('operator.community-day', 'Day'),
    t('operator.community-members', 'Members'),
    t('operator.community-joined', 'Joined'),
    t('operator.community-left', 'Left'),
    t('operator.community-removed', 'By our decision'),
    ...plotted.map(plotName),
  ];
  return (
    <div className="sr-only">
      <table>
        <caption>{t('operator.community-the-days', 'The days one by one')}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(numbers).map(([day = '', ...counts]) => (
            <tr key={day}>
              <th scope="row">{dayInWords(day)}</th>
              {counts.map((count, at) => (
                <td key={heads[at + 1]}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
