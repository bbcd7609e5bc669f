import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { Picture } from '#contract/media.ts';
import type { WaitingPicture } from '#web/features/chat/outbox/begun.ts';
import { asCallError } from '#web/platform/call.ts';
import { newId } from '#web/platform/newId.ts';
import { isPicture } from '#web/platform/picture-kinds.ts';
import { sendPicture, shrunk } from '#web/platform/pictures.ts';
import { isBroken } from '#web/platform/uploads.ts';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { mostPictures } from './limits.ts';
import type { RoomStore } from './room.store.ts';

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
  /** True if all pictures are uploaded and there are not too many. */
  isReady: boolean;
  add: (files: Iterable<File>) => void;
  /** Puts stored pictures before the others. Uploads those with a file again, under the same ids. */
  takeUp: (waiting: readonly WaitingPicture[]) => void;
  remove: (clientId: string) => void;
  describe: (clientId: string, alt: string) => void;
  /** Repeats uploads that a lost connection stopped. */
  retry: () => void;
  /** Returns the uploaded pictures. */
  uploaded: () => MessagePicture[];
  empty: () => void;
}

/** Returns the tray of a room. Its data is part of the room's state, so the tray survives a visit to another page. */
export function trayOf(store: RoomStore, roomId: string): PictureTray {
  const { tray: pictures } = store.get(roomId);
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
    isReady: pictures.length <= mostPictures() && pictures.every(({ taken }) => taken !== undefined),
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
    uploaded: () =>
      store.get(roomId).tray.flatMap(({ taken, alt }) => (taken === undefined ? [] : [{ ...taken, alt: alt.trim() }])),
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

/** Returns the images for which there is space; shows a toast if other files or too many images were chosen. */
function accepted(files: readonly File[], places: number): File[] {
  const images = files.filter(isPicture);
  if (images.length < files.length) {
    toast({
      title: t('chat.invalid-file-type', 'Invalid file type'),
      description: t('chat.please-select-an-image-file', 'Please select an image file (JPEG, PNG, WebP, etc.)'),
      tone: 'bad',
    });
  } else if (images.length > places) {
    toast({
      title: t('chat.a-message-has-at-most', 'A message has at most {picturesMax} pictures', {
        picturesMax: mostPictures(),
      }),
      description: t('chat.the-others-were-left-out', 'The others were left out.'),
      tone: 'bad',
    });
  }
  return images.slice(0, places);
}

function wordsOf(error: unknown): string {
  const { fields, words } = asCallError(error);
  if (isBroken(error)) return t('chat.it-was-not-sent', 'It was not sent.');
  return (
    fields['picture'] ??
    (words === '' ? t('chat.it-was-not-sent-remove', 'It was not sent. Remove it and add it again.') : words)
  );
}
