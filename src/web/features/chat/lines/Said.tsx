import { use } from 'react';
import { Link } from 'wouter';
import { NamesContext } from '#web/features/chat/names.ts';
import { linksIn } from './links.ts';
import { useMe } from '#web/platform/me.ts';
import { partsOf } from '#web/platform/mentions.ts';

/** The words of a message, with links for addresses and, in a group, for mentioned members. */
export function Said({ content, isLinked }: { content: string; isLinked: boolean }) {
  if (!isLinked || !content.includes('://')) return <Naming content={content} />;
  return linksIn(content).map(({ at, text, href, shown = text }) =>
    href === undefined ? (
      <Naming key={at} content={text} />
    ) : (
      <a
        key={at}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline underline-offset-2"
      >
        {shown}
      </a>
    ),
  );
}

/** A member's handle links to their profile. The reader's own handle is highlighted. */
function Naming({ content }: { content: string }) {
  const names = use(NamesContext);
  const me = useMe().data?.handle;
  if (names === undefined || !content.includes('@')) return <span>{content}</span>;
  const hrefs = new Map([...names.values()].map(({ handle, href }) => [handle, href]));
  return partsOf(content).map(({ at, text, handle = '' }) => {
    const href = hrefs.get(handle);
    if (handle !== '' && handle === me)
      return (
        <mark key={at} className="rounded-[4px] bg-lime px-0.5 font-semibold text-lime-ink">
          {text}
        </mark>
      );
    if (href === undefined) return <span key={at}>{text}</span>;
    return (
      <Link key={at} href={href} className="font-semibold underline decoration-1 underline-offset-2 hover:decoration-2">
        {text}
      </Link>
    );
  });
}
