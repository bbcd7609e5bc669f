import { useQuery } from '@tanstack/react-query';
import { languages, type Language } from '#contract/languages.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError, type CallError } from '#web/platform/calls/call.ts';
import { queryClient } from '#web/platform/calls/query.ts';
import { Sparkle } from '#web/ui/icons/Sparkle.ts';
import { cx } from '#web/ui/cx.ts';
import { language, t } from '#web/words/words.ts';
import { useWanted, want } from './wanted.ts';

/** What a machine made of a text or of a sound. */
export interface MachineText {
  content: string;
  /** The language of the original by its code, where the machine names one. */
  from?: string | null;
  to?: Language;
}

interface ByMachineProps {
  /** The name of what is read. An edit of it is another name, so that no old words stay. */
  name: string;
  work: 'translates' | 'writesOut';
  /** The words of the original; '' for a sound. */
  original?: string;
  read: () => Promise<MachineText>;
  /** True if the person is offered it without asking. */
  isOffered: boolean;
  className?: string;
}

/** A text of a person as a machine reads it, below the original, which stays. It is read when the person taps. */
export function ByMachine({ name, work, original = '', read, isOffered, className }: ByMachineProps) {
  const isWanted = useWanted(name);
  if (!isWanted && !isOffered) return null;
  return (
    <div className={cx('max-w-[34rem] min-w-0', className)}>
      {isWanted ? (
        <Shown name={name} work={work} original={original} read={read} />
      ) : (
        <button type="button" className={linkClass} onClick={() => want(name)}>
          {work === 'translates' ? t('parts.translate', 'Translate') : t('parts.write-out', 'Write it out')}
        </button>
      )}
    </div>
  );
}

const linkClass = 'inline-flex min-h-11 items-center rounded-control px-1 text-sm font-semibold text-ink-2 underline';

function Shown({ name, work, original, read }: Required<Pick<ByMachineProps, 'name' | 'work' | 'original' | 'read'>>) {
  const answer = useQuery<MachineText, CallError>(
    {
      queryKey: ['machine', work, name, language],
      queryFn: () =>
        read().catch((error: unknown) => {
          throw asCallError(error);
        }),
    },
    queryClient,
  );
  const { data, error, isFetching } = answer;
  if (isFetching && data === undefined) {
    return (
      <p role="status" className="flex min-h-11 items-center px-1 text-sm text-ink-2">
        {work === 'translates' ? t('parts.translating', 'Translating…') : t('parts.writing-out', 'Writing it out…')}
      </p>
    );
  }
  if (data === undefined) {
    return (
      <div className="flex flex-wrap items-center gap-x-3 px-1">
        <p role="alert" className="text-sm text-coral-ink">
          {wordsFor(error)}
        </p>
        <button type="button" className={linkClass} onClick={() => void answer.refetch()}>
          {t('common.try-again', 'Try again')}
        </button>
        <Away name={name} />
      </div>
    );
  }
  const isSame = work === 'translates' && data.content.trim() === original.trim();
  const isEmpty = data.content === '';
  return (
    <div className="mt-1 border-s-2 border-iris ps-3">
      {!isSame && !isEmpty && (
        <p
          dir="auto"
          {...(data.to !== undefined && { lang: data.to })}
          className="whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {data.content}
        </p>
      )}
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
        <span className="inline-flex items-center gap-1">
          <Sparkle size={14} className="shrink-0 text-iris" />
          {noteOf(data, work, { isSame, isEmpty })}
        </span>
        <Away name={name} />
      </p>
    </div>
  );
}

/** The way back to the original alone. */
function Away({ name }: { name: string }) {
  return (
    <button type="button" className={`${linkClass} -ms-1`} onClick={() => want(name, false)}>
      {t('parts.original-only', 'Original only')}
    </button>
  );
}

function noteOf(
  { from }: MachineText,
  work: ByMachineProps['work'],
  { isSame, isEmpty }: { isSame: boolean; isEmpty: boolean },
): string {
  if (work === 'writesOut') {
    return isEmpty
      ? t('parts.nothing-heard', 'The machine heard no words.')
      : t('parts.written-by-machine', 'Written out by a machine. It mishears.');
  }
  const own = languages[language];
  if (isSame) return t('parts.nothing-to-translate', 'The machine found nothing to turn into {own}.', { own });
  const name = nameOf(from);
  return name === undefined
    ? t('parts.translated-by-machine', 'Translated by a machine. It errs.')
    : t('parts.translated-from', 'Translated by a machine. It errs. Original: {name}.', { name });
}

/** Returns the name of a language in the reader's own; undefined for a code that the browser does not know. */
function nameOf(code: string | null | undefined): string | undefined {
  if (code == null) return undefined;
  try {
    const name = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(code);
    return name;
  } catch {
    return undefined;
  }
}
