import { useEffect, useState } from 'react';
import { archetypes } from '#content/archetypes.ts';
import type { QuizResults } from '#contract/quiz.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { drawPicture } from './picture.draw.ts';
import { PICTURE } from './picture.layout.ts';

interface Picture {
  file: File;
  url: string;
}

/** The plate as a picture to save or post. It is drawn on this device, and sent nowhere by itself. */
export function ReportPicture({ results }: { results: QuizResults }) {
  const [attempt, setAttempt] = useState(0);
  return <Drawn key={attempt} results={results} onRetry={() => setAttempt((count) => count + 1)} />;
}

function Drawn({ results, onRetry }: { results: QuizResults; onRetry: () => void }) {
  const { picture, hasFailed } = usePicture(results);
  const { name } = archetypes[results.mbti.type];
  if (hasFailed) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>Your picture could not be drawn just now. Your report is safe.</p>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <>
      <p>Your plate and your three strongest traits. Nothing else about you is in it.</p>
      <div className="mx-auto mt-4 aspect-[4/5] w-full max-w-[22rem] bg-paper-2">
        {picture && (
          <img
            src={picture.url}
            width={PICTURE.width}
            height={PICTURE.height}
            alt={`${name}: your plate with its animal and your three strongest traits`}
            className="block size-full border border-line"
          />
        )}
      </div>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <a
          {...(picture ? { href: picture.url, download: picture.file.name } : { 'aria-disabled': true, role: 'link' })}
          className={buttonClass({ variant: 'outline' })}
        >
          Save picture
        </a>
        {picture && canPost(picture.file) && (
          <Button variant="outline" onClick={() => void post(picture.file)}>
            Post it
          </Button>
        )}
      </div>
    </>
  );
}

/** Draws the picture in advance, because a share sheet opens only during the press itself. */
function usePicture(results: QuizResults): { picture: Picture | null; hasFailed: boolean } {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    const draw = async (): Promise<void> => {
      const file = await drawPicture(results);
      if (isGone) return;
      url = URL.createObjectURL(file);
      setPicture({ file, url });
    };
    draw().catch(() => !isGone && setFailed(true));
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [results]);
  return { picture, hasFailed };
}

/** Returns true where the browser can share a file. */
function canPost(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

async function post(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Closing the share sheet is a decision, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({
      title: 'Oops!',
      description: 'The picture could not be posted from here. Save it, and post it by hand.',
      tone: 'bad',
    });
  }
}
