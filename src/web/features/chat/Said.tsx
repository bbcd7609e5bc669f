import { use } from 'react';
import { useMe } from '#web/platform/me.ts';
import { NamesContext } from './names.ts';
import { partsOf } from '#web/platform/mentions.ts';

/** The words of a message; in a room of many, with the people whom it mentions. */
export function Said({ content }: { content: string }) {
  const names = use(NamesContext);
  const me = useMe().data?.handle;
  if (names === undefined || !content.includes('@')) return content;
  const handles = new Set([...names.values()].map(({ handle }) => handle));
  return partsOf(content).map(({ at, text, handle }) => {
    if (handle === undefined || (handle !== me && !handles.has(handle))) return text;
    return handle === me ? (
      <mark key={at} className="rounded-[4px] bg-lime px-0.5 font-semibold text-lime-ink">
        {text}
      </mark>
    ) : (
      <strong key={at} className="font-semibold">
        {text}
      </strong>
    );
  });
}
