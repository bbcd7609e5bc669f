import { useState } from 'react';
import { getLookout, setLookout } from '#contract/matching.lookout.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { Switch } from '#web/ui/Switch.tsx';
import { t } from '#web/words/words.ts';

/**
 * The switch by which a person asks to be told when somebody fits. Unless it is offered, it only shows to people who
 * have switched it on, so that they can switch it off.
 */
export function LookoutSwitch({ isOffered = false }: { isOffered?: boolean }) {
  const { data } = useRead(getLookout);
  // What was switched off here a moment ago can be switched on again.
  const [wasOn, setWasOn] = useState(false);
  if (data?.isOn && !wasOn) setWasOn(true);
  const [change, isChanging] = useTold(
    async (isOn: boolean) => {
      queryClient.setQueryData(queryKey(getLookout), await call(setLookout, { body: { isOn } }));
    },
    t('parts.that-was-not-saved', 'That was not saved'),
  );
  if (!data || !(isOffered || wasOn)) return null;
  return (
    <Switch
      label={t('parts.tell-me-when-somebody-fits', 'Tell me when somebody fits')}
      note={t(
        'parts.we-look-every-evening-at-six',
        'We look every evening at six, your time. At most one note a day, and it names nobody.',
      )}
      checked={isChanging ? !data.isOn : data.isOn}
      onChange={(isOn) => void change(isOn)}
    />
  );
}

/** The news that a lookout found somebody, until the person's next search. */
export function LookoutNews() {
  const { data } = useRead(getLookout);
  if (!data?.hasNews) return null;
  return <p className="font-medium">{t('parts.somebody-new-may-fit', 'Somebody new may fit you. Have a look.')}</p>;
}
