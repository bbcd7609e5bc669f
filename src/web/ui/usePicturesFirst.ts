import { useEffect, useEffectEvent, useState } from 'react';

/** Lets a press of Send or Post wait for the pictures that are on their way, and then calls `send`. */
export function usePicturesFirst(
  isComing: boolean,
  send: (hasWaited: boolean) => void,
): { isOn: boolean; press: () => void } {
  const [isPressed, setPressed] = useState(false);
  const end = useEffectEvent(() => {
    setPressed(false);
    send(true);
  });
  useEffect(() => {
    // The arrival comes from outside the page, so the press ends here.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isPressed && !isComing) end();
  }, [isPressed, isComing]);
  return { isOn: isPressed && isComing, press: () => (isComing ? setPressed(true) : send(false)) };
}
