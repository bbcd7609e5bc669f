export function focusMessageBox(): void {
  document.querySelector<HTMLElement>('[data-message-box]')?.focus();
}
