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
  '/trending': {
    title: 'What’s Trending',
    will: 'Twenty open rooms, the liveliest first, each about one thing people cannot stop talking about.',
    meanwhile: { say: 'Until then, start something of your own.', label: 'Open your chats', href: paths.chats() },
    animal: 'bee',
    latin: 'Apis rumoris',
  },
  '/chaos': {
    title: 'Chaos Clouds',
    will: 'Drop-in group chats that gather, rain jokes for an hour and drift off again.',
    meanwhile: { say: 'A cloud will ask how you feel.', label: 'Choose your vibes', opens: 'vibe' },
    animal: 'octopus',
    latin: 'Octopus nubium',
  },
  '/chaos/create': {
    title: 'New Group',
    will: 'A name, a mood, a picture, and your own cloud goes up.',
    meanwhile: { say: 'Until then, gather them one by one.', label: 'Find a match', href: paths.match() },
    animal: 'bowerbird',
    latin: 'Ptilonorhynchus congregans',
  },
  '/chaos/group-type': {
    title: 'Group Type',
    will: 'What kind of gathering it is, so that the right people wander in.',
    meanwhile: { say: 'Until then, know your own kind.', label: 'See your report', href: paths.report() },
    animal: 'meerkat',
    latin: 'Suricata ordinans',
  },
  '/subscription': {
    title: 'Premium',
    will: 'Three plans in plain words, and a way out as short as the way in. Everything about safety stays free.',
    meanwhile: { say: 'Today’s three matches are free anyway.', label: 'Find a match', href: paths.match() },
    animal: 'eagle',
    latin: 'Aquila paulo altior',
  },
};
