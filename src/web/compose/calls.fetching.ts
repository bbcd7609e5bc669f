/**
 * Fetches the code of calls. This small file stands between, because whoever imports code on demand also loads the list
 * of all its files: the first pages then load the name of one.
 */
export const fetchCode = () => import('./CallsOver.tsx');
