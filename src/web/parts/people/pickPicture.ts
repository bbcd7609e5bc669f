/** Opens the device's file chooser. Calls `take` with the chosen picture; a canceled choice calls nothing. */
export function pickPicture(take: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) take(file);
  });
  input.click();
}
