import { Fragment, type ReactNode } from 'react';

type Parts = Readonly<Record<string, ReactNode | ((inner: string) => ReactNode)>>;

/**
 * Replaces marked parts of a text by nodes: `<link>…</link>` becomes `parts.link`, called with the words between, and
 * `<name/>` becomes `parts.name`, isolated so that it turns no word beside it. The sentence stays one text, so each
 * language can put its parts in its own order.
 */
export function rich(text: string, parts: Parts): ReactNode {
  return text.split(/(<\w+\/>|<\w+>[^<]*<\/\w+>)/).map((piece, at) => {
    const [, name = '', inner = ''] = /^<(\w+)\/?>(?:([^<]*)<)?/.exec(piece) ?? [];
    const part = parts[name];
    // The order of a text's pieces never changes while it is shown.
    // oxlint-disable-next-line react/no-array-index-key
    if (part === undefined) return piece !== '' && <span key={at}>{piece}</span>;
    // oxlint-disable-next-line react/no-array-index-key
    return typeof part === 'function' ? <Fragment key={at}>{part(inner)}</Fragment> : <bdi key={at}>{part}</bdi>;
  });
}
