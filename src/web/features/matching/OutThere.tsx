import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { CloudLightning } from '#web/ui/icons/CloudLightning.ts';
import { TrendUp } from '#web/ui/icons/TrendUp.ts';

const places = [
  {
    title: 'What’s Trending',
    note: 'Twenty open rooms, each about one thing people cannot stop talking about.',
    href: paths.trending(),
    icon: TrendUp,
  },
  {
    title: 'Chaos Clouds',
    note: 'Drop-in group chats that gather, rain jokes and drift off again.',
    href: paths.chaos(),
    icon: CloudLightning,
  },
] as const;

/** Where people meet in numbers. Both are being built, and say so. */
export function OutThere() {
  return (
    <section aria-labelledby="out-there">
      <h2 id="out-there" className="text-2xl">
        Or meet a crowd
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {places.map(({ title, note, href, icon: Glyph }) => (
          <li key={title}>
            <Link href={href} className="-mx-3 flex items-center gap-4 rounded-control px-3 py-4 hover:bg-paper-2">
              <Glyph size={30} className="shrink-0" />
              <span className="min-w-0 grow">
                <span className="display block text-lg leading-6">{title}</span>
                <span className="block text-sm text-ink-2">{note}</span>
              </span>
              <span className="shrink-0 text-sm font-semibold text-ink-2">Soon</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
