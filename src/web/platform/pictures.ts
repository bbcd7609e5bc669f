import { PICTURE_BYTES, uploadPicture, type Picture } from '#contract/media.ts';
import { uploadImage, type ImageType } from '#contract/people.images.ts';
import { CallError } from './call.ts';
import { sendFile, type Upload } from './uploads.ts';

/** The largest side of what is sent, in pixels: the server keeps no larger one. */
const SIDE = 2048;
const QUALITY = 0.85;

/** Makes a photo small on this device. What this browser cannot read, or could only make larger, stays as it is. */
export async function shrunk(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return file;
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const small = await photoOf(canvas);
  return small !== undefined && (small.size < file.size || scale < 1) ? small : file;
}

/** The side of the square of a face, in pixels: nothing shows it larger. */
export const FACE_SIDE = 800;

/** Cuts a part out of a picture, at most `most` pixels wide. Throws CallError where this browser cannot. */
export async function cutFrom(
  file: Blob,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  most: number,
): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(most, Math.round(width)));
  canvas.height = Math.max(1, Math.round((canvas.width * height) / width));
  if (bitmap !== undefined) {
    canvas.getContext('2d')?.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
    bitmap.close();
  }
  const cut = bitmap === undefined ? undefined : await photoOf(canvas);
  if (cut !== undefined) return cut;
  throw new CallError(0, '', { fields: { picture: 'This browser could not read that picture.' } });
}

/** A browser that writes no WebP writes PNG instead, which is too large for photos. */
async function photoOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  const webp = await written(canvas, 'image/webp');
  return webp?.type === 'image/webp' ? webp : written(canvas, 'image/jpeg');
}

function written(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, QUALITY));
}

/** Sends a picture; throws CallError where it is refused, and where no connection came back. */
export async function sendPicture(picture: Blob, upload: Upload): Promise<Picture> {
  if (picture.size > PICTURE_BYTES) {
    throw new CallError(413, '', { code: 'too_large', message: 'Please select an image smaller than 25MB.' });
  }
  return (await sendFile({ route: uploadPicture, field: 'picture' }, picture, upload)) as Picture;
}

/** Sends a picture of one's own profile, and returns its address; throws CallError as `sendPicture`. */
export async function sendImage(picture: Blob, type: ImageType, upload: Upload): Promise<string> {
  const target = { route: uploadImage, field: 'image', query: { type } } as const;
  return ((await sendFile(target, picture, upload)) as { imageUrl: string }).imageUrl;
}
