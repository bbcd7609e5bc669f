import { lazy, type ComponentType } from 'react';

/** Returns a part that its page works without: where the code cannot be had, `instead` or nothing is shown in its place. */
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
