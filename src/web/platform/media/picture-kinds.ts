/** How many bytes of a file tell what it is. The second frame of a GIF begins within them, but for huge first frames. */
export const HEAD_BYTES = 1_048_576;

export interface PictureKind {
  /** True for a photo of an iPhone (HEIC), which most browsers cannot open. */
  isHeic: boolean;
  /** True for a GIF, WebP or PNG with several frames. */
  isMoving: boolean;
}

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
/** The bit of an extended WebP's flags that says that it is animated (RFC 9649, section 2.7). */
const WEBP_ANIMATED = 0x02;

/** The beginning of a GIF's frame: its graphic control extension (GIF89a, section 23), read as Latin-1. */
const GIF_FRAME = '!ù\u0004';

/** Returns what the first bytes of a file say about it. */
export function pictureKind(head: Uint8Array): PictureKind {
  const text = new TextDecoder('latin1').decode(head.subarray(0, HEAD_BYTES));
  return {
    isHeic: text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(text.slice(8, 12)),
    isMoving:
      (text.startsWith('GIF8') && text.split(GIF_FRAME, 3).length === 3) ||
      (text.startsWith('RIFF') && text.slice(8, 16) === 'WEBPVP8X' && ((head[20] ?? 0) & WEBP_ANIMATED) !== 0) ||
      (text.slice(1, 4) === 'PNG' && text.includes('acTL')),
  };
}

/** Returns whether a file is a picture by its type, or by its name where the system knows no type for it (HEIC). */
export const isPicture = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type.startsWith('image/') || (type === '' && /\.hei[cf]$/i.test(name));
