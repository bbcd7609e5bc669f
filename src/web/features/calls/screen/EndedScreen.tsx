import { useLocation } from 'wouter';
import { closeCall } from '#web/features/calls/calls.ts';
import { reportCall } from '#web/features/calls/safety.ts';
import type { CallView } from '#web/features/calls/state.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import { clockOf, endWords } from './call.words.ts';
import { Disc } from './Disc.tsx';
import { CallTitle } from './CallWindow.tsx';
import { Fitted } from './Fitted.tsx';

/** How the call ended and how long it was. It stays until it is closed. */
export function EndedScreen({ view }: { view: CallView }) {
  const { call, other, me } = view;
  const [, go] = useLocation();
  const name = other?.displayName ?? '';
  const ended = endWords(call, me, name);
  const seconds = call.ended?.seconds ?? 0;
  const write = (): void => {
    closeCall();
    go(paths.chat(call.roomId));
  };
  return (
    <div className="sky sky-glow mx-auto flex min-h-full w-full grow flex-col items-center px-5 pt-10 pb-6 text-center">
      <div className="my-auto grid w-full max-w-[22rem] justify-items-center gap-4">
        <Disc person={other} edge={128} />
        <CallTitle>
          <Fitted words={ended} className="display-tight block text-4xl">
            {ended}
          </Fitted>
        </CallTitle>
        <p className="text-lg text-ink-2">
          <bdi>{name}</bdi>
          {seconds > 0 && <span className="tabular"> · {clockOf(seconds)}</span>}
        </p>
        <div className="mt-4 grid w-full gap-2">
          <Button variant="ink" size="lg" full onClick={closeCall}>
            {t('calls.close', 'Close')}
          </Button>
          <Button variant="quiet" size="lg" full onClick={write}>
            {t('calls.write', 'Write')}
          </Button>
          {other !== null && seconds > 0 && (
            <Button variant="quiet" onClick={() => reportCall(view)}>
              {t('calls.report', 'Report this call')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
