import { z } from 'zod';
import { HOUR_MS } from '#contract/durations.ts';
import { openPicture, openVoice, type pictureAddress, type PictureWidth } from '#contract/media.ts';
import type { Clock } from '#server/platform/clock.ts';
import { AppError } from '#server/platform/errors.ts';
import { createSeal, deriveKey } from '#server/platform/secrets/seal.ts';

/** How long an address is valid. */
const LIFE_MS = HOUR_MS;

/** A viewer with their session: an address stops working when the session that requested it ends. */
export interface Looker {
  userId: number;
  sessionId: string;
  /**
   * The secret of a link that also gives the right to see the upload. The feature that made the link defines its form.
   */
  through?: string | undefined;
}

/** The person who wants to open an upload. `userId` is null for a visitor; `through` is as in Looker. */
export type Viewer = Pick<Looker, 'through'> & { userId: number | null };

const pass = z.object({
  id: z.uuid(),
  userId: z.number(),
  sessionId: z.uuid(),
  through: z.string().optional(),
  until: z.number(),
});

export interface Addresses {
  /** Returns the addresses of a picture for one session. */
  of: (id: string, looker: Looker) => Promise<z.input<typeof pictureAddress>>;
  /** Returns the address of a voice note for one session. */
  ofVoice: (id: string, looker: Looker) => Promise<{ address: string; until: string }>;
  /** Returns the viewer of a pass; throws `not_found` for a pass that is invalid, expired or for another upload. */
  open: (id: string, sealed: string) => Promise<Looker>;
}

/** Makes addresses whose pass is sealed with the server's secret. Nobody else can read, make or change a pass. */
export function createAddresses(secret: string, clock: Clock): Addresses {
  const seal = createSeal(deriveKey(secret, 'addresses of pictures'));
  const passFor = async (id: string, { userId, sessionId, through }: Looker) => {
    const until = clock.now().getTime() + LIFE_MS;
    return {
      sealed: await seal.close({ id, userId, sessionId, through, until }),
      until: new Date(until).toISOString(),
    };
  };
  return {
    of: async (id, looker) => {
      const { sealed, until } = await passFor(id, looker);
      const at = (width: PictureWidth): string =>
        `${openPicture.path.replace(':id', id).replace(':width', width)}?pass=${sealed}`;
      return { id, small: at('small'), medium: at('medium'), large: at('large'), until };
    },
    ofVoice: async (id, looker) => {
      const { sealed, until } = await passFor(id, looker);
      return { address: `${openVoice.path.replace(':id', id)}?pass=${sealed}`, until };
    },
    open: async (id, sealed) => {
      const opened = pass.safeParse(await seal.open(sealed));
      if (!opened.success || opened.data.id !== id.toLowerCase() || opened.data.until <= clock.now().getTime())
        throw new AppError('not_found');
      return opened.data;
    },
  };
}
