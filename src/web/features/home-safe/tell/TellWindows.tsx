import type { HomeSafe } from '#contract/home-safe.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { t } from '#web/words/words.ts';
import type { Numbers } from './NumbersSheet.tsx';
import type { Choice, TellWindow, Whom } from './tell.choice.ts';

const TrustedSheet = fetched(() =>
  import('#web/features/home-safe/people/TrustedSheet.tsx').then((code) => code.TrustedSheet),
);
const PinSheet = fetched(() => import('#web/features/home-safe/people/PinSheet.tsx').then((code) => code.PinSheet));
const Preview = fetched(() => import('./SafePagePreview.tsx').then((code) => code.SafePagePreview));
const NumbersSheet = fetched(() => import('./NumbersSheet.tsx').then((code) => code.NumbersSheet));
const WhomSheet = fetched(() => import('./WhomSheet.tsx').then((code) => code.WhomSheet));
const WhatThisIsNot = fetched(() => import('./WhatThisIsNot.tsx').then((code) => code.WhatThisIsNot));

interface TellWindowsProps {
  window: TellWindow;
  home: HomeSafe;
  choice: Choice;
  onChoose: (id: string) => void;
  onNumbers: (numbers: Numbers) => void;
  onWhom: (whom: Whom) => void;
  onClose: () => void;
}

/** The window that is open, if one is. */
export function TellWindows({
  window,
  home,
  choice: { person, numbers, whom, body, fault },
  onChoose,
  onNumbers,
  onWhom,
  onClose,
}: TellWindowsProps) {
  switch (window) {
    case 'people':
      return (
        <TrustedSheet
          home={home}
          chosen={person?.id}
          onChoose={({ id }) => {
            onChoose(id);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'pins':
      return <PinSheet hasPins={home.hasPins} onClose={onClose} />;
    case 'preview':
      return <Preview name={person?.name ?? ''} body={body} onClose={onClose} />;
    case 'not':
      return <WhatThisIsNot onClose={onClose} />;
    case 'numbers':
      return (
        <NumbersSheet
          name={person?.name ?? t('home-safe.your-person', 'Your person')}
          numbers={numbers}
          errors={fault?.fields ?? {}}
          onKeep={(kept) => {
            onNumbers(kept);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'whom':
      return (
        <WhomSheet
          whom={whom}
          errors={fault?.fields ?? {}}
          onKeep={(kept) => {
            onWhom(kept);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case null:
      return null;
  }
}
