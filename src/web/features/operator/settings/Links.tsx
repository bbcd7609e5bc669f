import { useState } from 'react';
import { z } from 'zod';
import { LINK_DAYS_MAX, LINK_NOTE_MAX, LINK_USES_MAX, type PlaceLink } from '#contract/operator.settings.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { useFormDraft } from '#web/platform/form.draft.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { useFaults } from '#web/ui/useFaults.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { endLink, makeLink, useLinks } from './settings.data.ts';
import { untilWords } from './settings.words.ts';

const kept = z.object({ note: z.string(), uses: z.string(), days: z.string() });

/** The links with which newcomers join, and the form that makes one. */
export function Links() {
  const list = useLinks();
  const [address, setAddress] = useState<string>();
  const links = list.data?.links ?? [];
  return (
    <section aria-labelledby="links">
      <h2 id="links" className="text-xl">
        {t('operator.invitation-links', 'Invitation links')}
      </h2>
      <NewLink onMade={setAddress} />
      {address !== undefined && (
        <p role="status" className="mt-3 border-s-2 border-ink ps-3">
          <span className="block text-sm text-ink-2">
            {t('operator.the-address-is-shown-once', 'Copy it now: it is shown once.')}
          </span>
          <code className="text-sm break-all">{address}</code>
        </p>
      )}
      <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ link }: { link: PlaceLink }) {
  const [end, isEnding] = useTold(endLink, t('operator.the-link-goes-on', 'The link goes on.'));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <p className="min-w-0">
        <span className="block wrap-anywhere">{link.note || t('operator.without-a-note', 'Without a note')}</span>
        <span className="block text-sm text-ink-2">
          {t('operator.used-of', '{used} of {uses} used', { used: link.used, uses: link.uses })},{' '}
          {untilWords(link.endsAt)}
        </span>
      </p>
      <Button variant="quiet" size="sm" onClick={() => void end(link.id)} pending={isEnding}>
        {link.isOpen ? t('operator.end-it', 'End it') : t('operator.remove-it', 'Remove')}
      </Button>
    </li>
  );
}

function NewLink({ onMade }: { onMade: (address: string) => void }) {
  const { draft, change, forget } = useFormDraft(
    { form: 'place-link', parse: (read) => kept.safeParse(read).data },
    () => ({ note: '', uses: '1', days: '7' }),
  );
  const { faults, setFaults, touched } = useFaults();
  const [make, isMaking] = useOneAtATime(async () => {
    try {
      onMade(await makeLink({ note: draft.note, uses: Number(draft.uses), days: Number(draft.days) }));
      change({ note: '' });
      forget();
    } catch (error) {
      const { fields } = asCallError(error);
      setFaults(Object.keys(fields).length > 0 ? fields : { note: wordsFor(error) });
    }
  });
  const typed = (part: Partial<typeof draft>): void => {
    change(part);
    touched(part);
  };
  return (
    <Form onSubmit={() => void make()} className="mt-2">
      <TextField
        label={t('operator.for-whom', 'For whom (you alone see this)')}
        value={draft.note}
        most={LINK_NOTE_MAX}
        error={faults['note']}
        onChange={({ target }) => typed({ note: target.value })}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('operator.how-many-people', 'How many people')}
          inputMode="numeric"
          value={draft.uses}
          error={faults['uses']}
          hint={t('operator.at-most-number', 'At most {most}', { most: LINK_USES_MAX })}
          onChange={({ target }) => typed({ uses: target.value })}
        />
        <TextField
          label={t('operator.for-how-many-days', 'For how many days')}
          inputMode="numeric"
          value={draft.days}
          error={faults['days']}
          hint={t('operator.at-most-number', 'At most {most}', { most: LINK_DAYS_MAX })}
          onChange={({ target }) => typed({ days: target.value })}
        />
      </div>
      <Button type="submit" variant="outline" size="sm" pending={isMaking}>
        {t('operator.make-a-link', 'Make a link')}
      </Button>
    </Form>
  );
}
