/** The name of a device whose browser reveals neither itself nor its system. */
export const UNKNOWN_DEVICE = 'Unknown device';

const BETWEEN = ' on ';

/** Devices are stored by English names, such as 'Firefox on Android'. A reader gets the parts in words of their own. */
export const deviceNamed = (browser: string, system: string): string => `${browser}${BETWEEN}${system}`;

/** Returns the browser and the system that a device's name consists of; undefined if it names only one of them. */
export function deviceParts(name: string): { browser: string; system: string } | undefined {
  const [browser = '', system] = name.split(BETWEEN);
  return system === undefined ? undefined : { browser, system };
}
