/** Returns whether the server offers developer tools. It marks this in the page's head. */
export function areDevToolsOn(): boolean {
  return document.querySelector('meta[name="wildin-dev-tools"]') !== null;
}
