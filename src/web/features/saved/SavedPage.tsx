import { useState } from 'react';
import type { SavedKind } from '#contract/saved.ts';
import { useSettled } from '#web/parts/forms/useSettled.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { ToggleTab } from '#web/ui/Chip.tsx';
import { MagnifyingGlass } from '#web/ui/icons/MagnifyingGlass.ts';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { savedIn, useSaved } from './saved.data.ts';
import { SavedRow } from './SavedRow.tsx';

/** The pause in typing before a search starts, in ms. */
const REST_MS = 300;

const kinds: readonly (readonly [SavedKind | undefined, string])[] = [
  [undefined, t('saved.all', 'All')],
  ['message', t('saved.messages', 'Messages')],
  ['post', t('saved.posts', 'Posts')],
];

/** Lists the messages and posts that the person saved, the last saved first. */
export function SavedPage() {
  useTitle(t('saved.saved', 'Saved'));
  const [text, setText] = useState('');
  const [kind, setKind] = useState<SavedKind>();
  const words = useSettled(text, REST_MS).trim();
  return (
    <Page
      title={t('saved.saved', 'Saved')}
      lede={t('saved.only-you-see-this', 'Only you see this. Nobody is told what you save.')}
      back={<BackLink to={paths.self()} label={t('saved.back-to-your-profile', 'Back to your profile')} anywhere />}
    >
      <label className="mb-3 flex h-12 items-center gap-3 rounded-control bg-paper-2 px-4 focus-within:outline-2 focus-within:outline-ink">
        <MagnifyingGlass size={22} className="shrink-0 text-ink-2" />
        <span className="sr-only">{t('saved.search-what-you-saved', 'Search what you saved')}</span>
        <input
          type="search"
          dir="auto"
          value={text}
          maxLength={60}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('saved.a-word-in-it', 'a word in it')}
          className="w-full min-w-0 bg-transparent outline-none"
        />
      </label>
      <div role="group" aria-label={t('saved.which-things', 'Which things')} className="mb-3 flex flex-wrap gap-x-3">
        {kinds.map(([value, name]) => (
          <ToggleTab key={name} on={kind === value} onToggle={() => setKind(value)}>
            {name}
          </ToggleTab>
        ))}
      </div>
      <List words={words} kind={kind} />
    </Page>
  );
}

function List({ words, kind }: { words: string; kind: SavedKind | undefined }) {
  const pages = useSaved(words, kind);
  const [now] = useState(() => new Date());
  if (pages.data === undefined) {
    if (pages.isError) {
      return (
        <ErrorState
          title={t('saved.this-did-not-load', 'This did not load.')}
          onRetry={() => void pages.refetch()}
          pending={pages.isFetching}
        />
      );
    }
    return (
      <Loading label={t('saved.looking-it-up', 'Looking it up')}>
        <RowSkeleton rows={6} />
      </Loading>
    );
  }
  const { things, rooms } = savedIn(pages.data.pages);
  if (things.length === 0) return words === '' ? <Nothing kind={kind} /> : <NotFound />;
  return (
    <>
      <ul
        aria-label={t('saved.what-you-saved', 'What you saved')}
        className="divide-y divide-line border-y border-line"
      >
        {things.map((one) => (
          <SavedRow key={one.id} one={one} room={rooms.get(one.line?.roomId ?? '')} now={now} />
        ))}
      </ul>
      <MoreButton pages={pages} className="mt-5">
        {t('saved.more', 'More')}
      </MoreButton>
    </>
  );
}

function Nothing({ kind }: { kind: SavedKind | undefined }) {
  return (
    <EmptyState
      title={
        kind === 'post'
          ? t('saved.no-posts-kept-yet', 'No posts saved yet.')
          : kind === 'message'
            ? t('saved.no-messages-kept-yet', 'No messages saved yet.')
            : t('saved.nothing-kept-yet', 'Nothing saved yet.')
      }
      note={t(
        'saved.open-the-menu-of-a',
        'Choose “Save” in the menu of a message or a post, and it waits here. What its author takes back goes from here too.',
      )}
    />
  );
}

function NotFound() {
  return (
    <p role="status" className="py-6 text-ink-2">
      {t('saved.no-saved-thing-says-that', 'Nothing that you saved says that.')}
    </p>
  );
}
