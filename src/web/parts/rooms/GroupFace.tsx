import { useState } from 'react';
import { useAddress } from '#web/platform/media/addresses.ts';
import { GroupMark } from '#web/ui/GroupMark.tsx';

type GroupFaceProps = {
  /** The room's id. */
  seed: string;
  gradient: number;
  pictureId: string | null;
  size?: number;
};

/** The face of a group: its picture. The drawn square shows until the picture loads, or if it cannot be loaded. */
export function GroupFace({ seed, gradient, pictureId, size }: GroupFaceProps) {
  return (
    <GroupMark seed={seed} gradient={gradient} size={size}>
      {pictureId && <GroupPicture key={pictureId} id={pictureId} />}
    </GroupMark>
  );
}

function GroupPicture({ id }: { id: string }) {
  const { address, onMissed } = useAddress(id);
  return address ? <FaceImage key={address.small} src={address.small} onMissed={onMissed} /> : null;
}

/** A picture that fills the square of a group. It has no description, because the group's name is beside it. */
export function FaceImage({ src, onMissed }: { src: string; onMissed?: () => void }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      src={src}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => {
        setBroken(true);
        onMissed?.();
      }}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
