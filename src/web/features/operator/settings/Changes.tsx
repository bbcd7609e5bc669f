import type { SettingChange } from '#contract/operator.settings.ts';
import type { PlaceKey } from '#contract/place.ts';
import { moment } from '#web/platform/ago.ts';
import { t } from '#web/words/words.ts';
import { settingNames, valueWords } from './settings.words.ts';

/** The last changes of settings: who changed which, when, from what to what. */
export function Changes({ changes }: { changes: readonly SettingChange[] }) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="text-xl">
        {t('operator.last-changes', 'Last changes')}
      </h2>
      {changes.length === 0 && (
        <p className="mt-2 text-ink-2">{t('operator.nothing-changed', 'Nothing was changed yet.')}</p>
      )}
      <ol className="mt-2 divide-y divide-line border-y border-line empty:hidden">
        {changes.map((one) => (
          <li key={one.id} className="py-2">
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
              <span className="break-all">
                {one.by === null ? t('operator.somebody-who-left', 'Somebody who left') : `@${one.by}`}
              </span>
              <time dateTime={one.madeAt} className="tabular">
                {moment(one.madeAt)}
              </time>
            </p>
            <p className="wrap-anywhere">
              {t('operator.from-to', '{name}: {from} → {to}', {
                name: settingNames[one.key as PlaceKey] ?? one.key,
                from: valueWords(one.key, one.from),
                to: valueWords(one.key, one.to),
              })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
