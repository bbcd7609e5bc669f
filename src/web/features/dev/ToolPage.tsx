import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { Page } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';

const tools = [
  { name: 'User switcher', href: paths.userSwitcher() },
  { name: 'Socket', href: paths.socketTest() },
  { name: 'Outbox', href: paths.outbox() },
  { name: 'Calls', href: paths.devCalls() },
  { name: 'Matching', href: paths.soulDebug() },
];

/** The frame of a page for developers, with links to the developer tools. */
export function ToolPage({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  useTitle(title);
  return (
    <Page
      title={title}
      lede={lede}
      back={
        <nav aria-label="Developer tools" className="flex flex-wrap gap-x-1">
          {tools.map(({ name, href }) => (
            <Link
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-ink-2 hover:underline"
            >
              {name}
            </Link>
          ))}
        </nav>
      }
    >
      {children}
    </Page>
  );
}
