import { voiceTypes, type Picture, type Voice, type VoiceType } from '#contract/media.ts';
import type { UploadRow } from './media.queries.ts';

type OfPicture = 'width' | 'height' | 'thumbhash';
export type PictureRow = UploadRow & { [K in OfPicture]: NonNullable<UploadRow[K]> };
export type VoiceRow = UploadRow & { voice_type: VoiceType; voice_ms: number };

export const isPicture = (row: UploadRow): row is PictureRow => row.thumbhash !== null;
export const isVoice = (row: UploadRow): row is VoiceRow => voiceTypes.some((type) => type === row.voice_type);

export function presentPicture({ id, width, height, thumbhash }: Pick<PictureRow, 'id' | OfPicture>): Picture {
  return { id, width, height, thumbhash: Buffer.from(thumbhash).toString('base64') };
}

export function presentVoice({ id, voice_ms: ms }: Pick<VoiceRow, 'id' | 'voice_ms'>): Voice {
  return { id, ms };
}

/** Returns the extension of a voice note's file. */
export const extensionOf = ({ voice_type: type }: Pick<VoiceRow, 'voice_type'>): string => type.replace('audio/', '');
