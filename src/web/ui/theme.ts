import { keepCookie } from '#web/look.ts';

/** Day, night, or as the system has it. A cookie tells the server, which writes it into the page. */
export type Theme = 'system' | 'light' | 'dark';

export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  keepCookie('theme', theme === 'system' ? null : theme);
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
}
