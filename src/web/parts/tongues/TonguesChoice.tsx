import { updateUser } from '#contract/accounts.ts';
import type { Me } from '#contract/people.ts';
import { TONGUES_MAX, tongues, type Tongue } from '#contract/tongues.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { call } from '#web/platform/calls/call.ts';
import { changeMe } from '#web/platform/me.ts';
import { RemovableChip } from '#web/ui/Chip.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { t } from '#web/words/words.ts';
import { tongueName, tonguesBeside } from './tongues.words.ts';

/** The languages that a person speaks, up to five. Each change is saved at once. */
export function TonguesChoice({ me }: { me: Pick<Me, 'id' | 'tongues'> }) {
  const mine = me.tongues ?? [];
  const [save, isSaving] = useTold(
    async (chosen: Tongue[]) => {
      const { tongues: saved } = await call(updateUser, { params: { id: me.id }, body: { tongues: chosen } });
      changeMe({ tongues: saved });
    },
    t('parts.tongues-not-changed', 'Not changed'),
  );
  return (
    <div>
      <Field
        label={t('parts.languages-i-speak', 'Languages I speak')}
        hint={t('parts.languages-i-speak-hint', 'Up to five, if you like. Members read them on your profile.')}
      >
        {(wiring) => (
          <Select
            {...wiring}
            value=""
            disabled={isSaving || mine.length >= TONGUES_MAX}
            onChange={({ target }) => {
              const added = tongues.find((one) => one === target.value);
              if (added !== undefined) void save([...mine, added]);
            }}
          >
            <option value="">{t('parts.add-a-language', 'Add a language')}</option>
            {tonguesBeside(mine).map((code) => (
              <option key={code} value={code}>
                {tongueName(code)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {mine.length > 0 && (
        <ul aria-label={t('parts.languages-i-speak', 'Languages I speak')} className="mt-2 flex flex-wrap gap-2">
          {mine.map((code) => (
            <li key={code}>
              <RemovableChip onRemove={() => void save(mine.filter((one) => one !== code))}>
                {tongueName(code)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
