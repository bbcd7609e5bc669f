// Runs before the first paint, as a file of its own: the policy allows no inline script.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be refused; the system's scheme stands then.
}
