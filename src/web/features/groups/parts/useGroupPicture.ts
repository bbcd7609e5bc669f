import { useEffect, useRef, useState } from 'react';
import type { Picture } from '#contract/media.ts';
import { useSending } from '#web/parts/media/useSending.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { newId } from '#web/platform/newId.ts';
import { changed, partOf, wholeOf, type Crop, type Size } from '#web/parts/media/crop.ts';
import { cutFrom, FACE_SIDE, sendPicture, sizeOf } from '#web/platform/media/pictures.ts';

/** A chosen file, and its visible square. */
export interface ChosenPicture {
  file: File;
  /** The object URL of the file. */
  preview: string;
  size: Size;
  crop: Crop;
}

export interface GroupPicture {
  /** The id of the group's stored picture; null if there is none or the person removed it. */
  kept: string | null;
  chosen: ChosenPicture | null;
  /** The text that says why a file was refused. */
  problem: string | undefined;
  /** The uploaded share of the picture, from 0 to 1; null while nothing is uploaded. */
  progress: number | null;
  choose: (file: File) => void;
  move: (change: Partial<Crop>) => void;
  remove: () => void;
  /**
   * Uploads the chosen picture, if any. Returns the changed fields of the group, or {}. Throws a CallError on failure.
   */
  settle: () => Promise<{ pictureId?: string | null }>;
}

/** Keeps the choice of a group's picture. A retry after a failed save does not upload the same square again. */
export function useGroupPicture(current: string | null): GroupPicture {
  const [kept, setKept] = useState(current);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<string>();
  const { progress, send } = useSending();
  const taken = useRef<{ of: ChosenPicture; picture: Picture }>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen?.preview]);
  /** The file that is being read. A save waits for it. */
  const reading = useRef<Promise<ChosenPicture>>(null);
  const read = async (file: File): Promise<ChosenPicture> => {
    const size = await sizeOf(file);
    return { file, preview: URL.createObjectURL(file), size, crop: wholeOf(size) };
  };
  const choose = async (file: File): Promise<void> => {
    const mine = read(file);
    reading.current = mine;
    try {
      setChosen(await mine);
      setProblem(undefined);
    } catch (error) {
      setProblem(asCallError(error).fields['picture']);
    } finally {
      if (reading.current === mine) reading.current = null;
    }
  };
  const sendSquare = async (one: ChosenPicture): Promise<Picture> => {
    const known = taken.current;
    if (known?.of === one) return known.picture;
    const picture = await send(async (upload) => {
      const square = await cutFrom(one.file, partOf(one.size, one.crop), FACE_SIDE);
      return sendPicture(square, { ...upload, clientId: newId() });
    });
    taken.current = { of: one, picture };
    return picture;
  };
  return {
    kept,
    chosen,
    problem,
    progress,
    choose: (file) => void choose(file),
    move: (change) => setChosen((one) => one && { ...one, crop: changed(one.size, one.crop, change) }),
    remove: () => {
      setProblem(undefined);
      if (chosen === null) setKept(null);
      else setChosen(null);
    },
    settle: async () => {
      const one = (await reading.current) ?? chosen;
      if (one !== null) return { pictureId: (await sendSquare(one)).id };
      return kept === current ? {} : { pictureId: null };
    },
  };
}
