import { z } from 'zod';
import { evidenceLines } from '#content/desk-lines.ts';
import type { EvidenceLine } from '#contract/moderation.subjects.ts';
import { userId, type Member } from '#contract/people.ts';
import { imagesOf, memberByHandle, membersFor, setImageHidden } from '#server/features/people/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { excerptOf, lineBy } from './evidence.ts';
import type { FoundSubject, SubjectLook } from './subjects.entry.ts';

export async function findPerson(
  deps: Deps,
  { db, ...view }: SubjectLook,
  id: string,
): Promise<FoundSubject | undefined> {
  const parsed = userId.safeParse(id);
  const member = parsed.success ? (await membersFor(db, [parsed.data], view)).get(parsed.data) : undefined;
  if (member === undefined) return undefined;
  const texts = { name: member.displayName, handle: `@${member.handle}`, bio: member.bio ?? '' };
  const lines = Object.entries({ ...texts, interests: member.customInterests.join(', ') })
    .filter(([, text]) => text !== '')
    .map(([key, text]) => lineBy(member.displayName, { key, text }));
  return {
    subject: { kind: 'person', id: String(member.id) },
    author: { id: member.id, name: member.displayName, isSeedUser: member.isSeedUser },
    excerpt: excerptOf(member.displayName),
    lines: [...lines, ...(await imageLines(deps, db, member))],
  };
}

async function imageLines({ media }: Deps, db: Db, member: Member): Promise<EvidenceLine[]> {
  const lines = await Promise.all(
    imagesOf(member).map(async ({ type, id }) => {
      const picture = (await media.placed(db, id))?.picture;
      const line = lineBy(member.displayName, { key: type, text: evidenceLines[type] });
      return picture === undefined ? [] : [{ ...line, pictures: [{ ...picture, alt: '' }] }];
    }),
  );
  return lines.flat();
}

/** Finds a person by the path of a profile or an invite, if visitors can see the person. */
export async function locatePerson(
  db: Db,
  path: string,
  now: Date,
): Promise<{ id: string; makerId: number } | undefined> {
  const [, kind, name = ''] = /^\/(u|users)\/([A-Za-z0-9_]{1,30})$/.exec(path) ?? [];
  const view = { viewerId: null, now };
  const id = userId.safeParse(name);
  const found =
    kind === 'u'
      ? await memberByHandle(db, name, view)
      : kind === 'users' && id.success
        ? (await membersFor(db, [id.data], view)).get(id.data)
        : undefined;
  return found === undefined ? undefined : { id: String(found.id), makerId: found.id };
}

const pictured = z
  .string()
  .toLowerCase()
  .regex(/^\d{12}:[0-9a-f-]{36}$/)
  .transform((id) => ({ userId: Number(id.slice(0, 12)), pictureId: id.slice(13) }));

/** Finds one picture of a profile, which can be hidden while the person stays visible. */
export async function findProfilePicture(
  deps: Deps,
  look: SubjectLook,
  given: string,
): Promise<FoundSubject | undefined> {
  const { db, ...view } = look;
  const at = pictured.safeParse(given);
  const member = at.success ? (await membersFor(db, [at.data.userId], view)).get(at.data.userId) : undefined;
  const type = member && imagesOf(member).find(({ id }) => id === at.data?.pictureId)?.type;
  if (member === undefined || type === undefined) return undefined;
  const line = (await imageLines(deps, db, member)).find(({ key }) => key === type);
  if (line === undefined) return undefined;
  return {
    subject: { kind: 'profile_picture', id: `${member.id}:${at.data?.pictureId}` },
    author: { id: member.id, name: line.author, isSeedUser: member.isSeedUser },
    excerpt: excerptOf(line.text),
    lines: [line],
  };
}

export async function hideProfilePicture(
  deps: Deps,
  trx: Trx,
  { id, at }: { id: string; at: Date | null },
): Promise<() => void> {
  const picture = pictured.parse(id);
  await setImageHidden(deps, trx, { ...picture, isHidden: at !== null });
  return () => askToResync(deps, picture.userId, 'me');
}
