import { useEffect, type RefObject } from 'react';
import { poseOf } from '#content/photo-poses.ts';
import { t } from '#web/words/words.ts';
import { showIn } from './camera.ts';

export interface TakenPicture {
  picture: Blob;
  /** An object URL that works until the picture was shown once. */
  src: string;
}

interface FrameProps {
  stream: MediaStream | null;
  pose: string;
  taken: TakenPicture | null;
  video: RefObject<HTMLVideoElement | null>;
  /** Called once the camera's first picture is there. */
  onLive: () => void;
}

/** The live picture as in a mirror, with the pose dotted over it as a guide; or the picture that was taken. */
export function Frame({ stream, pose, taken, video, onLive }: FrameProps) {
  useEffect(() => {
    if (video.current !== null) showIn(video.current, stream);
  }, [stream, video]);
  return (
    <div className="relative isolate mx-auto aspect-[350/432] w-full max-w-[max(13rem,calc((100dvh-21rem)*0.81))] overflow-hidden rounded-bubble bg-paper-3">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        onLoadedData={onLive}
        aria-label={t('photo-check.your-camera', 'Your camera, as in a mirror')}
        className="absolute inset-0 size-full -scale-x-100 object-cover"
      />
      {taken === null ? stream !== null && <Guide pose={pose} /> : <Taken key={taken.src} src={taken.src} />}
      {(stream !== null || taken !== null) && (
        <p className="absolute start-4 top-4 flex max-w-[calc(100%-2rem)] items-center gap-2.5 rounded-control bg-paper px-3 py-1.5 text-sm font-semibold">
          {taken === null && <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-coral" />}
          <span>
            {taken === null
              ? t('photo-check.live', 'Live, not saved yet')
              : t('photo-check.not-sent', 'Taken, not sent yet')}
          </span>
        </p>
      )}
    </div>
  );
}

function Taken({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt={t('photo-check.taken-picture', 'The picture that you took')}
      onLoad={() => URL.revokeObjectURL(src)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}

function Guide({ pose }: { pose: string }) {
  const drawn = poseOf(pose);
  const lines = [...(drawn?.lines ?? []), ...(drawn?.over ?? [])];
  return (
    <svg
      viewBox="0 0 104 112"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className="absolute inset-0 size-full text-moon"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeDasharray="0.1 3"
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
