import { cloudTypeIds } from '#contract/clouds.ts';
import { vibeOf } from '#content/clouds.ts';
import { fieldsLike, useFormDraft } from '#web/platform/form.draft.ts';
import { readCarried, type Carried, type CloudKind } from './carried.ts';

/** The values of the form for a new group. */
export interface CloudDraft extends Carried {
  kind: CloudKind | null;
}

const EMPTY: Carried = { name: '', description: '', profileDisplay: true };
const words = fieldsLike(EMPTY);

/** Returns the form's values: those that the address brings, such as a type just chosen, over those of before. */
export function useCloudDraft(search: string) {
  return useFormDraft({ form: 'cloud', parse: (value) => withCarried(asDraft(value), search) }, () =>
    withCarried({ ...EMPTY, kind: null }, search),
  );
}

function asDraft(value: unknown): CloudDraft {
  const { kind } = (value ?? {}) as { kind?: Partial<Record<keyof CloudKind, unknown>> | null };
  const type = cloudTypeIds.find((id) => id === kind?.type);
  const tag = String(kind?.tag);
  const isKnown = type !== undefined && vibeOf(type, tag) !== undefined;
  return { ...EMPTY, ...words(value), kind: isKnown ? { type, tag } : null };
}

/** Returns the values with those of an address in their place. A text that the address leaves out stays. */
export function withCarried(draft: CloudDraft, search: string): CloudDraft {
  const { name, description, profileDisplay, kind } = readCarried(search);
  return {
    name: name || draft.name,
    description: description || draft.description,
    profileDisplay: new URLSearchParams(search).has('profileDisplay') ? profileDisplay : draft.profileDisplay,
    kind: kind ?? draft.kind,
  };
}
