import { useMemo, useState } from 'react';
import type { CaseHead } from '#contract/moderation.ts';
import { t } from '#web/words/words.ts';
import type { CaseTab } from './desk.data.ts';
import { KeyList } from './KeyList.tsx';
import { takeBack } from './decide.ts';
import { useDeskKeys } from './useDeskKeys.ts';
import { useWalk } from './useWalk.ts';

/** Shows beside the queue while no case is open. */
export function NoCase({ cases, tab }: { cases: readonly CaseHead[]; tab: CaseTab }) {
  const [hasKeys, setKeys] = useState(false);
  const walk = useWalk(cases, { tab, openId: undefined });
  const handlers = useMemo(() => ({ J: walk.next, Z: takeBack, '?': () => setKeys(true) }), [walk]);
  useDeskKeys(handlers);
  return (
    <div className="hidden place-items-center p-8 text-center text-ink-2 md:grid lg:col-span-2">
      <p>
        {cases.length === 0
          ? t('moderation.nothing-waits', 'Nothing waits.')
          : t('moderation.pick-a-case-j-opens', 'Pick a case. J opens the first.')}
      </p>
      <KeyList open={hasKeys} onOpenChange={setKeys} />
    </div>
  );
}
