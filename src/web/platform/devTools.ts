/** Whether the server that gave this page offers its developer tools; it says so in the page's head. */
export function areDevToolsOn(): boolean {
  return document.querySelector('meta[name="wildin-dev-tools"]') !== null;
}
