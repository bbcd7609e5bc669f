import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { Picture } from '#contract/media.ts';
import type { WaitingPicture } from '#web/features/chat/outbox/begun.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { newId } from '#web/platform/newId.ts';
import { sendPicture, shrunk } from '#web/platform/media/pictures.ts';
import { isBroken } from '#web/platform/media/uploads.ts';
import { t } from '#web/words/words.ts';
import { mostPictures } from './limits.ts';
import { accepted } from './picture.choice.ts';
import type { RoomStore } from './room.store.ts';
import { sendOnceThere } from './sending.later.ts';

/** A chosen picture for the next message of a room. */
export interface TrayPicture {
  clientId: string;
  /** An address of the file on this device; undefined if only the server has the picture. */
  preview: string | undefined;
  /** The reduced photo for the upload; undefined if the server has the picture already. */
  small: Promise<Blob> | undefined;
  /** The result of `small`, once it is computed. */
  file: Blob | undefined;
  stop: AbortController;
  /** The uploaded part, from 0 to 1. */
  progress: number;
  /** The server's data about the picture, once it is uploaded. */
  taken: Picture | undefined;
  /** The error text of a failed upload. */
  problem: string | undefined;
  /** True after a lost connection: the same picture can be uploaded again. */
  canRetry: boolean;
  alt: string;
}

export interface PictureTray {
  pictures: readonly TrayPicture[];
  isFull: boolean;
  isTooMany: boolean;
  /** The pictures that were not uploaded, each with its problem. A message goes without them. */
  failed: readonly TrayPicture[];
  /** True after a press of Send that waits for the pictures on their way. */
  isAwaited: boolean;
  add: (files: Iterable<File>) => void;
  /** Puts stored pictures before the others. Uploads those with a file again, under the same ids. */
  takeUp: (waiting: readonly WaitingPicture[]) => void;
  remove: (clientId: string) => void;
  describe: (clientId: string, alt: string) => void;
  /** Repeats uploads that a lost connection stopped. */
  retry: () => void;
  /**
   * Calls `send` with the uploaded pictures, once those on their way are there. If it returns true, they leave the tray;
   * failed pictures stay.
   */
  sendOnceThere: (send: (pictures: MessagePicture[]) => boolean) => void;
  empty: () => void;
}

/** Returns the tray of a room. Its data is part of the room's state, so the tray survives a visit to another page. */
export function trayOf(store: RoomStore, roomId: string): PictureTray {
  const { tray: pictures, awaited } = store.get(roomId);
  const put = (tray: readonly TrayPicture[]): void => store.update(roomId, { tray });
  const change = (clientId: string, what: Partial<TrayPicture>): void =>
    put(store.get(roomId).tray.map((one) => (one.clientId === clientId ? Object.assign({}, one, what) : one)));
  const send = ({ clientId, small, stop }: TrayPicture): void => {
    const onProgress = (progress: number): void => change(clientId, { progress });
    void small
      ?.then((file) => {
        change(clientId, { file });
        return sendPicture(file, { clientId, signal: stop.signal, onProgress });
      })
      .then(
        (taken) => change(clientId, { taken, progress: 1 }),
        (error: unknown) => change(clientId, { problem: wordsOf(error), canRetry: isBroken(error) }),
      );
  };
  return {
    pictures,
    isFull: pictures.length >= mostPictures(),
    isTooMany: pictures.length > mostPictures(),
    failed: pictures.filter(({ problem }) => problem !== undefined),
    isAwaited: awaited.includes('pictures'),
    add: (files) => {
      const fresh = accepted([...files], mostPictures() - store.get(roomId).tray.length).map(asPicture);
      put([...store.get(roomId).tray, ...fresh]);
      fresh.forEach(send);
    },
    takeUp: (waiting) => {
      const { tray } = store.get(roomId);
      const fresh = waiting.filter(({ clientId }) => tray.every((one) => one.clientId !== clientId)).map(takenUp);
      put([...fresh, ...tray]);
      fresh.forEach(send);
    },
    remove: (clientId) => {
      const { tray } = store.get(roomId);
      tray.filter((one) => one.clientId === clientId).forEach(drop);
      put(tray.filter((one) => one.clientId !== clientId));
    },
    describe: (clientId, alt) => change(clientId, { alt }),
    retry: () => {
      for (const one of store.get(roomId).tray.filter(({ canRetry }) => canRetry)) {
        change(one.clientId, { problem: undefined, canRetry: false, progress: 0 });
        send(one);
      }
    },
    sendOnceThere: (hand) =>
      sendOnceThere({ store, roomId, what: 'pictures' }, () => {
        const { tray } = store.get(roomId);
        const there = tray.filter(({ taken }) => taken !== undefined);
        if (!hand(there.flatMap(({ taken, alt }) => (taken === undefined ? [] : [{ ...taken, alt: alt.trim() }]))))
          return;
        there.forEach(drop);
        put(store.get(roomId).tray.filter((one) => !there.includes(one)));
      }),
    empty: () => {
      store.get(roomId).tray.forEach(drop);
      put([]);
    },
  };
}

/** Returns an uploaded picture as an entry of the tray, for the next message. */
export function takenBack({ alt, ...taken }: MessagePicture): TrayPicture {
  return takenUp({ clientId: newId(), file: undefined, taken, alt });
}

/** Returns a stored picture as an entry. With a file, it counts as not uploaded: the server may have deleted it. */
function takenUp({ clientId, file, taken, alt }: WaitingPicture): TrayPicture {
  return {
    clientId,
    preview: file && URL.createObjectURL(file),
    small: file && Promise.resolve(file),
    file,
    stop: new AbortController(),
    progress: file === undefined ? 1 : 0,
    taken: file === undefined ? taken : undefined,
    problem: undefined,
    canRetry: false,
    alt,
  };
}

function asPicture(file: File): TrayPicture {
  const fresh = takenUp({ clientId: newId(), file, taken: undefined, alt: '' });
  return { ...fresh, small: shrunk(file), file: undefined };
}

function drop({ stop, preview }: TrayPicture): void {
  stop.abort();
  if (preview !== undefined) URL.revokeObjectURL(preview);
}

function wordsOf(error: unknown): string {
  const { fields, words } = asCallError(error);
  if (isBroken(error)) return t('chat.it-was-not-sent', 'It was not sent.');
  return (
    fields['picture'] ??
    (words === '' ? t('chat.it-was-not-sent-remove', 'It was not sent. Remove it and add it again.') : words)
  );
}
