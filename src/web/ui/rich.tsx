import { Fragment, type ReactNode } from 'react';

type Parts = Readonly<Record<string, ReactNode | ((inner: string) => ReactNode)>>;

/**
 * Returns a text whose parts look or act differently: `<link>…</link>` is what `parts.link` makes of the words between,
 * and `<name/>` is `parts.name` itself. So a sentence stays one text, and a language puts its parts where they belong.
 */
export function rich(text: string, parts: Parts): ReactNode {
  return text.split(/(<\w+\/>|<\w+>[^<]*<\/\w+>)/).map((piece, at) => {
    const [, name = '', inner = ''] = /^<(\w+)\/?>(?:([^<]*)<)?/.exec(piece) ?? [];
    const part = parts[name];
    // The order of a text's pieces never changes while it is shown.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={at}>{typeof part === 'function' ? part(inner) : (part ?? piece)}</Fragment>;
  });
}
