import { useEffect, useState, type ComponentProps, type SubmitEventHandler } from 'react';
import { useForm, useWatch, type UseFormReturn, type UseFormSetError } from 'react-hook-form';
import { authUser, BIO_MAX, FIRST_NAME_MAX, updateUser } from '#contract/accounts.ts';
import type { Me } from '#contract/people.ts';
import { isSeen } from '#contract/texts.written.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { asCallError, call, type CallError } from '#web/platform/calls/call.ts';
import { fieldsLike, useFormDraft } from '#web/platform/form.draft.ts';
import { nicknameOf, setMe } from '#web/platform/me.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { TextArea, TextField } from '#web/ui/Field.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { textFault } from '#web/ui/textFault.ts';
import { sayAloud, toastFailure } from '#web/ui/toast.ts';
import { checkBirthday, type BirthdayFields } from '#web/parts/forms/birthday.ts';
import { BirthdayField } from '#web/parts/forms/BirthdayField.tsx';
import { useBirthdayQuestion } from '#web/parts/forms/BirthdayQuestion.tsx';
import { genderNames } from '#web/parts/people/gender.words.ts';
import { Counted } from '#web/parts/forms/Counted.tsx';
import { HandleField, useHandleCheck, type HandleCheck } from '#web/parts/forms/HandleField.tsx';
import { NICKNAME } from '#web/parts/forms/nickname.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { useZip, ZipField } from '#web/parts/forms/ZipField.tsx';
import { t } from '#web/words/words.ts';

const BIO = { max: BIO_MAX, near: BIO_MAX - 16 } as const;
const FORM = 'edit-profile';
const fieldNames = ['displayName', 'firstName', 'bio', 'handle', 'birthday', 'zipCode'] as const;
/** What each field of words takes; the server refuses the rest. */
const writtenFields = {
  displayName: { most: NICKNAME.max, manner: 'line' },
  firstName: { most: FIRST_NAME_MAX, manner: 'line' },
  bio: { most: BIO.max, manner: 'notice' },
} as const;
type Values = Record<(typeof fieldNames)[number], string>;
/** What a Save sends; `dates` only with another birthday. */
type Edit = { input: Values; dates: BirthdayFields | undefined };
/**
 * Types the form's values as complete. They are complete from the start, but the form library types them as partial.
 */
const whole = (values: Values): Values => values;

export function EditProfileSheet({ me, onClose }: { me: Me; onClose: () => void }) {
  const before = valuesOf(me);
  const kept = useFormDraft({ form: 'profile', base: before, parse: fieldsLike(before) }, () => before);
  const form = useForm<Values>({ defaultValues: kept.draft });
  const [asked, setAsked] = useState<Edit | null>(null);
  const { ask, question } = useBirthdayQuestion();
  const [isLeaving, setLeaving] = useState(false);
  const values = useWatch({ control: form.control, compute: whole });
  const handle = useHandleCheck(values.handle, me.handle);
  const isLooking = handle.isLooking === true;
  const [isHeld, setHeld] = useHeld(isLooking || isLeaving);
  const zip = useZip(values.zipCode);

  const close = () => {
    kept.forget();
    onClose();
  };
  const refuse = (error: unknown) => {
    setAsked(null);
    return tellWhy(error, form.setError);
  };
  const [save, isSaving] = useSave({ me, before, onSaved: close, onRefused: refuse });
  const submit = async (input: Values) => {
    const isEarly = input.handle !== before.handle && isLooking;
    setHeld(isEarly);
    if (isEarly) return;
    const problems = problemsIn(input, { before, handle, isUnknownZip: zip.isUnknown });
    const wrong = fieldNames.filter((name) => problems[name] !== undefined);
    for (const name of wrong) form.setError(name, { message: problems[name] ?? '' });
    if (wrong.length > 0) return focusFirstError();
    const goOn = (dates?: BirthdayFields) => {
      if (input.handle === before.handle) return void save({ input, dates });
      return setAsked({ input, dates });
    };
    if (input.birthday === before.birthday) goOn();
    else ask(input.birthday, goOn);
  };
  const fieldOf = fieldsIn(form, values, (part) => {
    setHeld(false);
    kept.change(part);
  });

  return (
    <Sheet
      open
      onOpenChange={() => (fieldNames.some((name) => values[name] !== before[name]) ? setLeaving(true) : onClose())}
      title={t('people.edit-profile', 'Edit Profile')}
      footer={<Save pending={isSaving || isHeld} />}
    >
      <form id={FORM} noValidate onSubmit={afresh(form, submit)} className="flex flex-col gap-2">
        <Words name={fieldOf('displayName')} firstName={fieldOf('firstName')} bio={fieldOf('bio')} />
        <HandleField {...fieldOf('handle')} check={handle} me={me} />
        <BirthdayField
          {...fieldOf('birthday')}
          saved={before.birthday}
          readOnly={me.birthdayChangedAt !== null}
          hint={birthdayHint(me)}
        />
        {me.gender && <Gender name={genderNames[me.gender]} />}
        <ZipField
          {...fieldOf('zipCode')}
          hint={t('people.five-digits-anywhere-in-the', 'Five digits, anywhere in the US.')}
        />
      </form>
      <Renaming
        from={before.handle}
        to={asked?.input.handle}
        pending={isSaving}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void save(asked)}
      />
      {question}
      <Leaving open={isLeaving} onOpenChange={setLeaving} onConfirm={close} />
    </Sheet>
  );
}

interface Saving {
  me: Me;
  before: Values;
  onSaved: () => void;
  onRefused: (error: unknown) => Promise<void> | void;
}

/** Sends the changed values, one save at a time. */
function useSave({ me, before, onSaved, onRefused }: Saving) {
  return useOneAtATime(async ({ input, dates }: Edit) => {
    try {
      const body = { ...changesIn(input, before), ...dates };
      setMe(await call(updateUser, { params: { id: me.id }, body }));
      sayAloud(t('people.profile-updated', 'Profile updated!'));
      onSaved();
    } catch (error) {
      await onRefused(error);
    }
  });
}

type Typed = (change: Partial<Values>) => void;

/** Returns a function that returns the properties of one field. `onType` receives each change. */
const fieldsIn = (form: UseFormReturn<Values>, values: Values, onType: Typed) => (name: keyof Values) => ({
  value: values[name],
  error: form.formState.errors[name]?.message,
  onChange: (value: string) => {
    onType({ [name]: value });
    form.clearErrors(name);
    form.setValue(name, value);
  },
});

/** Returns the handler of a submit that forgets earlier errors, because the library holds a submit back for them. */
const afresh =
  (form: UseFormReturn<Values>, submit: (input: Values) => Promise<void>): SubmitEventHandler<HTMLFormElement> =>
  (event) => {
    form.clearErrors();
    void form.handleSubmit(submit)(event);
  };

/**
 * Holds a Save while `mustWait` is true: while a new ID is being checked, or the question whether to leave is open.
 * Submits the form afterwards. Returns whether a Save is held, and the setter of that state.
 */
function useHeld(mustWait: boolean) {
  const held = useState(false);
  const [isHeld] = held;
  useEffect(() => {
    if (isHeld && !mustWait) document.querySelector<HTMLFormElement>(`#${FORM}`)?.requestSubmit();
  }, [isHeld, mustWait]);
  return held;
}

function Save({ pending }: { pending: boolean }) {
  return (
    <Button type="submit" form={FORM} variant="lime" full pending={pending}>
      {t('common.save', 'Save')}
    </Button>
  );
}

function Gender({ name }: { name: string }) {
  return (
    <TextField
      label={t('people.gender', 'Gender')}
      readOnly
      value={name}
      hint={t('people.it-cannot-be-changed-after', 'It cannot be changed after registration.')}
    />
  );
}

/** Asks for a confirmation before unsaved changes are lost. */
function Leaving(asked: Pick<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange' | 'onConfirm'>) {
  return (
    <ConfirmDialog
      {...asked}
      title={t('people.leave-without-saving', 'Leave without saving?')}
      description={t('people.what-you-changed-is-lost', 'What you changed here is lost.')}
      confirm={t('people.leave-it', 'Leave it')}
      danger
    />
  );
}

type RenamingProps = {
  from: string;
  /** The new ID; undefined closes the dialog. */
  to: string | undefined;
  onCancel: () => void;
} & Pick<ComponentProps<typeof ConfirmDialog>, 'pending' | 'onConfirm'>;

function Renaming({ from: before, to: after, onCancel, ...asked }: RenamingProps) {
  return (
    <ConfirmDialog
      {...asked}
      open={after !== undefined}
      onOpenChange={(open) => !open && onCancel()}
      title={t('people.change-wildin-id', 'Change Wildin ID?')}
      description={t(
        'people.becomes-ids-can-only-be',
        '@{before} becomes @{after}. IDs can only be changed once per year.',
        { before, after: after ?? '' },
      )}
      confirm={t('people.change-it', 'Change it')}
    />
  );
}

type Controlled = { value: string; error: string | undefined; onChange: (value: string) => void };

function Words({ name, firstName, bio }: Record<'name' | 'firstName' | 'bio', Controlled>) {
  return (
    <>
      <Counted text={name.value} {...NICKNAME}>
        <TextField
          label={t('people.nickname', 'Nickname')}
          autoComplete="nickname"
          value={name.value}
          most={NICKNAME.max}
          error={name.error}
          onChange={(event) => name.onChange(event.target.value)}
        />
      </Counted>
      <TextField
        label={t('people.first-name-optional', 'First name (optional)')}
        autoComplete="given-name"
        most={FIRST_NAME_MAX}
        value={firstName.value}
        error={firstName.error}
        onChange={(event) => firstName.onChange(event.target.value)}
        hint={t(
          'people.no-other-person-sees-it',
          'For hellos from us, Wyn and our AI characters. No other person ever sees it.',
        )}
      />
      <Counted text={bio.value} {...BIO}>
        <TextArea
          label={t('people.bio', 'Bio')}
          value={bio.value}
          most={BIO.max}
          error={bio.error}
          onChange={(event) => bio.onChange(event.target.value)}
        />
      </Counted>
    </>
  );
}

function birthdayHint(me: Me): string {
  if (me.birthdayChangedAt !== null)
    return t('people.birthday-can-only-be-changed', 'Birthday can only be changed once, and yours has been.');
  return me.birthday === null
    ? t('people.mm-dd-yyyy', 'MM/DD/YYYY')
    : t('people.it-can-be-changed-once', 'It can be changed once, so make it count.');
}

function valuesOf(me: Me): Values {
  return {
    displayName: nicknameOf(me),
    firstName: me.firstName ?? '',
    bio: me.bio ?? '',
    handle: me.handle,
    birthday: me.birthday ?? '',
    zipCode: me.zipCode ?? '',
  };
}

/** Returns only the changed fields but the birthday, so that the server cannot refuse an unchanged field. */
function changesIn(input: Values, before: Values) {
  const changed = fieldNames.filter((name) => name !== 'birthday' && input[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, input[name].trim()]));
}

type EditContext = { before: Values; handle: HandleCheck; isUnknownZip: boolean };
type Problems = Partial<Record<keyof Values, string>>;

/** Returns the errors by field; unchanged fields are not checked. */
function problemsIn(input: Values, { before, handle, isUnknownZip }: EditContext): Problems {
  const problems: Problems = {};
  const isChanged = (name: keyof Values) => input[name] !== before[name];
  if (isChanged('displayName') && !isSeen(input.displayName)) {
    problems.displayName = t('people.a-nickname-is-all-it', 'A nickname is all it takes.');
  }
  for (const name of ['displayName', 'firstName', 'bio'] as const) {
    const fault = isChanged(name) ? textFault(input[name], writtenFields[name]) : undefined;
    if (fault !== undefined) problems[name] ??= fault;
  }
  if (isChanged('handle') && !handle.isFree) problems.handle = handle.error ?? handle.hint ?? '';
  if (isChanged('birthday')) {
    const check = checkBirthday(input.birthday, new Date());
    if (check.state === 'empty') problems.birthday = t('people.please-use-mm-dd-yyyy', 'Please use MM/DD/YYYY format.');
    if (check.state === 'wrong') problems.birthday = check.words;
  }
  if (isChanged('zipCode') && (input.zipCode.length !== 5 || isUnknownZip)) {
    problems.zipCode = t('common.invalid-us-zip-code', '⚠ Invalid US ZIP code');
  }
  return problems;
}

const titles: Partial<Record<CallError['code'], string>> = {
  handle_locked: t('people.wildin-id-change-restricted', 'Wildin ID Change Restricted'),
  zip_unknown: t('people.invalid-zip-code', 'Invalid ZIP Code'),
};

/** Focuses the first invalid field after the next paint, because the form library does not know these fields. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${FORM} [aria-invalid]`)?.focus());
}

async function tellWhy(error: unknown, setError: UseFormSetError<Values>): Promise<void> {
  const fields = asCallError(error).fields;
  for (const name of fieldNames) if (fields[name]) setError(name, { message: fields[name] });
  const code = asCallError(error).code;
  // The account has its own pages only now, as its record says, and they tell what happened.
  if (code === 'under_age') return invalidate(authUser);
  if (code === 'birthday_locked') {
    toastFailure({
      title: t('people.birthday-already-edited', 'Birthday Already Edited'),
      description: t(
        'people.birthday-can-only-be-changed-once',
        'Birthday can only be changed once. You have already edited your birthday.',
      ),
    });
    await invalidate(authUser);
    return;
  }
  tellFailure(
    error,
    (code && titles[code]) ?? t('people.update-failed', 'Update Failed'),
    t('people.failed-to-update-profile-please', 'Failed to update profile. Please try again.'),
  );
}
