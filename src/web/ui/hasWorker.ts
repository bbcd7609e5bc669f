/** Returns whether a service worker answers this page, so that its code may be on the device. */
export function hasWorker(): boolean {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  return (serviceWorker?.controller ?? null) !== null;
}
