/** Returns whether the server offers developer tools. Then the page's head contains this meta tag. */
export function areDevToolsOn(): boolean {
  return document.querySelector('meta[name="wildin-dev-tools"]') !== null;
}
