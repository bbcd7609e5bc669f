import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { cloudTypes } from '#content/clouds.ts';
import { listChats } from '#contract/chat.list.ts';
import { createCloud } from '#contract/clouds.ts';
import { GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX } from '#contract/groups.ts';
import { isSeen, leftIn } from '#contract/texts.written.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { Counted } from '#web/parts/forms/Counted.tsx';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { Form } from '#web/ui/Form.tsx';
import { ReadyButton } from '#web/ui/ReadyButton.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextArea, TextField } from '#web/ui/Field.tsx';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { Page } from '#web/ui/Page.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useFaults } from '#web/ui/useFaults.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { spoken, t } from '#web/words/words.ts';
import { carriedTo, type Carried, type CloudKind } from './carried.ts';
import { useCloudDraft } from './cloud.draft.ts';
import { typeIcons } from './cloud.icons.ts';

const FORM = 'new-cloud';

/** Creates a chaos cloud. The form takes what the address brings, and then clears the address. */
export function CreateCloudPage() {
  useTitle(t('clouds.new-group', 'New Group'));
  const { form, set, kind, faults, make, isMaking } = useForm();
  return (
    <Page
      title={t('clouds.new-group', 'New Group')}
      back={<BackLink to={paths.chaos()} />}
      footer={
        <ReadyButton
          type="submit"
          form={FORM}
          variant="lime"
          full
          lack={lackIn(form, kind)}
          disabled={isMaking}
          pending={isMaking}
          pendingLabel={t('clouds.creating', 'Creating...')}
        >
          {t('clouds.start-a-new-group', 'Start a New Group')}
        </ReadyButton>
      }
    >
      <Form id={FORM} onSubmit={() => void make()} className="flex flex-col gap-3">
        <Counted text={form.name} max={GROUP_NAME_MAX} near={GROUP_NAME_MAX - 4}>
          <TextField
            label={t('clouds.group-name', 'Group Name')}
            placeholder={t('clouds.please-enter-the-group-name', 'Please enter the group name')}
            value={form.name}
            onChange={(event) => set({ name: event.target.value })}
            most={GROUP_NAME_MAX}
            error={faults['name']}
            autoComplete="off"
          />
        </Counted>
        <Counted text={form.description} max={GROUP_DESCRIPTION_MAX} near={GROUP_DESCRIPTION_MAX - 15}>
          <TextArea
            label={t('clouds.group-description', 'Group Description')}
            placeholder={t(
              'clouds.briefly-introduce-the-topics',
              'Briefly introduce the topics discussed in the group and the type of people you want to join',
            )}
            value={form.description}
            onChange={(event) => set({ description: event.target.value })}
            most={GROUP_DESCRIPTION_MAX}
            error={faults['description']}
          />
        </Counted>
        <TypeRow form={form} kind={kind} fault={faults['type'] ?? faults['tag']} />
        <Switch
          label={t('clouds.profile-display', 'Profile Display')}
          note={t('clouds.group-will-appear-on-your', 'Group will appear on your profile page')}
          checked={form.profileDisplay}
          onChange={(profileDisplay) => set({ profileDisplay })}
        />
        <p role="alert" className="text-sm text-coral-ink empty:hidden">
          {faults['form']}
        </p>
      </Form>
    </Page>
  );
}

function lackIn({ name, description }: Carried, kind: CloudKind | null): string | null {
  if (!isSeen(name)) return t('clouds.give-it-a-name', 'Give it a name first.');
  if (!isSeen(description)) return t('clouds.say-what-it-is-about', 'Say what it is about first.');
  if (leftIn(name, GROUP_NAME_MAX) < 0 || leftIn(description, GROUP_DESCRIPTION_MAX) < 0)
    return t('clouds.that-is-too-long', 'That is too long.');
  return kind === null ? t('clouds.choose-its-type', 'Choose its type first.') : null;
}

function TypeRow({ form, kind, fault }: { form: Carried; kind: CloudKind | null; fault: string | undefined }) {
  const Glyph = kind === null ? undefined : typeIcons[kind.type];
  return (
    <div className="flex flex-col gap-1.5 pb-2">
      <Link
        href={carriedTo(paths.chaosType(), form)}
        // Puts the typed words into the address, so that the browser's "back" restores them.
        onClick={() => history.replaceState(history.state, '', carriedTo(paths.chaosCreate(), form))}
        aria-describedby="group-type-note"
        className={cx(
          'flex min-h-16 items-center gap-3 rounded-control border-[1.5px] px-4 py-2 hover:bg-paper-2',
          fault === undefined ? 'border-edge' : 'border-coral-ink',
        )}
      >
        {Glyph && <Glyph size={28} className="shrink-0" />}
        <span className="min-w-0 grow">
          <span className="block text-sm font-semibold">{t('clouds.group-type', 'Group Type')}</span>
          {kind === null ? (
            <span className="block text-ink-2">{t('clouds.must-be-selected', 'Must be Selected')}</span>
          ) : (
            <span className="block [overflow-wrap:anywhere]">
              {spoken(cloudTypes[kind.type].title)} {spoken(kind.tag)}
            </span>
          )}
        </span>
        <CaretRight size={20} className="shrink-0" />
      </Link>
      <p id="group-type-note" aria-live="polite" className="min-h-[1.375rem] text-sm text-coral-ink">
        {fault}
      </p>
    </div>
  );
}

function useForm() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { draft: form, change, forget } = useCloudDraft(search);
  const { faults, setFaults, touched } = useFaults();
  const { kind } = form;
  const takeCarried = useEffectEvent(() => {
    history.replaceState(history.state, '', paths.chaosCreate());
    change(form);
  });
  useEffect(() => {
    if (window.location.search !== '') takeCarried();
  }, []);
  const [make, isMaking] = useOneAtATime(async () => {
    if (kind === null) return;
    setFaults({});
    try {
      const { name, description, profileDisplay } = form;
      const { id } = await call(createCloud, { body: { name, description, profileDisplay, ...kind } });
      forget();
      void invalidate(listChats);
      navigate(paths.chat(id), { replace: true });
    } catch (error) {
      const { code, words, fields } = asCallError(error);
      const said =
        code === 'unreachable'
          ? t(
              'clouds.network-error-occurred-while-creating',
              'Network error occurred while creating group. Please try again.',
            )
          : t('clouds.failed-to-create-group', 'Failed to create group: {words}', {
              words: words || t('clouds.unknown-error', 'Unknown error'),
            });
      setFaults({ ...fields, form: said });
    }
  });
  const set = (part: Partial<Carried>): void => {
    change(part);
    touched(part);
  };
  return { form, set, kind, faults, make, isMaking };
}
