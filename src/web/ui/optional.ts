import { lazy, type ComponentType } from 'react';

/** Returns a part that the page can do without: if its code cannot be loaded, `instead` or nothing is shown. */
export function optional<P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = () => null,
) {
  return lazy<ComponentType<P>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
}
