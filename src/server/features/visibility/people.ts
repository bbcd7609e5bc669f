/** SQL conditions on people: who is there, who sees whom, who may speak to whom. */
export {
  awaitsAge,
  hasLeftBefore,
  isActive,
  isAgeHeld,
  isAgeRefused,
  isBlocking,
  isDiscoverable,
  isFollowing,
  isSilenced,
  isVisible,
  isVisibleButBlocked,
  mayTalk,
  onceBlockedWith,
  showsPresence,
  wasBlocked,
  shownPictureOf,
} from './visibility.queries.ts';
