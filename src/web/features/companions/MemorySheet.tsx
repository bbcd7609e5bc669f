import { useState } from 'react';
import type { CompanionMemory } from '#contract/companions.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { AiMark } from '#web/ui/Marks.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { locale, t } from '#web/words/words.ts';
import { forgetEverything, useMemory } from './companions.data.ts';
import { useForgetting } from './useForgetting.ts';

type MemorySheetProps = { roomId: string; onClose: () => void };

/** Shows what an AI character remembers of one conversation, with buttons to delete one note or everything. */
export function MemorySheet({ roomId, onClose }: MemorySheetProps) {
  const { data, isError, isFetching, refetch } = useMemory(roomId);
  const [isAsking, setAsking] = useState(false);
  const hasAnything = data !== undefined && (data.notes.length > 0 || data.linesRead > 0);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        data
          ? t('companions.what-remembers', 'What {displayName} remembers', { displayName: data.companion.displayName })
          : t('companions.what-is-remembered', 'What is remembered')
      }
      description={
        <>
          <AiMark className="me-1.5" />
          {t('companions.only-you-see-this', 'Only you see this.')}
        </>
      }
      {...(data && { lead: <Avatar person={data.companion} size={46} /> })}
      {...(hasAnything && {
        footer: (
          <Button variant="outline" full onClick={() => setAsking(true)}>
            {t('companions.forget-everything', 'Forget everything')}
          </Button>
        ),
      })}
    >
      {data && (
        <>
          <p className="text-sm text-ink-2">{readsWords(data)}</p>
          <p className="mt-2 mb-4 text-sm text-ink-2">{answersWords(data)}</p>
          <Notes memory={data} roomId={roomId} />
        </>
      )}
      {!data && !isError && (
        <Loading label={t('companions.looking-into-the-memory', 'Looking into the memory')}>
          <RowSkeleton rows={4} />
        </Loading>
      )}
      {!data && isError && (
        <ErrorState
          title={t('companions.the-memory-did-not-open', 'The memory did not open.')}
          safe={t('companions.nothing-was-forgotten-and-nothing', 'Nothing was forgotten, and nothing added.')}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <ForgetAll memory={data} roomId={roomId} isOpen={isAsking} onClose={() => setAsking(false)} />}
    </Sheet>
  );
}

/** Returns the sentence that lists everything the companion reads before it answers. */
function readsWords({ companion: { displayName }, linesRead }: CompanionMemory): string {
  const lines =
    linesRead === 1
      ? t('companions.the-last-line-said-here', 'the last line said here')
      : t('companions.the-last-lines-said-here', 'the last {linesRead} lines said here', { linesRead });
  const talk =
    linesRead === 0 ? t('companions.nothing-of-what-was-said', 'nothing of what was said here before') : lines;
  return t(
    'companions.to-answer-you-reads-these',
    'To answer you, {displayName} reads these notes, {talk}, and your name, bio, archetype and interests. Nothing else.',
    { displayName, talk },
  );
}

const answersWords = ({ companion: { displayName }, answeredBy }: CompanionMemory): string =>
  answeredBy === 'written'
    ? t(
        'companions.written-lines-answer',
        '{displayName} answers with lines written in advance. No language model reads this chat.',
        {
          displayName,
        },
      )
    : t(
        'companions.a-model-answers',
        'A language model answers as {displayName}, connected by whoever runs this server. When it has nothing to say, written lines do.',
        { displayName },
      );

const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

function Notes({ memory, roomId }: { memory: CompanionMemory; roomId: string }) {
  const { leaving, start, keep } = useForgetting(roomId);
  const { notes, clearedAt, companion } = memory;
  return (
    <>
      {notes.length === 0 ? (
        <EmptyState
          title={t('companions.has-no-notes-about-you', '{displayName} has no notes about you.', {
            displayName: companion.displayName,
          })}
          note={t(
            'companions.tell-something-of-yourself-a',
            'Tell something of yourself, a name or a dog, and it may land here.',
          )}
        />
      ) : (
        <ul aria-label={t('companions.notes', 'Notes')} className="divide-y divide-line">
          {notes.map(({ id, text, said, notedAt }) => (
            <li key={id} className="flex min-h-16 items-center gap-3 py-2">
              {leaving.has(id) ? (
                <>
                  <span role="status" className="grow text-ink-2">
                    {t('companions.forgetting-this-one', 'Forgetting this one.')}
                  </span>
                  <Button variant="quiet" size="sm" onClick={() => keep(id)}>
                    {t('common.undo', 'Undo')}
                  </Button>
                </>
              ) : (
                <>
                  <span className="min-w-0 grow wrap-anywhere">
                    <bdi lang="en">{text}</bdi>
                    {said !== null && (
                      <q className="block text-sm text-ink-2">
                        <span className="sr-only">{t('companions.from-your-line', 'From your line:')} </span>
                        <bdi {...asWritten}>{said}</bdi>
                      </q>
                    )}
                    <time dateTime={notedAt} className="block text-xs text-ink-2">
                      {days.format(new Date(notedAt))}
                    </time>
                  </span>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('companions.forget', 'Forget: {text}', { text })}
                    onClick={() => start(id)}
                  >
                    {t('companions.forget-2', 'Forget')}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {clearedAt !== null && (
        <p className="mt-4 text-center text-sm text-ink-2">
          {t('companions.everything-before-is-forgotten', 'Everything before {value} is forgotten.', {
            value: days.format(new Date(clearedAt)),
          })}
        </p>
      )}
    </>
  );
}

type ForgetAllProps = { memory: CompanionMemory; roomId: string; isOpen: boolean; onClose: () => void };

function ForgetAll({ memory, roomId, isOpen, onClose }: ForgetAllProps) {
  const { displayName } = memory.companion;
  const [clear, isBusy] = useOneAtATime(async () => {
    try {
      await forgetEverything(roomId);
      onClose();
      toast({
        title: t('companions.remembers-nothing-of-it', '{displayName} remembers nothing of it', { displayName }),
        tone: 'good',
      });
    } catch {
      toastFailure({
        title: t('companions.not-forgotten-yet', 'Not forgotten yet'),
        description: t('companions.everything-is-as-it-was', 'Everything is as it was. Please try again.'),
      });
    }
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('companions.forget-everything-2', 'Forget everything?')}
      description={t(
        'companions.forgets-every-note-and-all',
        '{displayName} forgets every note and all that was said until now. The conversation stays here for you to read. This cannot be undone.',
        { displayName },
      )}
      confirm={t('companions.forget-everything', 'Forget everything')}
      cancel={t('companions.keep-it', 'Keep it')}
      danger
      pending={isBusy}
      onConfirm={() => void clear()}
    />
  );
}
