import { createElement, type ComponentType } from 'react';
import { late, useLate, type Late } from './late.ts';

interface Closing {
  onClose: () => void;
}

/** A window whose code is loaded when the window first opens, or before, if a page calls `fetchOnceTouched`. */
type Fetched<P> = ComponentType<P> & Pick<Late<unknown>, 'fetchOnceTouched'>;

/** Makes a window from `load`. If loading fails, the window closes and the page stays. */
export function fetched<P extends Closing>(load: () => Promise<ComponentType<P>>): Fetched<P> {
  const code = late(load);
  function Window(props: P) {
    const Loaded = useLate(code, true, props.onClose);
    return Loaded && createElement(Loaded, props);
  }
  return Object.assign(Window, { fetchOnceTouched: code.fetchOnceTouched });
}
