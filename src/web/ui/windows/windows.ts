/** One file that loads the windows over a page, together with the library that keeps the focus in a window. */
export { ConfirmWindow, DialogWindow } from './DialogWindow.tsx';
export { FullWindow } from './FullWindow.tsx';
export { SheetWindow } from './SheetWindow.tsx';
