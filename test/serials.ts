let last = 0;

/** Returns the next number for a test person. Each test file starts at 1, so that files are independent. */
export function nextSerial(): number {
  last += 1;
  return last;
}

export function restartSerials(): void {
  last = 0;
}
