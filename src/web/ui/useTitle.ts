import { useEffect } from 'react';

/** The document's title while the calling page is shown: "Chats · wildin". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · wildin`;
  }, [title]);
}
