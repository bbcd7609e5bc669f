/** Says whether the server offers developer tools, which it writes into the page's head. */
export function areDevToolsOn(): boolean {
  return document.querySelector('meta[name="wildin-dev-tools"]') !== null;
}
