import { personCard, type PersonCard } from '#contract/people.ts';
import { fieldsLike, useFormDraft } from '#web/platform/form.draft.ts';
import type { GroupIdentity } from './GroupWords.tsx';

/** The values of the form for a new group, and the people to invite. */
interface GroupDraft extends GroupIdentity {
  people: readonly PersonCard[];
}

const EMPTY: GroupDraft = { name: '', description: '', gradient: 0, people: [] };
const words = fieldsLike(EMPTY);

/** Returns the values of a new group. The tab keeps them until the group is made, even if the form closes. */
export function useGroupDraft() {
  return useFormDraft({ form: 'group', parse: asDraft }, () => EMPTY);
}

function asDraft(value: unknown): GroupDraft | null {
  const found = words(value);
  return found && { ...found, people: personCard.array().safeParse(found.people).data ?? [] };
}
