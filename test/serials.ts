let last = 0;

/** Numbers for people of tests: they begin anew with each test file, so that no file depends on those before it. */
export function nextSerial(): number {
  last += 1;
  return last;
}

export function restartSerials(): void {
  last = 0;
}
