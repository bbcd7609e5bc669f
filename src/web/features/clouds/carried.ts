import { cloudTypes, vibeOf } from '#content/clouds.ts';
import { cloudTypeIds, type CloudTypeId } from '#contract/clouds.ts';

/** The values that the two pages for a new group pass to each other in the address. */
export interface Carried {
  name: string;
  description: string;
  profileDisplay: boolean;
}

export interface CloudKind {
  type: CloudTypeId;
  tag: string;
}

/** Reads the values from an address. A type counts only with one of its own tags. */
export function readCarried(search: string): Carried & { kind: CloudKind | null } {
  const given = new URLSearchParams(search);
  const type = cloudTypeIds.find((id) => id === given.get('type'));
  const tag = given.get('tag') ?? '';
  return {
    name: given.get('name') ?? '',
    description: given.get('description') ?? '',
    profileDisplay: given.get('profileDisplay') !== 'false',
    kind: type === undefined || tag === '' || vibeOf(type, tag) === undefined ? null : { type, tag },
  };
}

/** Returns the address of a page with these values. Empty texts are left out. */
export function carriedTo(path: string, { name, description, profileDisplay }: Carried, kind?: CloudKind): string {
  const fields = {
    ...(kind && { type: kind.type, typeTitle: cloudTypes[kind.type].title, tag: kind.tag }),
    ...(name !== '' && { name }),
    ...(description !== '' && { description }),
    profileDisplay: String(profileDisplay),
  };
  return `${path}?${new URLSearchParams(fields).toString()}`;
}
