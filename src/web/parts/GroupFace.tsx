import { useState } from 'react';
import { useAddress } from '#web/platform/addresses.ts';
import { GroupMark } from '#web/ui/GroupMark.tsx';

type GroupFaceProps = {
  /** The room's id. */
  seed: string;
  gradient: number;
  pictureId: string | null;
  size?: number;
};

/** The face of a group: its picture, over its own square until that is here and where it does not open. */
export function GroupFace({ seed, gradient, pictureId, size }: GroupFaceProps) {
  return (
    <GroupMark seed={seed} gradient={gradient} size={size}>
      {pictureId && <GroupPicture key={pictureId} id={pictureId} />}
    </GroupMark>
  );
}

function GroupPicture({ id }: { id: string }) {
  const address = useAddress(id);
  return address ? <FaceImage src={address.small} /> : null;
}

/** Fills the square of a group. The name stands beside it, so there is nothing to describe. */
export function FaceImage({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      src={src}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
