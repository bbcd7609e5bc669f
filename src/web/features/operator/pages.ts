import { paths } from '#web/paths.ts';
import { AddressBook } from '#web/ui/icons/AddressBook.ts';
import { Archive } from '#web/ui/icons/Archive.ts';
import { Heartbeat } from '#web/ui/icons/Heartbeat.ts';
import type { Icon } from '#web/ui/icons/icon.tsx';
import { SlidersHorizontal } from '#web/ui/icons/SlidersHorizontal.ts';
import { UsersThree } from '#web/ui/icons/UsersThree.ts';
import { optional, type Optional } from '#web/ui/optional.ts';
import { t } from '#web/words/words.ts';

/** One of the operators' pages: its name in the rail, and its code, which loads when it first shows. */
export interface OperatorPage {
  name: string;
  href: string;
  icon: Icon;
  Page: Optional<object>;
}

/** The pages in the order of the rail. */
export const operatorPages: readonly OperatorPage[] = [
  {
    name: t('operator.health', 'Health'),
    href: paths.operator(),
    icon: Heartbeat,
    Page: late(async () => (await import('./health/HealthPage.tsx')).HealthPage),
  },
  {
    name: t('operator.community', 'Community'),
    href: paths.operator('community'),
    icon: UsersThree,
    Page: late(async () => (await import('./community/CommunityPage.tsx')).CommunityPage),
  },
  {
    name: t('operator.settings', 'Settings'),
    href: paths.operator('settings'),
    icon: SlidersHorizontal,
    Page: late(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage),
  },
  {
    name: t('operator.people', 'People'),
    href: paths.operator('people'),
    icon: AddressBook,
    Page: late(async () => (await import('./people/PeoplePage.tsx')).PeoplePage),
  },
  {
    name: t('operator.backups', 'Backups'),
    href: paths.operator('backups'),
    icon: Archive,
    Page: late(async () => (await import('./backups/BackupsPage.tsx')).BackupsPage),
  },
];

function late(load: Parameters<typeof optional>[0]): Optional<object> {
  return optional(load, {
    // The boundary around the pages takes the error.
    instead: (error) => () => {
      throw error;
    },
  });
}

/** Returns the page at an address; undefined if there is none. */
export function operatorPageAt(location: string): OperatorPage | undefined {
  return operatorPages.find(({ href }) => href === location.replace(/\/$/, ''));
}
