import type { z } from 'zod';
import { companions } from '#content/companions/companions.ts';
import { joinedSkeletonOf, skeletonOf, withoutFrames } from '#content/skeleton.ts';
import type { updateUser } from '#contract/accounts.ts';
import { DAY_MS } from '#contract/durations.ts';
import { errors } from '#contract/errors.ts';
import { moderatorNames } from '#server/features/people/manners.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { readsAsOffice, withoutDigits } from './offices.ts';

/** The time in which no other person can take a handle that was given up. */
export const RESERVED_MS = 180 * DAY_MS;
const NAME_RESERVED = 'This name is reserved. Please choose another.';
/** The time for which a deleted, banned account's handle stays reserved, so that deleting does not evade the ban. */
export const BANNED_MS = 3 * 365 * DAY_MS;
export const HANDLE_RESERVED = errors.handle_reserved.message;

/** Reserved words: a name that has one of them as a whole word would look like the product or its staff. */
const OURS = new Set(
  [
    'wildin',
    'wyn',
    'admin',
    'admins',
    'administrator',
    'moderator',
    'moderators',
    'sysadmin',
    'administrador',
    'administradora',
    'moderador',
    'moderadora',
    'moderadores',
  ].map(skeletonOf),
);
/** Words that are reserved only as the whole name. Digits at the end of the name do not count. */
const OFFICES = new Set(
  [
    'abuse',
    'administracion',
    'administration',
    'apelaciones',
    'api',
    'appeals',
    'ayuda',
    'billing',
    'bot',
    'demo',
    'everyone',
    'help',
    'helpdesk',
    'legal',
    'me',
    'mod',
    'mods',
    'moderacion',
    'moderation',
    'null',
    'oficial',
    'official',
    'owner',
    'postmaster',
    'privacy',
    'root',
    'safety',
    'security',
    'seguridad',
    'settings',
    'sistema',
    'soporte',
    'staff',
    'support',
    'system',
    'team',
    'trust',
    'undefined',
    'verificacion',
    'verificada',
    'verificado',
    'verification',
    'verified',
    'webmaster',
    'wildself',
    'wingman',
  ].map(skeletonOf),
);
const COMPANIONS = new Set(
  companions.flatMap(({ name }) => [skeletonOf(name), skeletonOf(name.replaceAll(/\W+/g, ''))]),
);
/** A bracket with a label that only the product may give. */
const MARK = /[([{<]\s*(?:a[\s.]*i\.?|bot|mod|admin|staff|official|verified|demo(?: member)?)\s*[)\]}>]/i;
const CAPITALS = /\bAI\b|\sA\.\s?I\.?$/;
/** Labels that only the product may give, without their blanks. */
const SAID = ['demo member', 'ai character'].map((mark) => skeletonOf(mark).replace(' ', ''));

/** What only the product says of somebody, in brackets or after a sign: "Ana ‹mod›", "Ana · Staff". */
const TITLES = new Set(
  'admin admins administrator mod mods moderator moderador moderadora official oficial staff verified verificado verificada'
    .split(' ')
    .map(skeletonOf),
);
const TITLE =
  /[\p{Ps}\p{Pi}<](?<within>[^\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>]+)[\p{Pe}\p{Pf}>]|[|·•~–—:,/*★☆✓✔-](?<after>[^|·•~–—:,/*★☆✓✔-]+)$/gu;

/** Returns whether a name looks like the product's, its staff's or a companion's. */
const isReserved = (name: string): boolean => [name, withoutDigits(name)].some(readsAsReserved);

function readsAsReserved(name: string): boolean {
  const read = skeletonOf(name);
  const words = read.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const joined = words.join('');
  return (
    words.some((word) => OURS.has(word) || OURS.has(word.replace(/\d+$/, '')) || word.includes(skeletonOf('wildin'))) ||
    [joined, joined.replace(/\d+$/, '')].some((all) => OURS.has(all) || OFFICES.has(all)) ||
    readsAsOffice(name) ||
    SAID.some((mark) => joined.includes(mark)) ||
    COMPANIONS.has(words.join(' ')) ||
    COMPANIONS.has(joined)
  );
}

function isMarked(name: string): boolean {
  // The sign ℹ, which means information, looks like an I.
  const read = withoutFrames(name.replaceAll('ℹ', 'I').replaceAll(/\uFE0F/g, '')).normalize('NFKC');
  if (MARK.test(read) || CAPITALS.test(read)) return true;
  return [...read.matchAll(TITLE)].some(({ groups: { within, after } = {} }) =>
    TITLES.has(joinedSkeletonOf(within ?? after ?? '')),
  );
}

export function isReservedHandle(handle: string): boolean {
  return isReserved(handle) || isReserved(handle.replaceAll('_', ' '));
}

/** Returns the refusal of a handle that is reserved. */
export const handleReserved = (): AppError => new AppError('handle_reserved', { fields: { handle: HANDLE_RESERVED } });

/** Throws for a handle that nobody may take. */
export function refuseHandle(handle: string | undefined): void {
  if (handle === undefined || !isReservedHandle(handle)) return;
  throw handleReserved();
}

/** Throws for a display or first name that is reserved or has a label that only the product may give. */
export function refuseNames(names: Pick<z.output<typeof updateUser.body>, 'displayName' | 'firstName'>): void {
  for (const [field, name] of [
    ['displayName', names.displayName],
    ['firstName', names.firstName],
  ] as const) {
    if (name === undefined || !(isReserved(name) || isMarked(name))) continue;
    throw new AppError('invalid', { fields: { [field]: NAME_RESERVED } });
  }
}

/** Throws for the name of a group, or of a person in a group, that looks like the product's or a moderator's. */
export async function refuseName(
  db: Db,
  { field, name, userId }: { field: string; name: string; userId: number },
): Promise<void> {
  const isRefused = isReserved(name) || isMarked(name) || (await looksLikeModerator(db, name, userId));
  if (isRefused) throw new AppError('invalid', { fields: { [field]: NAME_RESERVED } });
}

type Chosen = Partial<Record<'handle' | 'displayName' | 'firstName', string | undefined>>;

/** Throws for a name that looks like a moderator's, unless `userId`, who takes the name, is that moderator. */
export async function refuseModerators(db: Db, chosen: Chosen, userId: number | undefined): Promise<void> {
  for (const [field, name] of Object.entries(chosen)) {
    if (name === undefined || !(await looksLikeModerator(db, name, userId))) continue;
    if (field === 'handle') {
      throw handleReserved();
    }
    throw new AppError('invalid', { fields: { [field]: NAME_RESERVED } });
  }
}

/**
 * Returns whether a name looks like another moderator's Wildin ID or full name. A name of one word is free: many people
 * have the same first name as a moderator.
 */
export async function looksLikeModerator(db: Db, name: string, userId: number | undefined): Promise<boolean> {
  const read = joinedSkeletonOf(name);
  if (read === '') return false;
  const theirs = (await moderatorNames(db, userId)).flatMap(({ handle, display_name: full }) =>
    full !== null && /\S\s+\S/.test(full) ? [handle, full] : [handle],
  );
  return theirs.some((one) => joinedSkeletonOf(one) === read);
}
