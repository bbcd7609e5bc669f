import { expect, it } from 'vitest';
import { pastedFiles } from './pastedFiles.ts';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const pasted = (texts: Record<string, string>, files: File[] = [picture]): File[] =>
  pastedFiles({ files: files as unknown as FileList, getData: (type) => texts[type] ?? '' });

it.each([
  ['a spreadsheet', { 'text/plain': '1\t2\r\n', 'text/html': '<table>' }],
  ['a word processor', { 'text/plain': 'Dear all', 'text/html': '<p>Dear all</p>' }],
])('The paste of %s brings words, not their picture', (_, texts) => {
  expect(pasted(texts)).toEqual([]);
});

it.each([
  ['a picture of a page', { 'text/html': '<img src="x">' }],
  ['a screenshot', {}],
  ['blanks beside a picture', { 'text/plain': ' \n' }],
  ['a file of a desktop with its name', { 'text/plain': 'image.png' }],
])('The paste of %s brings the picture', (_, texts) => {
  expect(pasted(texts)).toEqual([picture]);
});
