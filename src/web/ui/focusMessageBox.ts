/** Moves the focus to the message box of the page, where there is one. */
export function focusMessageBox(): void {
  document.querySelector<HTMLElement>('[data-message-box]')?.focus();
}
