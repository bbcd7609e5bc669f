/** The windows over a page, with the library that keeps the focus in them. Fetched as one. */
export { ConfirmWindow, DialogWindow } from './DialogWindow.tsx';
export { FullWindow } from './FullWindow.tsx';
export { SheetWindow } from './SheetWindow.tsx';
