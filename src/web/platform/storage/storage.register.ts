import { accessToken, greetedName, language, refreshToken, theme, writeText, type StorageKind } from './storage.ts';

/**
 * All values that the pages keep in the browser's two stores. The list is not in the features, because a sign-out
 * removes a person's values even if the feature's code was never loaded.
 */
export const kept = {
  theme,
  language,
  accessToken,
  greetedName,
  refreshToken,
  deviceId: local('deviceId', 'device'),
  /** Written and removed at once, to see whether the browser keeps anything. */
  probe: local('wildin.probe', 'device'),
  tabProbe: tab('wildin.probe', 'tab'),
  /** How often this device has shown the tools of the bar with their names: at most three times. */
  toolsNamed: local('wildin.tools-named', 'device'),
  /** The operator's word to everybody that was put away on this device. */
  wordRead: local('wildin.word', 'device'),
  /** The operator's link that brought somebody here, until they have joined. */
  invitation: local('wildin.invitation', 'person'),
  soundSwitch: local('wildin.sounds', 'device'),
  /** The id of the call in which this tab is, so that a reload comes back into it. */
  call: tab('wildin.call', 'person'),
  /** The scroll positions of the pages in this tab's history. */
  scrollPlaces: tab('wildin.places', 'tab'),
  /** By entry of this tab's history: the cursor of each loaded page of the feeds on that page. */
  feedPages: tab('wildin.feed', 'person'),
  friendsLink: local('wildin.friend', 'person'),
  /** The drafts by person and room. The server stores drafts too, so that they survive a sign-out. */
  chatDraft: local('wildin.draft.', 'person'),
  /** By person: the revisions of the drafts on which device and server last agreed. */
  chatDraftKnown: local('wildin.draft-known.', 'person'),
  /** By room: the message that the draft answers. */
  chatAnswered: local('wildin.answered.', 'person'),
  /** The skin tone of emoji, 1 to 5. */
  skinTone: local('wildin.skin-tone', 'person'),
  /** By person and form: the values of a form that are not sent yet. */
  formDraft: tab('wildin.form.', 'person'),
  postDraft: local('wildin.post', 'person'),
  interestsDraft: local('wildin.interests.', 'person'),
  /** By person: the match that a search found and that waits for their decision; empty while the search runs. */
  undecidedMatch: tab('wildin.search.', 'person'),
  /** By person: the passes on matches that can still be undone, or that did not reach the server. */
  passing: local('wildin.passing.', 'person'),
  /** The ids of the matches whose shower of hearts was already shown. */
  heartsFallen: local('wildin.hearts', 'person'),
  /** By method, address and body: the keys of writes that have no final answer. */
  writeKey: tab('wildin.once.', 'person'),
  pendingPhone: tab('wildin.phone', 'person'),
  resetEmail: tab('wildin.reset', 'person'),
  signupMail: tab('wildin.signup', 'person'),
  /** The page that a new member wanted before the sign-up. All tabs share it: the mail's link opens a new tab. */
  signupFor: local('wildin.for', 'person'),
  emailCodeAt: tab('wildin.email-code', 'person'),
  /** By the short name in the address: the id of the reported thing, if that id is too long for an address. */
  longSubject: tab('wildin.subject.', 'person'),
  /** The unsent appeal, by decision. */
  appealDraft: tab('wildin.appeal.', 'person'),
  /** By case: the text that a moderator has written and not sent. */
  caseDraft: tab('wildin.case.', 'person'),
  /** By room: the last message about which the person answered if its words bothered them; `never`: do not ask. */
  bothered: local('wildin.bothered.', 'person'),
  /** By room: the time of the announcement that the person dismissed. */
  announcementRead: local('wildin.announced.', 'person'),
  /** Whether this device asks the person if harsh words of others bothered them. */
  askAboutWords: local('wildin.ask-words', 'device'),
  /** Whether this device loads GIFs from the hosts of a service. */
  gifsFromKlipy: local('wildin.gifs.klipy', 'device'),
  gifsFromGiphy: local('wildin.gifs.giphy', 'device'),
  /** The time of the newest decision that the person has read. */
  decisionsRead: local('wildin.decisions', 'person'),
  /** Whether single letters are keyboard shortcuts at the moderators' desk. */
  deskKeys: local('wildin.desk-keys', 'device'),
  /** Present once the person put the steps on the home screen away. */
  stepsHidden: local('wildin.steps-hidden', 'person'),
  pushSubscription: local('wildin.push', 'person'),
  quizUnsaved: local('wildin.quiz.unsaved', 'person'),
  quizHandedIn: local('wildin.quiz.handedIn', 'person'),
  archetypeFlag: local('archetypeCompleted', 'person'),
  archetypeTwin: local('wildin_archetypeCompleted', 'person'),
  profileFlag: local('profileCompleted', 'person'),
  profileTwin: local('wildin_profileCompleted', 'person'),
  /** By person: the conversation; under `used:` and the person, the marks of openers that they put into a chat. */
  wynTalk: local('wildin.wyn.', 'person'),
  wynDraft: local('wildin.wyn-draft.', 'person'),
  wynGuestTalk: local('wildin.wyn.guest', 'device'),
  wynGuestDraft: local('wildin.wyn-draft.guest', 'device'),
} as const satisfies Record<string, StorageKind>;

/** Removes all stored values of the signed-in person. */
export function emptyPersonStorage(): void {
  const all = Object.values<StorageKind>(kept);
  const lasting = new Set(all.filter(({ until }) => until !== 'person').map(({ name }) => name));
  for (const { name, store, until } of all) {
    if (until !== 'person') continue;
    const isOurs = name.endsWith('.') ? (key: string) => key.startsWith(name) : (key: string) => key === name;
    for (const key of keysOf(store)) if (isOurs(key) && !lasting.has(key)) writeText({ name: key, store, until }, null);
  }
}

function keysOf(store: StorageKind['store']): string[] {
  try {
    const storage = globalThis[store];
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  } catch {
    return [];
  }
}

function local(name: string, until: 'device' | 'person'): StorageKind {
  return { name, store: 'localStorage', until };
}

function tab(name: string, until: 'tab' | 'person'): StorageKind {
  return { name, store: 'sessionStorage', until };
}
