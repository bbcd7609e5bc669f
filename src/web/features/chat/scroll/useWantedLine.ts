import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '#web/paths.ts';

interface WantedLineOptions {
  roomId: string;
  isLoaded: boolean;
  jump: (seq: number) => void;
}

/** Scrolls once to the line that the address names, and removes the line from the address. */
export function useWantedLine({ roomId, isLoaded, jump }: WantedLineOptions): void {
  const at = Number(new URLSearchParams(useSearch()).get('at'));
  const [, navigate] = useLocation();
  const isWanted = isLoaded && Number.isSafeInteger(at) && at > 0;
  useEffect(() => {
    if (!isWanted) return;
    navigate(paths.chat(roomId), { replace: true });
    jump(at);
  }, [isWanted, at, roomId, jump, navigate]);
}
