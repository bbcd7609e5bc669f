import { PICTURE_BYTES, uploadPicture, type Picture } from '#contract/media.ts';
import { uploadImage, type ImageType } from '#contract/people.images.ts';
import { t } from '#web/words/words.ts';
import { toast } from '#web/ui/toast.ts';
import { CallError } from '#web/platform/calls/call.ts';
import { HEAD_BYTES, pictureKind, type PictureKind } from './picture-kinds.ts';
import { firstThatFits, optimizedName, PERCENT, recipes, triesFor, type Recipe } from './shrink.plan.ts';
import { sendFile, type Upload } from './uploads.ts';

/** Returns the mobile recipe on a touch screen or in a window narrower than 768 px, and else the desktop recipe. */
const recipeHere = (): Recipe =>
  recipes[matchMedia('(pointer: coarse), (width < 768px)').matches ? 'mobile' : 'desktop'];

/** Receives the current stage, and the progress of the whole work in percent. */
type OnStage = (stage: 'loading' | 'resizing' | 'compressing', percent: number) => void;

/**
 * Reduces a picture on this device. If its sides are short enough and it would not become smaller, it is returned
 * unchanged. Throws CallError with words for the person if the file is too large, or if this browser cannot read it or
 * make it small enough.
 */
export async function shrunk(file: File, onStage: OnStage = () => undefined): Promise<File> {
  if (file.size > PICTURE_BYTES) throw tooLarge();
  onStage('loading', PERCENT.loading);
  const bitmap = await bitmapOf(file);
  if ((await kindOf(file)).isMoving) tellStill();
  onStage('resizing', PERCENT.resizing);
  const recipe = recipeHere();
  const whole = { left: 0, top: 0, width: bitmap.width, height: bitmap.height };
  const isSmall = Math.max(bitmap.width, bitmap.height) <= recipe.side;
  const onTry = (part: number): void =>
    onStage('compressing', Math.round(PERCENT.compressing + part * (PERCENT.compressed - PERCENT.compressing)));
  const small = await photoOf(bitmap, { part: whole, recipe, onTry });
  const best = isSmall && file.size <= small.size ? file : small;
  if (best.size > recipe.most) throw stillTooLarge(best.size, recipe.most);
  return best === small ? new File([small], optimizedName(file.name, small.type), { type: small.type }) : file;
}

/** The side of a square face picture, in pixels. No screen shows a face larger. */
export const FACE_SIDE = 800;

interface PictureArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Cuts out a part of a picture, at most `most` pixels wide and high. Throws CallError if this browser cannot. */
export async function cutFrom(file: Blob, part: PictureArea, most: number): Promise<Blob> {
  const recipe = recipeHere();
  const bitmap = await bitmapOf(file);
  return photoOf(bitmap, { part, recipe: { ...recipe, side: Math.min(most, recipe.side) } });
}

/** Returns the size of a picture in pixels. Throws CallError with words for the person if this browser cannot open it. */
export async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await bitmapOf(file);
  const { width, height } = bitmap;
  bitmap.close();
  if ((await kindOf(file)).isMoving) tellStill();
  return { width, height };
}

async function bitmapOf(file: Blob): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(file).catch(() => bitmapOfImage(file));
  if (bitmap !== undefined) return bitmap;
  const { isHeic } = await kindOf(file);
  throw refusal(415, isHeic ? heicWords() : unreadableWords());
}

const kindOf = async (file: Blob): Promise<PictureKind> =>
  pictureKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));

/** Decodes a picture as the page's images are: Safari opens some kinds (HEIC) only this way. */
async function bitmapOfImage(file: Blob): Promise<ImageBitmap | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return await createImageBitmap(image);
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

const heicWords = (): string =>
  t(
    'platform.heic-cannot-be-opened',
    'Failed to load image: this browser cannot open iPhone photos (HEIC). Send a screenshot of it, or save it as JPEG first.',
  );
const unreadableWords = (): string =>
  t('platform.failed-to-load-image-2', 'Failed to load image: this browser cannot open it. Try a JPEG or PNG.');

/** Says that an animation becomes a still picture while the person can still choose another. */
function tellStill(): void {
  toast({
    title: t('platform.only-its-first-picture', 'Only its first picture is used'),
    description: t(
      'platform.this-one-moves',
      'This file moves, and here it stands still. For moving things, choose a GIF.',
    ),
  });
}

interface PhotoEncoding {
  part: PictureArea;
  recipe: Recipe;
  /** Receives the finished fraction of the tries, 0 to 1. */
  onTry?: (part: number) => void;
}

/** Draws a part of a picture by a recipe, and frees the memory of the picture. */
async function photoOf(bitmap: ImageBitmap, { part, recipe, onTry }: PhotoEncoding): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const tries = triesFor(part, recipe);
  const photo = await firstThatFits(tries, recipe, async ({ width, height, quality }, at) => {
    onTry?.(at / tries.length);
    if (canvas.width !== width || canvas.height !== height || at === 0) {
      Object.assign(canvas, { width, height });
      canvas.getContext('2d')?.drawImage(bitmap, part.left, part.top, part.width, part.height, 0, 0, width, height);
    }
    return encoded(canvas, quality);
  });
  bitmap.close();
  if (photo === undefined) throw refusal(422, t('platform.failed-to-compress-image', 'Failed to compress image'));
  return photo;
}

/** Returns a WebP, or a JPEG if the browser writes PNG instead of WebP: a PNG is too large for photos. */
async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
  const webp = await written(canvas, 'image/webp', quality);
  return webp?.type === 'image/webp' ? webp : written(canvas, 'image/jpeg', quality);
}

function written(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality));
}

/** Returns an error that looks like a refusal of the server, because a retry with the same file cannot succeed. */
const refusal = (status: number, words: string): CallError => new CallError(status, '', { fields: { picture: words } });
const tooLarge = (): CallError =>
  refusal(413, t('platform.please-select-an-image-smaller', 'Please select an image smaller than 25MB.'));

function stillTooLarge(size: number, most: number): CallError {
  const inMB = (bytes: number, digits: number): string => (bytes / 1024 / 1024).toFixed(digits);
  return refusal(
    413,
    t('platform.compressed-image-exceeds', 'Compressed image ({size} MB) exceeds limit of {most} MB', {
      size: inMB(size, 1),
      most: inMB(most, 0),
    }),
  );
}

/** Uploads a picture; throws CallError when it is refused or the connection fails. */
export async function sendPicture(picture: Blob, upload: Upload): Promise<Picture> {
  return (await sendFile({ route: uploadPicture, field: 'picture' }, picture, upload)) as Picture;
}

/** Uploads a picture for the person's own profile, and returns its address. Throws CallError as `sendPicture` does. */
export async function sendImage(picture: Blob, type: ImageType, upload: Upload): Promise<string> {
  const target = { route: uploadImage, field: 'image', query: { type } } as const;
  return ((await sendFile(target, picture, upload)) as { imageUrl: string }).imageUrl;
}
