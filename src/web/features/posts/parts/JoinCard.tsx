import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { t } from '#web/words/words.ts';

/** Invites a visitor to sign up or log in. `next` is the page that opens afterwards. */
export function JoinCard({ title, note, next }: { title: string; note: string; next: string }) {
  return (
    <aside className="relative isolate overflow-hidden rounded-sheet bg-paper-2 px-6 py-8 md:px-10 md:py-10">
      <ContourLines seed="come in" width={900} height={360} peak={[0.82, 0.4]} className="-z-10" />
      <h2 className="max-w-[22rem] text-2xl md:text-3xl">{title}</h2>
      <p className="mt-2 max-w-md text-ink-2">{note}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link href={paths.signup(next)} className={buttonClass({ variant: 'lime' })}>
          {t('common.join-now', 'JOIN NOW')}
        </Link>
        <Link href={paths.login(next)} className="inline-flex min-h-11 items-center font-semibold underline">
          {t('common.already-wildin', 'Already wildin?')}
        </Link>
      </div>
    </aside>
  );
}
