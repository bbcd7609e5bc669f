import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { CHECK_PICTURES, type CheckStanding } from '#contract/photo-check.ts';
import { tellFailure, useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { Camera } from '#web/ui/icons/Camera.ts';
import { X } from '#web/ui/icons/X.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Steps } from '#web/ui/Steps.tsx';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { pictureOf, type CameraTrouble } from './camera.ts';
import { Frame, type TakenPicture } from './Frame.tsx';
import { begin, drawAnother, readAgain, sendPicture } from './photo-check.data.ts';
import { PoseWords } from './PoseWords.tsx';
import { useCamera } from './useCamera.ts';

type Open = NonNullable<CheckStanding['taking']>;

/** The three poses, one after another, each with its live picture. */
export function Taking({ open }: { open: Open }) {
  const { taken, expiresAt } = open;
  const step = taken + 1;
  const isOver = useIsPast(Date.parse(expiresAt));
  const [tries, setTries] = useState(0);
  return (
    <div className="mx-auto flex min-h-full w-full max-w-[26rem] flex-col px-5 pt-4 pb-8">
      <div data-bar className="-mx-2 flex min-h-11 items-center gap-2">
        <Link href={paths.self()} aria-label={t('photo-check.stop', 'Stop here')} className={iconButtonClass()}>
          <X size={24} />
        </Link>
        <PageHeading className="display grow text-center text-lg">{t('photo-check.title', 'Photo check')}</PageHeading>
        <span className="tabular px-2 text-sm font-semibold text-ink-2">
          {t('photo-check.step-of', '{step} of {total}', { step, total: CHECK_PICTURES })}
        </span>
      </div>
      <div className="mt-2 flex">
        <Steps step={step} total={CHECK_PICTURES} label={t('photo-check.pictures', 'Pictures')} />
      </div>
      {isOver ? <Over /> : <Poses key={tries} open={open} onAgain={() => setTries(tries + 1)} />}
    </div>
  );
}

/** One camera for all steps. `onAgain` asks for it once more. */
function Poses({ open: { id, taken, poses }, onAgain }: { open: Open; onAgain: () => void }) {
  const camera = useCamera();
  const step = taken + 1;
  return <OnePose key={step} id={id} step={step} pose={poses[taken] ?? ''} camera={camera} onAgain={onAgain} />;
}

function Over() {
  const [again, isBeginning] = useTold(begin);
  return (
    <div className="mt-6" role="status">
      <p className="display text-2xl">{t('photo-check.poses-over', 'These poses are over.')}</p>
      <p className="mt-2 text-ink-2">
        {t('photo-check.poses-over-why', 'They hold for ten minutes. What you took for them is deleted.')}
      </p>
      <Button variant="lime" size="lg" full className="mt-5" pending={isBeginning} onClick={() => void again()}>
        {t('photo-check.new-poses', 'Get new poses')}
      </Button>
    </div>
  );
}

interface OnePoseProps {
  id: string;
  step: number;
  pose: string;
  camera: ReturnType<typeof useCamera>;
  onAgain: () => void;
}

function OnePose({ id, step, pose, camera: { stream, trouble }, onAgain }: OnePoseProps) {
  const [isLive, setLive] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const [taken, setTaken] = useState<TakenPicture | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const [another, isDrawing] = useTold(() => drawAnother(id));
  const [take, isTaking] = useOneAtATime(async () => {
    const made = video.current && (await pictureOf(video.current));
    if (made) setTaken({ picture: made, src: URL.createObjectURL(made) });
  });
  const [keep, isKeeping] = useOneAtATime(async (picture: Blob) => {
    stop.current = new AbortController();
    try {
      await sendPicture({ id, step }, picture, stop.current.signal);
    } catch (error) {
      tellFailure(error, t('photo-check.not-kept', 'The picture was not kept'));
      // The server may have it although its answer was lost.
      await readAgain();
    }
  });
  return (
    <>
      <PoseWords pose={pose} isNext={step > 1} />
      <div className="mt-4">
        {trouble === null ? (
          <Frame stream={stream} pose={pose} taken={taken} video={video} onLive={() => setLive(true)} />
        ) : (
          <Trouble trouble={trouble} onAgain={onAgain} />
        )}
      </div>
      <div className="mt-5 flex flex-col gap-1">
        {taken === null ? (
          <>
            <Button variant="lime" size="lg" full disabled={!isLive} pending={isTaking} onClick={() => void take()}>
              <Camera size={24} /> {t('photo-check.take', 'Take picture {step}', { step })}
            </Button>
            <Button variant="quiet" full pending={isDrawing} onClick={() => void another()}>
              {t('photo-check.another-pose', 'Give me another pose')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="lime" size="lg" full pending={isKeeping} onClick={() => void keep(taken.picture)}>
              {step === CHECK_PICTURES
                ? t('photo-check.keep-and-send', 'Keep it and send the three')
                : t('photo-check.keep', 'Keep')}
            </Button>
            <Button variant="quiet" full disabled={isKeeping} onClick={() => setTaken(null)}>
              {t('photo-check.again', 'Again')}
            </Button>
          </>
        )}
      </div>
      <p className="mt-3 border-t border-line pt-4 text-sm text-ink-2">
        {t(
          'photo-check.who-compares',
          'A person compares the three with your profile, never a machine. They are deleted once decided, after seven days at the latest.',
        )}
      </p>
    </>
  );
}

function Trouble({ trouble, onAgain }: { trouble: CameraTrouble; onAgain: () => void }) {
  const words: Record<CameraTrouble, string> = {
    refused: t(
      'photo-check.camera-refused',
      'This page may not use your camera. Allow it beside the address of the page, then try again.',
    ),
    missing: t('photo-check.camera-missing', 'No camera was found. A phone has one: open this page there.'),
    busy: t('photo-check.camera-busy', 'Something else is using your camera. Close it, then try again.'),
  };
  return (
    <div role="alert" className="rounded-bubble border-[1.5px] border-edge p-5">
      <p>{words[trouble]}</p>
      <Button variant="outline" className="mt-4" onClick={onAgain}>
        {t('photo-check.try-again', 'Try again')}
      </Button>
    </div>
  );
}
