/**
 * Returns the files that a paste brings. A spreadsheet or a word processor puts a picture of its words beside them, and
 * there the words are meant, so a paste with a text brings no files. A file copied on a desktop has its name as text.
 */
export function pastedFiles(data: Pick<DataTransfer, 'files' | 'getData'>): File[] {
  const files = [...data.files];
  const text = data.getData('text/plain').trim();
  const names = files.map(({ name }) => name).join('\n');
  return text === '' || text.replaceAll('\r', '') === names ? files : [];
}
