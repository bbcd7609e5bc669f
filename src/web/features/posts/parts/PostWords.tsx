import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { partsOf } from '#web/platform/mentions.ts';

/** The text of a post or a comment. A mentioned handle is a link to the person's invite page. */
export function PostWords({ content }: { content: string }) {
  return partsOf(content).map(({ at, text, handle }) =>
    handle === undefined ? (
      <span key={at}>{text}</span>
    ) : (
      <Link
        key={at}
        href={paths.invite(handle)}
        className="relative z-10 font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {text}
      </Link>
    ),
  );
}
