/** The windows over a page, and the library that traps the focus in them, loaded in one file. */
export { ConfirmWindow, DialogWindow } from './DialogWindow.tsx';
export { FullWindow } from './FullWindow.tsx';
export { SheetWindow } from './SheetWindow.tsx';
