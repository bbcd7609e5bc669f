import { useEffect } from 'react';

/**
 * Replaces `react-style-singleton`: returns a component that adds style rules to the document while it is mounted.
 * A constructable sheet is not an inline style, so a policy of `style-src 'self'` allows it.
 */
export function styleSingleton() {
  const mounted = new Map<string, { count: number; sheet: CSSStyleSheet }>();

  return function AdoptedStyles({ styles }: { styles: string; dynamic?: boolean }) {
    useEffect(() => {
      const known = mounted.get(styles);
      if (known) {
        known.count += 1;
      } else {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
        mounted.set(styles, { count: 1, sheet });
      }
      return () => {
        const entry = mounted.get(styles);
        if (!entry) return;
        entry.count -= 1;
        if (entry.count > 0) return;
        mounted.delete(styles);
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
      };
    }, [styles]);
    return null;
  };
}
