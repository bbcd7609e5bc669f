import { keepTheme } from '#web/look.ts';

/** The chosen theme, or the theme of the system. A cookie sends it to the server, which writes it into the page. */
export type Theme = 'system' | 'light' | 'dark';

export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  keepTheme(theme === 'system' ? null : theme);
}
