import { paths } from '#web/paths.ts';
import type { ModalName } from '#web/platform/modal.ts';
import type { AnimalName } from '#web/ui/Animal.tsx';

export type Soon = {
  title: string;
  /** What will be here. */
  will: string;
  /** A link to something that exists today. */
  meanwhile: { say: string; label: string } & ({ href: string } | { opens: ModalName });
  animal: AnimalName;
  /** The animal of the page, as the field guide names it. */
  latin: string;
};

/** The features that are still to come, by their address. */
export const soon: Readonly<Record<string, Soon>> = {
  '/subscription': {
    title: 'Premium',
    will: 'Three plans in plain words, and a way out as short as the way in. Everything about safety stays free.',
    meanwhile: { say: 'Today’s three matches are free anyway.', label: 'Find a match', href: paths.match() },
    animal: 'eagle',
    latin: 'Aquila paulo altior',
  },
};
