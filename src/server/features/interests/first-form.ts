import type { z } from 'zod';
import { interestCards } from '#content/interest-cards.ts';
import { interestsById } from '#content/interests.ts';
import { MOST_CUSTOM, type saveInterestProfile } from '#contract/interests.ts';
import { AppError } from '#server/platform/errors.ts';

type Body = z.output<typeof saveInterestProfile.body>;
export type InterestChoice = Pick<Body, 'custom' | 'declined'> & { interests: string[] };

/**
 * Reads a choice in the present or the older form. An id of the older form may be an interest or a card; a card is read
 * as the general interest of its subject, if any. Any other id is the client's own, and its name is a custom interest.
 */
export function choiceOf({ interests, custom, declined, ...first }: Body): InterestChoice {
  if (interests !== undefined) return { interests, custom, declined };
  const { selectedLevel1 = [], selectedLevel2 = [], selectedTrending = [], selectedOther = [] } = first;
  const own = Object.values(first.customCards ?? {}).flat();
  const names = new Map([...(first.level1Categories ?? []), ...own].map(({ id, name }) => [id, name]));
  const onCards = Array.isArray(selectedLevel2) ? selectedLevel2 : Object.values(selectedLevel2).flat();
  const picked = [...selectedLevel1, ...onCards, ...selectedTrending, ...selectedOther].map((id) => read(id, names));
  const words = new Set([...custom, ...own.map(({ name }) => name), ...picked.flatMap(({ word }) => word ?? [])]);
  if (words.size > MOST_CUSTOM) {
    throw new AppError('invalid', { fields: { customCards: 'Five of your own at most.' } });
  }
  return { interests: picked.flatMap(({ interest }) => interest ?? []), custom: [...words], declined };
}

function read(id: string, names: ReadonlyMap<string, string>): { interest?: string; word?: string } {
  if (interestsById.has(id)) return { interest: id };
  const card = interestCards.find((one) => one.id === id);
  if (card !== undefined) return card.general === undefined ? {} : { interest: card.general.id };
  const word = names.get(id);
  if (word === undefined) {
    throw new AppError('invalid', { fields: { interests: 'One of these interests is not known here.' } });
  }
  return { word };
}
