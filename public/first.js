// Runs before the first paint, as a file of its own: the policy allows no inline script.
(function () {
  var root = document.documentElement;
  var member = false;
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    member = localStorage.getItem('accessToken') !== null;
  } catch {
    // Storage can be refused; the system's scheme stands then, and nobody is signed in.
  }
  var path = location.pathname;
  if (path === '/welcome' || (path === '/' && !member)) root.dataset.shell = 'landing';
})();
