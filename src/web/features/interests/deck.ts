import { customCard, interestCards, type InterestCard } from '#content/interest-cards.ts';
import { interestNamed, interestsById } from '#content/interests.ts';
import { MOST_CUSTOM } from '#contract/interests.ts';
import { spoken } from '#web/words/words.ts';

/** A person's choices so far, and their position in the deck. */
export interface Deck {
  stage: 'card' | 'refine' | 'custom' | 'summary';
  /** The index of the top card; `interestCards.length` once the last card is done. */
  at: number;
  /** The id of the card that the person opened again from the summary; null otherwise. */
  reopened: string | null;
  /** The ids of interests in the order of choice. */
  picks: readonly string[];
  /** The ids of the cards that got a no. */
  declined: readonly string[];
  /** Interests in the person's own words. */
  custom: readonly string[];
}

/** A deck, and its earlier states for undo. */
export interface Run {
  now: Deck;
  past: readonly Deck[];
}

export type Move =
  | { type: 'undo'; count: number }
  | { type: 'no' | 'yes' | 'settle' | 'done' | 'again' }
  | { type: 'toggle' | 'remove'; id: string }
  | { type: 'add' | 'removeOwn'; name: string }
  | { type: 'reopen'; cardId: string };

/** The most steps that can be undone: enough for the whole deck twice. */
const MOST_PAST = 2 * (interestCards.length + MOST_CUSTOM);

export const newDeck: Deck = { stage: 'card', at: 0, reopened: null, picks: [], declined: [], custom: [] };

/** Returns a deck with a saved choice, at its summary. */
export function savedDeck(saved: Pick<Deck, 'declined' | 'custom'> & { interests: readonly string[] }): Deck {
  const { interests, declined, custom } = saved;
  return { stage: 'summary', at: interestCards.length, reopened: null, picks: interests, declined, custom };
}

/** Returns the current card; undefined at the summary or if there is no such card. */
export function cardOf({ stage, at, reopened }: Deck): InterestCard | undefined {
  if (stage === 'summary') return undefined;
  return reopened === null ? interestCards[at] : interestCards.find(({ id }) => id === reopened);
}

/** Returns the picks that belong to a card, its general interest included. */
export function picksOn(card: InterestCard, { picks }: Deck): string[] {
  return picks.filter((id) => holds(card, id));
}

const holds = ({ items, general }: InterestCard, id: string): boolean =>
  general?.id === id || items.some((item) => item.id === id);

export function hasChosen({ picks, custom }: Deck): boolean {
  return picks.length + custom.length > 0;
}

/** Applies a move to a run. A move that is impossible at this stage returns the same object. */
export function step(run: Run, move: Move): Run {
  if (move.type === 'undo') return takenBack(run, move.count);
  const next = moved(run.now, move);
  if (next === run.now) return run;
  // A second press toggles a chip back, so undo skips toggles and returns to the card.
  if (move.type === 'toggle') return { ...run, now: next };
  return { now: next, past: [...run.past, run.now].slice(-MOST_PAST) };
}

function takenBack(run: Run, count: number): Run {
  const place = Math.max(0, run.past.length - count);
  const before = run.past[place];
  return before === undefined ? run : { now: before, past: run.past.slice(0, place) };
}

function moved(deck: Deck, move: Exclude<Move, { type: 'undo' }>): Deck {
  switch (move.type) {
    case 'no':
      return refused(deck);
    case 'yes':
      return accepted(deck);
    case 'toggle':
      return toggled(deck, move.id);
    case 'settle':
      return settled(deck);
    case 'add':
      return withOwn(deck, move.name);
    case 'removeOwn':
      return without(deck, 'custom', move.name);
    case 'remove':
      return deck.stage === 'summary' ? without(deck, 'picks', move.id) : deck;
    case 'done':
      return deck.stage === 'custom' ? onward(deck) : deck;
    case 'reopen':
      return reopenedAt(deck, move.cardId);
    case 'again':
      return deck.stage === 'summary' ? { ...deck, stage: 'card', at: 0 } : deck;
  }
}

/** Moves past the current card, to the next one or the summary. */
function onward(deck: Deck): Deck {
  const at = deck.reopened === null ? deck.at + 1 : deck.at;
  return { ...deck, at, reopened: null, stage: at < interestCards.length ? 'card' : 'summary' };
}

function refused(deck: Deck): Deck {
  const card = cardOf(deck);
  if (deck.stage !== 'card' || card === undefined) return deck;
  return onward({
    ...deck,
    picks: deck.picks.filter((id) => !holds(card, id)),
    declined: [...deck.declined.filter((id) => id !== card.id), card.id],
    custom: card === customCard ? [] : deck.custom,
  });
}

function accepted(deck: Deck): Deck {
  const card = cardOf(deck);
  if (deck.stage !== 'card' || card === undefined) return deck;
  return {
    ...deck,
    stage: card === customCard ? 'custom' : 'refine',
    declined: deck.declined.filter((id) => id !== card.id),
  };
}

function toggled(deck: Deck, id: string): Deck {
  const card = cardOf(deck);
  if (deck.stage !== 'refine' || card === undefined || !holds(card, id)) return deck;
  return deck.picks.includes(id) ? without(deck, 'picks', id) : { ...deck, picks: [...deck.picks, id] };
}

/** Completes a yes. If no interest of the card is chosen, adds the card's general interest. */
function settled(deck: Deck): Deck {
  const card = cardOf(deck);
  if (deck.stage !== 'refine' || card === undefined) return deck;
  const isBare = picksOn(card, deck).length === 0;
  return onward(isBare && card.general ? { ...deck, picks: [...deck.picks, card.general.id] } : deck);
}

/** Adds an interest in the person's own words. For a name in the catalogue, picks the catalogue's interest instead. */
function withOwn(deck: Deck, name: string): Deck {
  if (deck.stage !== 'custom') return deck;
  const known = interestNamed(name, spoken)?.id;
  if (known !== undefined) return deck.picks.includes(known) ? deck : withKnown(deck, known);
  const isThere = deck.custom.some((own) => own.toLowerCase() === name.toLowerCase());
  return isThere || deck.custom.length >= MOST_CUSTOM ? deck : { ...deck, custom: [...deck.custom, name] };
}

function withKnown(deck: Deck, id: string): Deck {
  const card = interestCards.find((one) => holds(one, id));
  return { ...deck, picks: [...deck.picks, id], declined: deck.declined.filter((one) => one !== card?.id) };
}

function without(deck: Deck, list: 'picks' | 'custom', gone: string): Deck {
  if (list === 'custom' && deck.stage !== 'custom' && deck.stage !== 'summary') return deck;
  return deck[list].includes(gone) ? { ...deck, [list]: deck[list].filter((one) => one !== gone) } : deck;
}

function reopenedAt(deck: Deck, cardId: string): Deck {
  const card = interestCards.find(({ id }) => id === cardId);
  if (deck.stage !== 'summary' || card === undefined) return deck;
  return {
    ...deck,
    stage: card === customCard ? 'custom' : 'refine',
    reopened: card.id,
    declined: deck.declined.filter((id) => id !== card.id),
  };
}

/** Returns true when a deck is consistent. A stored draft may come from another version of the product. */
export function isSound(deck: Deck): boolean {
  const { stage, at, reopened, picks, custom } = deck;
  const card = cardOf(deck);
  const isPlaced = stage === 'summary' ? at === interestCards.length && reopened === null : card !== undefined;
  const isCustom = card === customCard;
  const fits = stage === 'refine' ? !isCustom : stage === 'custom' ? isCustom : reopened === null;
  const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;
  const isKnown = picks.every((id) => interestsById.has(id));
  return isPlaced && fits && isKnown && isUnique(picks) && isUnique(custom) && custom.length <= MOST_CUSTOM;
}
