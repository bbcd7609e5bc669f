import { createValue } from '#web/ui/value.ts';

/** The number of unread messages on the tab's badge. This module imports no schemas: every first page loads it. */
const count = createValue(0);

export const { set: setUnreadCount, use: useUnreadCount } = count;
