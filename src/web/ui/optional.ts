import { lazy, type ComponentType } from 'react';

/** Returns a part that its page works without: where the code cannot be had, nothing is shown in its place. */
export function optional<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy<ComponentType<P>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}
