import { useEffect, useState } from 'react';
import { closeCamera, openCamera, type CameraTrouble } from './camera.ts';

/** Holds the camera open while the component is shown. */
export function useCamera(): { stream: MediaStream | null; trouble: CameraTrouble | null } {
  const [found, setFound] = useState<MediaStream | CameraTrouble | null>(null);
  useEffect(() => {
    let isOver = false;
    let opened: MediaStream | undefined;
    const open = async (): Promise<void> => {
      const answer = await openCamera();
      if (typeof answer !== 'string') opened = answer;
      if (isOver && opened !== undefined) closeCamera(opened);
      if (!isOver) setFound(answer);
    };
    void open();
    return () => {
      isOver = true;
      if (opened !== undefined) closeCamera(opened);
    };
  }, []);
  return {
    stream: typeof found === 'string' ? null : found,
    trouble: typeof found === 'string' ? found : null,
  };
}
