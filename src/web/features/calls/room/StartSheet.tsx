import { useState } from 'react';
import type { CallDoor, ComesAs } from '#contract/calls.ts';
import type { Room } from '#contract/chat.ts';
import { ownAnimal, ring } from '#web/features/calls/calls.ts';
import { AddressLine } from '#web/features/calls/screen/AddressLine.tsx';
import { Advice } from '#web/features/calls/screen/Advice.tsx';
import { ComeInAs } from '#web/features/calls/screen/ComeInAs.tsx';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { Button } from '#web/ui/Button.tsx';
import { Phone } from '#web/ui/icons/Phone.ts';
import { Sheet } from '#web/ui/Sheet.tsx';
import { t } from '#web/words/words.ts';

type StartSheetProps = { room: Room; door: CallDoor; onClose: () => void };

/** How the person comes, what the other side learns, and the call. */
export function StartSheet({ room: { id, name, otherUser }, door, onClose }: StartSheetProps) {
  const animal = ownAnimal();
  const [comesAs, choose] = useState<ComesAs>(animal === undefined ? 'voice' : 'animal');
  const [begin, isBeginning] = useTold(
    async () => {
      await ring({ roomId: id, comesAs }, otherUser);
      onClose();
    },
    t('calls.no-call', 'No call'),
  );
  return (
    <Sheet open onOpenChange={onClose} title={t('calls.call-name', 'Call {name}', { name })}>
      <div className="grid gap-5">
        <ComeInAs animal={animal} value={comesAs} onChange={choose} />
        {door.hasAdvice && <Advice />}
        <AddressLine isRelayed={door.isRelayed} name={name} className="text-sm" />
        {door.isShutUntilTheyCall ? (
          <p role="status" className="font-semibold">
            {t('calls.shut', 'Three calls were not taken. Now it is up to {name} to call.', { name })}
          </p>
        ) : (
          <Button variant="lime" size="lg" full pending={isBeginning} onClick={() => void begin()}>
            <Phone size={24} filled />
            {door.isRelayed ? t('calls.call', 'Call') : t('calls.agree-and-call', 'Agree and call')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
