import { PICTURE_BYTES, uploadPicture, type Picture } from '#contract/media.ts';
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
  // A browser that writes no WebP writes PNG instead, which is too large for photos.
  const webp = await written(canvas, 'image/webp');
  const small = webp?.type === 'image/webp' ? webp : await written(canvas, 'image/jpeg');
  return small !== undefined && (small.size < file.size || scale < 1) ? small : file;
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
