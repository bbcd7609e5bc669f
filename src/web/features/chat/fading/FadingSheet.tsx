import { useState } from 'react';
import { fadingLengths, type FadingLength } from '#contract/chat.fading.ts';
import type { Room } from '#contract/chat.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { Button } from '#web/ui/Button.tsx';
import { RadioRow } from '#web/ui/RadioRow.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { wish } from './fading.acts.ts';
import { lengthWords } from './fading.words.ts';

interface FadingSheetProps {
  room: Room & { fading: NonNullable<Room['fading']> };
  onClose: () => void;
}

/** How long the lines of a room of two are kept. Both have to want it, and each of them can end it. */
export function FadingSheet({ room, onClose }: FadingSheetProps) {
  const { length, asked } = room.fading;
  const holds = length ?? 'off';
  const [choice, setChoice] = useState<FadingLength | 'off'>(asked?.length ?? holds);
  const [failure, setFailure] = useState<string>();
  const [save, isRunning] = useOneAtATime(async () => {
    try {
      await wish(room, choice);
      onClose();
    } catch (error) {
      setFailure(wordsFor(error, t('chat.fading-not-changed', 'That was not changed.')));
    }
  });
  const isOwnWord = choice === 'off' || choice === holds;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('chat.fading', 'Disappearing lines')}
      description={t(
        'chat.fading-about',
        'Lines that you two write from then on disappear for both, on all devices, with their pictures and quotes.',
      )}
      footer={
        <Button full variant="lime" pending={isRunning} onClick={() => void save()}>
          {isOwnWord ? t('common.save', 'Save') : t('chat.fading-ask', 'Ask {name}', { name: room.name })}
        </Button>
      }
    >
      <fieldset>
        <legend className="sr-only">{t('chat.fading', 'Disappearing lines')}</legend>
        {(['off', ...fadingLengths] as const).map((one) => (
          <RadioRow
            key={one}
            name="fading"
            title={lengthWords[one]}
            checked={choice === one}
            disabled={one !== 'off' && !room.canSend}
            onPick={() => setChoice(one)}
          />
        ))}
      </fieldset>
      <ul className="mt-4 flex list-disc flex-col gap-1.5 ps-5 text-sm text-ink-2">
        <li>{t('chat.fading-both', 'It begins once you both want the same, and each of you can end it.')}</li>
        <li>{t('chat.fading-written', 'A line keeps the end under which it was written.')}</li>
        <li>
          {t(
            'chat.fading-limits',
            'Nobody can stop a screenshot. A report keeps what it copied, and a backup its lines until it is replaced.',
          )}
        </li>
      </ul>
      {failure !== undefined && (
        <p role="alert" className="mt-4 text-coral-ink">
          {failure}
        </p>
      )}
    </Sheet>
  );
}
