import { Link } from 'wouter';
import { type Beginning } from '#content/beginnings.ts';
import { cloudTypes } from '#content/clouds.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { spoken, t } from '#web/words/words.ts';
import { carriedTo } from './carried.ts';
import { typeIcons } from './cloud.icons.ts';

/** Returns the address of the form for a new cloud with a beginning's words. */
export function formOf({ type, tag, name, line }: Beginning): string {
  const words = { name: spoken(name), description: spoken(line), profileDisplay: true };
  return carriedTo(paths.chaosCreate(), words, { type, tag });
}

export const orStart = t('clouds.or-start-one', 'Or start one of these:');
export const couldStart = t('clouds.three-to-start', 'Three clouds that you could start:');

interface BeginningsProps {
  offered: readonly Beginning[];
  /** Whether open clouds stand above. */
  isMore: boolean;
  /** Whether the heading of the page already says what they are. */
  isBare: boolean;
}

/** Three clouds that one could start today. A tap opens the form with their words. */
export function Beginnings({ offered, isMore, isBare }: BeginningsProps) {
  const label = isMore ? orStart : couldStart;
  return (
    <section aria-label={label} className={isMore ? 'mt-8' : 'mt-3'}>
      {!isBare && <h3 className="text-base">{label}</h3>}
      <ul className="mt-2 border-t border-line">
        {offered.map((beginning) => (
          <li key={beginning.tag} className="border-b border-line">
            <Link href={formOf(beginning)} className="group flex min-h-20 items-center gap-4 py-4">
              <BeginningWords of={beginning} />
              <CaretRight size={20} className="shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href={paths.chaosCreate()}
        className={cx(buttonClass({ variant: isMore ? 'outline' : 'lime', full: true }), 'mt-6')}
      >
        {t('clouds.start-a-new-group', 'Start a New Group')}
      </Link>
    </section>
  );
}

export function BeginningWords({ of: { type, tag, name, line } }: { of: Beginning }) {
  const Glyph = typeIcons[type];
  return (
    <>
      <Glyph size={28} className="shrink-0" />
      <span className="min-w-0 grow">
        <span className="display block text-lg leading-6 [overflow-wrap:anywhere] group-hover:underline">
          {spoken(name)}
        </span>
        <span className="mt-0.5 block">{spoken(line)}</span>
        <span className="mt-1 block text-sm [overflow-wrap:anywhere] text-ink-2">
          {spoken(cloudTypes[type].title)} · {spoken(tag)}
        </span>
      </span>
    </>
  );
}
