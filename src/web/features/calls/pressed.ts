/**
 * Asks the service worker whether the person has just answered this call on its notification. The address says so, too,
 * but anybody can write an address, and an answer opens the microphone.
 */
export async function wasAnsweredOutside(callId: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  // The worker that heard the press, which does not control a page that was loaded past it.
  const worker = (await navigator.serviceWorker.getRegistration())?.active;
  if (worker === null || worker === undefined) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
    worker.postMessage({ type: 'call-answered', callId }, [port2]);
  });
}
