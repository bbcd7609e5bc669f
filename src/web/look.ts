/**
 * What the server has to know to send the right first picture: day or night, and whether a member looks. It says nothing
 * about who; the tokens stay in local storage, and nothing is ever decided by these cookies but looks.
 */
const YEAR_SECONDS = 31_536_000;

export function keepCookie(name: 'theme' | 'member', value: string | null): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = value === null ? 0 : YEAR_SECONDS;
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
}

const NAME = 'name';

/** What this device calls the person whom it greets: shown at once, and corrected by what the server says. */
export function rememberName(name: string): void {
  write(NAME, name);
}

export function knownName(): string | null {
  return read(NAME);
}

/** Greets before the app is there, where the page has a place for it. */
export function greetByName(): void {
  const name = knownName();
  const place = document.querySelector('[data-awaits-name]');
  if (name === null || place === null) return;
  place.querySelectorAll('[data-known-name]').forEach((element) => {
    element.textContent = name;
  });
  place.removeAttribute('data-awaits-name');
}

/** Writes both anew at every start, and mends what the server could not know of a browser without them. */
export function rememberLook(): void {
  const root = document.documentElement;
  const theme = read('theme');
  const isThemed = theme === 'light' || theme === 'dark';
  const isMember = read('accessToken') !== null;
  keepCookie('theme', isThemed ? theme : null);
  keepCookie('member', isMember ? '1' : null);
  if (!isMember) write(NAME, null);
  if (isThemed) root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
  if (isMember) delete root.dataset['shell'];
}

/** Storage can be refused; the system's scheme stands then, and nobody is signed in. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Then it is not remembered, and no harm done.
  }
}
