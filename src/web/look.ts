import { isLanguage, languageOf, type Language } from '#contract/languages.ts';
import { KEPT_PAGES } from './sw/kept-pages.ts';
import { accessToken, greetedName, language, readText, theme, writeText } from './platform/storage/storage.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Sets a cookie that the server reads to render the first paint; null removes the cookie. The three cookies identify no
 * person and grant nothing. The tokens stay in local storage.
 */
function keepCookie(name: 'theme' | 'member' | 'language', value: string | null): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = value === null ? 0 : YEAR_SECONDS;
  const known = `; ${document.cookie};`;
  const isKnown = value === null ? !known.includes(`; ${name}=`) : known.includes(`; ${name}=${value};`);
  // The pages that the service worker keeps have the look of before.
  if (!isKnown) void forgetKeptPages();
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
}

/** Deletes the pages that the service worker keeps. A browser may have no caches, or refuse them. */
async function forgetKeptPages(): Promise<void> {
  try {
    await caches.delete(KEPT_PAGES);
  } catch {
    // Where nothing can be kept, there is nothing to delete.
  }
}

/**
 * Stores the person's name, so that the next visit can show it at once. The server's response then corrects it. Null for
 * a person who is not greeted as one who comes back.
 */
export function rememberName(name: string | null): void {
  writeText(greetedName, name);
}

export function knownName(): string | null {
  return readText(greetedName);
}

/** Stores the theme on this device and in the cookie that the server reads. Null follows the system. */
export function keepTheme(chosen: 'light' | 'dark' | null): void {
  keepCookie('theme', chosen);
  writeText(theme, chosen);
}

/** Returns the language of the address, else the one chosen on this device, else the browser's first supported one. */
export function spokenLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('language');
  const chosen = isLanguage(asked) ? asked : readText(language);
  return isLanguage(chosen) ? chosen : languageOf(navigator.languages);
}

/** Stores the language on this device and reloads the page in it, without the address's query. */
export function keepLanguage(chosen: Language): void {
  writeText(language, chosen);
  keepCookie('language', chosen);
  location.replace(location.pathname);
}

/**
 * Loads the page in the language that a person chose for their account, if this device has another. A browser that stores
 * nothing keeps its own, because it would load the page for ever.
 */
export function followLanguage(chosen: Language): void {
  if (chosen === spokenLanguage()) return;
  writeText(language, chosen);
  if (chosen === spokenLanguage()) keepLanguage(chosen);
}

/** Writes the name into the page before the app has loaded, if the page has a place for it. */
export function greetByName(): void {
  const name = knownName();
  const place = document.querySelector('[data-awaits-name]');
  if (name === null || place === null) return;
  place.querySelectorAll('[data-known-name]').forEach((element) => {
    element.textContent = name;
  });
  place.removeAttribute('data-awaits-name');
}

/** Writes the cookies, and corrects a page that was rendered without them. Runs at each start, sign-in and sign-out. */
export function rememberLook(): void {
  const root = document.documentElement;
  const chosen = readText(theme);
  const isThemed = chosen === 'light' || chosen === 'dark';
  const isMember = readText(accessToken) !== null;
  keepCookie('theme', isThemed ? chosen : null);
  keepCookie('member', isMember ? '1' : null);
  // Only an explicit choice is stored. Without a choice, the page follows the browser's languages when they change.
  if (new URLSearchParams(location.search).has('language')) writeText(language, spokenLanguage());
  keepCookie('language', spokenLanguage());
  if (!isMember) writeText(greetedName, null);
  if (isThemed) root.dataset['theme'] = chosen;
  else delete root.dataset['theme'];
  root.lang = spokenLanguage();
  if (isMember) delete root.dataset['shell'];
}
