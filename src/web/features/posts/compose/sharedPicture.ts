/** Takes from the service worker the picture that was shared to the installed app; undefined if there is none. */
export async function sharedPicture(): Promise<File | undefined> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker === null) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data instanceof File ? data : undefined), { once: true });
    port1.start();
    worker.postMessage({ type: 'shared-picture' }, [port2]);
  });
}
