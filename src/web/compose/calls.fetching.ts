/**
 * Fetches the code of calls. This small file stands between, because a file that imports code on demand contains the
 * names of all its files: the first pages then load one name.
 */
export const fetchCode = () => import('./CallsOver.tsx');
