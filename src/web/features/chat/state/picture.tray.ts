import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { Picture } from '#contract/media.ts';
import type { WaitingPicture } from '#web/features/chat/outbox/begun.ts';
import { newId } from '#web/platform/newId.ts';
import { sendPicture, shrunk } from '#web/platform/media/pictures.ts';
import { createUpload, type UploadJob, type UploadState } from '#web/platform/media/upload.job.ts';
import { t } from '#web/words/words.ts';
import { mostPictures } from './limits.ts';
import { accepted } from './picture.choice.ts';
import type { RoomStore } from './room.store.ts';
import { sendOnceThere } from './sending.later.ts';
import { uploadWords } from './upload.words.ts';

/** A chosen picture for the next message of a room, with the state of its upload. */
export interface TrayPicture extends UploadState<Picture> {
  /** The id of the upload. */
  clientId: string;
  /** An address of the file on this device; undefined if only the server has the picture. */
  preview: string | undefined;
  job: UploadJob;
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
  const entryOf = (waiting: WaitingPicture, prepare?: () => Promise<Blob>): TrayPicture =>
    trayPicture(waiting, { prepare, onChange: (state) => change(waiting.clientId, state) });
  return {
    pictures,
    isFull: pictures.length >= mostPictures(),
    isTooMany: pictures.length > mostPictures(),
    failed: pictures.filter(({ problem }) => problem !== undefined),
    isAwaited: awaited.includes('pictures'),
    add: (files) => {
      const fresh = accepted([...files], mostPictures() - store.get(roomId).tray.length).map((file) =>
        entryOf({ clientId: newId(), file, taken: undefined, alt: '' }, () => shrunk(file)),
      );
      put([...store.get(roomId).tray, ...fresh]);
      fresh.forEach(run);
    },
    takeUp: (waiting) => {
      const { tray } = store.get(roomId);
      const fresh = waiting
        .filter(({ clientId }) => tray.every((one) => one.clientId !== clientId))
        .map((one) => entryOf(one));
      put([...fresh, ...tray]);
      fresh.forEach(run);
    },
    remove: (clientId) => {
      const { tray } = store.get(roomId);
      tray.filter((one) => one.clientId === clientId).forEach(drop);
      put(tray.filter((one) => one.clientId !== clientId));
    },
    describe: (clientId, alt) => change(clientId, { alt }),
    retry: () =>
      store
        .get(roomId)
        .tray.filter(({ canRetry }) => canRetry)
        .forEach(run),
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
  return trayPicture({ clientId: newId(), file: undefined, taken, alt }, { onChange: () => undefined });
}

interface PictureWork {
  prepare?: (() => Promise<Blob>) | undefined;
  onChange: (state: UploadState<Picture>) => void;
}

/** Returns a picture as an entry. With a file, it counts as not uploaded: the server may have deleted it. */
function trayPicture({ clientId, file, taken, alt }: WaitingPicture, work: PictureWork): TrayPicture {
  const { state, ...upload } = createUpload<Picture>({
    ...work,
    clientId,
    chosen: file,
    taken: file === undefined ? taken : undefined,
    send: sendPicture,
    wordsOf: (error) =>
      uploadWords(error, 'picture', t('chat.it-was-not-sent-remove', 'It was not sent. Remove it and add it again.')),
  });
  return { ...state, ...upload, clientId, alt };
}

const run = ({ job }: TrayPicture): void => job.run();
const drop = ({ job }: TrayPicture): void => job.drop();
