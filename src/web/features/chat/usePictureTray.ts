import { useEffect, useRef, useState } from 'react';
import { PICTURES_MAX, type MessagePicture } from '#contract/chat.pictures.ts';
import type { Picture } from '#contract/media.ts';
import { asCallError } from '#web/platform/call.ts';
import { newId } from '#web/platform/newId.ts';
import { sendPicture, shrunk } from '#web/platform/pictures.ts';
import { t } from '#web/words/words.ts';

/** A picture that was chosen for the next message. */
export interface TrayPicture {
  clientId: string;
  /** An address of the file on this device. */
  preview: string;
  /** The part that was sent, from 0 to 1. */
  progress: number;
  /** What the server knows of it, once it has it. */
  taken: Picture | undefined;
  /** Why it was not taken, in words. */
  problem: string | undefined;
  alt: string;
}

export interface PictureTray {
  pictures: readonly TrayPicture[];
  isFull: boolean;
  /** Every picture is with the server. */
  isReady: boolean;
  add: (files: Iterable<File>) => void;
  remove: (clientId: string) => void;
  describe: (clientId: string, alt: string) => void;
  /** Empties the tray and returns its pictures, which are with the server. */
  empty: () => MessagePicture[];
}

/** Sends chosen pictures at once, so that the message itself is quick; leaving the page gives up what is on its way. */
export function usePictureTray(): PictureTray {
  const [pictures, setPictures] = useState<readonly TrayPicture[]>([]);
  const running = useRef(new Map<string, { stop: AbortController; preview: string }>());
  const drop = (clientId: string): void => {
    const found = running.current.get(clientId);
    found?.stop.abort();
    if (found !== undefined) URL.revokeObjectURL(found.preview);
    running.current.delete(clientId);
  };
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { stop, preview } of all.values()) {
        stop.abort();
        URL.revokeObjectURL(preview);
      }
    };
  }, []);
  const change = (clientId: string, what: Partial<TrayPicture>): void =>
    setPictures((all) => all.map((one) => (one.clientId === clientId ? Object.assign({}, one, what) : one)));
  const start = (file: File): TrayPicture => {
    const [clientId, preview, stop] = [newId(), URL.createObjectURL(file), new AbortController()];
    running.current.set(clientId, { stop, preview });
    const onProgress = (progress: number): void => change(clientId, { progress });
    void shrunk(file)
      .then((small) => sendPicture(small, { clientId, signal: stop.signal, onProgress }))
      .then(
        (taken) => change(clientId, { taken, progress: 1 }),
        (error: unknown) => change(clientId, { problem: wordsOf(error) }),
      );
    return { clientId, preview, progress: 0, taken: undefined, problem: undefined, alt: '' };
  };
  return {
    pictures,
    isFull: pictures.length >= PICTURES_MAX,
    isReady: pictures.every(({ taken }) => taken !== undefined),
    add: (files) => {
      const images = [...files].filter(({ type }) => type.startsWith('image/'));
      const fresh = images.slice(0, PICTURES_MAX - pictures.length).map(start);
      setPictures((all) => [...all, ...fresh]);
    },
    remove: (clientId) => {
      drop(clientId);
      setPictures((all) => all.filter((one) => one.clientId !== clientId));
    },
    describe: (clientId, alt) => change(clientId, { alt }),
    empty: () => {
      for (const { clientId } of pictures) drop(clientId);
      setPictures([]);
      return pictures.flatMap(({ taken, alt }) => (taken === undefined ? [] : [{ ...taken, alt: alt.trim() }]));
    },
  };
}

function wordsOf(error: unknown): string {
  const { fields, words } = asCallError(error);
  return (
    fields['picture'] ??
    (words === '' ? t('chat.it-was-not-sent-remove', 'It was not sent. Remove it and add it again.') : words)
  );
}
