/**
 * Settings of servers that several files use. Files that name the same object run on the same server, whose start takes
 * as long as a short test.
 */

/** As after an installation: no keys of a payment service and no sandbox. */
export const WITHOUT_TOOLS = { DEV_TOOLS: 'false' };

/** A server for tests whose clouds and rooms everyone would see. It has no demonstration community, as by default. */
export const APART = { DEMO_COMMUNITY: 'false' };
