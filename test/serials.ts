let last = 0;

/** Returns a number for a test person. The numbers start again in each test file, so that files are independent. */
export function nextSerial(): number {
  last += 1;
  return last;
}

export function restartSerials(): void {
  last = 0;
}
