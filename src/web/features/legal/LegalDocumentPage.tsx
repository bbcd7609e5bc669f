import { useMemo } from 'react';
import { Link } from 'wouter';
import {
  legalVersion,
  privacy,
  safety,
  terms,
  type LegalBlock,
  type LegalDocument,
  type LegalSection,
  type LegalTable,
} from '#content/legal.ts';
import { paths } from '#web/paths.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading } from '#web/ui/Skeleton.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { rich } from '#web/ui/rich.tsx';
import { useWords } from '#web/words/later.ts';
import { language, locale, t } from '#web/words/words.ts';
import { inOwnWords } from './own-words.ts';

const siblings = [
  { of: terms.title, title: t('common.terms', 'Terms'), href: paths.terms() },
  { of: privacy.title, title: t('common.privacy', 'Privacy'), href: paths.privacy() },
  { of: safety.title, title: t('common.safety', 'Safety'), href: paths.safety() },
];

type DocumentProps = { document: LegalDocument };

/** A legal document for reading, searching and printing, in one column with a table of contents at the top. */
export function LegalDocumentPage({ document }: DocumentProps) {
  return useWords('legal') ? <Read document={document} /> : <Loading />;
}

function Read({ document: given }: DocumentProps) {
  const { title, lede, sections } = useMemo(() => inOwnWords(given), [given]);
  useTitle(title);
  return (
    <div className="pt-safe mx-auto w-full max-w-[42.5rem] px-5 pb-16 print:max-w-none print:px-0">
      <div className="-mx-2 flex min-h-14 flex-wrap items-center justify-between gap-x-2 print:hidden">
        <Link
          href={paths.home()}
          aria-label={t('legal.back-to-wildin', 'Back to wildin')}
          className={iconButtonClass()}
        >
          <ArrowLeft size={26} />
        </Link>
        <Siblings here={given.title} />
      </div>
      <PageHeading className="display-tight mt-6 text-[min(3.1875rem,15vw)] leading-[1.02]">{title}</PageHeading>
      <p className="mt-2 text-lg text-ink-2">{lede}</p>
      <p className="mt-2 text-sm text-ink-2">
        {rich(t('legal.version-of', 'Version of <day/>'), {
          day: <time dateTime={legalVersion}>{inWords(legalVersion)}</time>,
        })}
      </p>
      {language !== 'en' && given === terms && (
        <p className="mt-2 text-sm text-ink-2">
          {t('legal.english-binds', 'This is a translation. The English text is the one that binds.')}
        </p>
      )}
      <nav aria-label={t('legal.contents', 'Contents')} className="mt-8 border-y border-line py-4 print:hidden">
        <ol className="grid grid-cols-1 gap-x-6 md:grid-cols-2">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="inline-flex min-h-11 items-center py-1.5 leading-5 font-semibold hover:underline"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="scroll-mt-6 pt-10 print:break-inside-avoid print:pt-6">
          <h2 className="text-xl">{section.title}</h2>
          {section.body.map((block) => (
            <Block key={blockKey(block)} block={block} />
          ))}
          {section.links && <Lines links={section.links} />}
        </section>
      ))}
    </div>
  );
}

function Siblings({ here }: { here: string }) {
  return (
    <nav aria-label={t('legal.legal-pages', 'Legal pages')} className="flex min-w-0 flex-wrap justify-end gap-x-1">
      {siblings.map(({ of, title, href }) => (
        <Link
          key={href}
          href={href}
          aria-current={of === here ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-ink-2 hover:text-ink hover:underline aria-[current]:text-ink aria-[current]:underline"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="mt-3">{block}</p>;
  if ('rows' in block) return <Table table={block} />;
  return (
    <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 marker:text-ink-3">
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Table({ table: { caption, rows } }: { table: LegalTable }) {
  const [head = [], ...body] = rows;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
    <div role="region" aria-label={caption} tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="w-full border-collapse text-start">
        <caption className="pb-2 text-start text-sm text-ink-2">{caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            {head.map((cell) => (
              <th key={cell} scope="col" className="py-2 pe-3 align-bottom text-sm">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(([name = '', ...cells]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 pe-3 font-semibold">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]} className="py-2 pe-3 whitespace-nowrap tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Lines({ links }: { links: NonNullable<LegalSection['links']> }) {
  return (
    <ul className="mt-4 grid grid-cols-1 gap-3 md:grid-cols-2">
      {links.map(({ label, note, href }) => (
        <li key={href} className="flex">
          <a
            href={href}
            rel="noreferrer"
            className="flex min-h-11 min-w-0 grow flex-col justify-center rounded-control border-[1.5px] border-edge px-4 py-2.5 hover:bg-paper-2"
          >
            <span className="display text-lg wrap-anywhere">{label}</span>
            <span className="text-sm text-ink-2">{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function blockKey(block: LegalBlock): string {
  if (typeof block === 'string') return block;
  return 'rows' in block ? block.caption : block.join('');
}

/** Formats the date of the version. The date is the same in every time zone. */
function inWords(version: string): string {
  return new Date(version).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
