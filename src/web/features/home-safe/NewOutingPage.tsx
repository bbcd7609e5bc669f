import { useState } from 'react';
import { useLocation } from 'wouter';
import { PLAN_PLACE_MAX, PLAN_TITLE_MAX } from '#contract/chat.plans.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { fieldsLike, useFormDraft } from '#web/platform/form.draft.ts';
import { serverNow } from '#web/platform/serverTime.ts';
import { TextField } from '#web/ui/Field.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { STEP_MS } from './outing.times.ts';
import { fieldTimeOf } from './tell/local.time.ts';
import { TellSomebody } from './tell/TellSomebody.tsx';

interface OutingDraft {
  title: string;
  when: string;
  until: string;
  place: string;
}

const soon = (): string => fieldTimeOf(Math.ceil((serverNow() + HOUR_MS) / STEP_MS) * STEP_MS);
const timeOf = (field: string): number | undefined => {
  const at = new Date(field).getTime();
  return Number.isNaN(at) ? undefined : at;
};

/** An outing that is no plan with anybody here: what, when, until when and where. */
export function NewOutingPage() {
  useTitle(t('home-safe.outings', 'Outings'));
  const [, go] = useLocation();
  const empty: OutingDraft = { title: '', when: soon(), until: '', place: '' };
  const { draft, change, forget } = useFormDraft({ form: 'outing', parse: fieldsLike(empty) }, () => empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const write = (part: Partial<OutingDraft>): void => {
    change(part);
    setErrors({});
  };
  const until = timeOf(draft.until);
  return (
    <Page
      title={t('home-safe.plan-an-outing', 'Plan an outing')}
      back={<BackLink to={paths.homeSafe()} label={t('home-safe.back-to-your-outings', 'Back to your outings')} />}
    >
      <TextField
        label={t('home-safe.what', 'What')}
        placeholder={t('home-safe.what-example', 'Soup, then the harbor')}
        value={draft.title}
        most={PLAN_TITLE_MAX}
        error={errors['title']}
        onChange={({ target }) => write({ title: target.value })}
        autoComplete="off"
      />
      <TextField
        label={t('home-safe.when', 'When')}
        type="datetime-local"
        value={draft.when}
        error={errors['when']}
        onChange={({ target }) => write({ when: target.value })}
      />
      <TextField
        label={t('home-safe.until', 'Until about')}
        hint={t('home-safe.until-hint', 'You can leave this open.')}
        type="datetime-local"
        value={draft.until}
        error={errors['until']}
        onChange={({ target }) => write({ until: target.value })}
      />
      <TextField
        label={t('home-safe.where', 'Where, in your words')}
        hint={t('home-safe.where-hint', 'Name, street, and the way home.')}
        value={draft.place}
        most={PLAN_PLACE_MAX}
        error={errors['place']}
        onChange={({ target }) => write({ place: target.value })}
        autoComplete="off"
      />
      <div className="-mx-5 mt-3 border-t-[1.5px] border-ink px-5 pt-6">
        <TellSomebody
          going={{
            title: draft.title,
            place: draft.place,
            startsAt: timeOf(draft.when) ?? serverNow(),
            ...(until !== undefined && { until }),
          }}
          outing={undefined}
          onRefused={setErrors}
          onTold={(outing) => {
            forget();
            go(paths.checkIn(outing.id), { replace: true });
          }}
        />
      </div>
    </Page>
  );
}
