import { useEffect } from 'react';
import { isolate } from '#web/words/words.ts';

/** The last title that a page has set; null until a page sets one. */
let words: string | null = null;
let count = 0;
/** The mark of the place, which ends every title. */
let mark = 'wildin';

const marked = (title: string): string => `${isolate(title)} · ${mark}`;

/** Ends the titles of all pages from now on with the mark of the place. */
export function setTitleMark(next: string): void {
  mark = next;
  if (words !== null) document.title = titleWith(marked(words), count);
}

/** Sets the document's title, until another page sets its own: "Chats · wildin". */
export function useTitle(title: string): void {
  useEffect(() => {
    words = title;
    document.title = titleWith(marked(title), count);
  }, [title]);
}

/** Sets the number of unread messages in the title of this page and all that follow: "(3) Chats · wildin". */
export function setTitleCount(next: number): void {
  count = next;
  const plain = words === null ? document.title.replace(/^\(\d+\+?\) /, '') : marked(words);
  document.title = titleWith(plain, count);
}

export function titleWith(title: string, unread: number): string {
  if (unread <= 0) return title;
  return `(${unread > 99 ? '99+' : unread}) ${title}`;
}
