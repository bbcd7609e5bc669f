import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { challengeOf } from '#content/challenge.ts';
import { POST_MAX, postVisibilities, type Post } from '#contract/posts.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { LinkNote } from '#web/parts/rules/LinkNote.tsx';
import { LookNote } from '#web/parts/rules/LookNote.tsx';
import { PausedNote, useIsPaused } from '#web/parts/rules/PausedNote.tsx';
import { WithMe } from '#web/parts/account/WithMe.tsx';
import { sharedPicture } from './sharedPicture.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { cx } from '#web/ui/cx.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { pastedFiles } from '#web/ui/pastedFiles.ts';
import { RadioRow } from '#web/ui/RadioRow.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { usePicturesFirst } from '#web/ui/usePicturesFirst.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { spoken, t } from '#web/words/words.ts';
import { audienceNames, audienceWords } from '#web/features/posts/parts/audience.words.ts';
import { keepDraft, readDraft, sharedIn, toggleTag, withShared, type PostDraft } from './compose.draft.ts';
import { AddThings, Things } from './ComposeThings.tsx';
import { CHALLENGE } from '#web/features/posts/parts/post.words.ts';
import { usePosting } from './usePosting.ts';
import { usePostPicture, type OnItsWay } from './usePostPicture.ts';

type Visibility = Post['visibility'];

export function ComposePage() {
  useTitle(t('posts.start-something-wild', 'Start Something Wild'));
  return (
    <WithMe isPage waiting={<Waiting />}>
      {(me) => <Composer me={me} />}
    </WithMe>
  );
}

/** The form for a new post. Its draft survives a reload and a failure. */
function Composer({ me }: { me: Me }) {
  const [draft, setDraft] = useState<PostDraft>(readDraft);
  const area = useRef<HTMLTextAreaElement>(null);
  const posting = usePosting(draft, { setDraft, area });
  const isPaused = useIsPaused();
  useEffect(() => keepDraft(draft), [draft]);
  const change = (what: Partial<PostDraft>): void => {
    setDraft((before) => ({ ...before, ...what }));
    posting.forget();
  };
  const picture = usePostPicture((taken) => change({ picture: taken }));
  const waiting = useWaiting(draft, picture.onItsWay, posting.send);
  useArrival(setDraft, picture.add);
  const { content, visibility, gif } = draft;
  const hasThing = draft.picture !== null || gif !== null;
  const isTagged = content.includes(CHALLENGE);
  const isFull = hasThing || picture.onItsWay !== null;
  return (
    <DropArea onFile={(file) => !isFull && picture.add(file)}>
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-3">
        <Link href={paths.peek()} className="inline-flex min-h-11 items-center font-semibold underline">
          {t('common.cancel', 'Cancel')}
        </Link>
        <Button
          variant="lime"
          pending={posting.isRunning || waiting.isOn}
          pendingLabel={t('posts.posting', 'Posting...')}
          disabled={isPaused}
          onClick={waiting.press}
        >
          {posting.isAsked ? t('posts.post-it-anyway', 'Post it anyway') : t('posts.post', 'Post')}
        </Button>
      </header>
      <PageHeading className="display-tight text-4xl md:text-5xl">
        {t('posts.start-something-wild', 'Start Something Wild')}
      </PageHeading>
      <PausedNote />
      <div className="flex items-center gap-3">
        <Avatar person={me} size={44} />
        <bdi className="min-w-0 font-semibold [overflow-wrap:anywhere]">@{me.handle}</bdi>
      </div>
      <CountedArea
        ref={area}
        label={t('posts.your-words', 'Your words')}
        hideLabel
        placeholder={t('posts.what-is-wild-today', 'What is wild today?')}
        max={POST_MAX}
        value={content}
        onChange={(text) => change({ content: text })}
        onPaste={(event) => {
          const [file] = pastedFiles(event.clipboardData);
          if (file === undefined || isFull) return;
          event.preventDefault();
          picture.add(file);
        }}
        className="display min-h-40! text-xl"
      />
      {isTagged && <Asked timeZone={me.timeZone} />}
      <LinkNote text={content} className="-mt-3 text-sm text-ink-2 empty:hidden" />
      {posting.problem !== undefined && (
        <p role="alert" className="-mt-3 text-coral-ink">
          {posting.problem}
        </p>
      )}
      <Things draft={draft} picture={picture} onChange={change} />
      <div className="flex flex-wrap items-center gap-2">
        {!isFull && <AddThings onFile={picture.add} onGif={(one) => change({ gif: one })} />}
        <Chip isOn={isTagged} onClick={() => change({ content: toggleTag(content) })} />
      </div>
      {visibility !== 'private' && <LookNote className="-mt-3 text-sm text-ink-2" />}
      <Audience value={visibility} onChange={(one) => change({ visibility: one })} />
    </DropArea>
  );
}

/** Lets a press of Post wait for the picture that is on its way. Without the picture, nothing is posted. */
function useWaiting(
  { picture }: PostDraft,
  onItsWay: OnItsWay | null,
  send: (state: { isOnItsWay: boolean }) => void,
): { isOn: boolean; press: () => void } {
  const isComing = onItsWay !== null && onItsWay.stage !== 'error';
  return usePicturesFirst(isComing, (hasWaited) => {
    if (!hasWaited || (picture !== null && onItsWay === null)) send({ isOnItsWay: onItsWay !== null });
  });
}

/** Takes a file that is dropped anywhere on the form. The browser handles dropped text. */
function DropArea({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  return (
    <div
      className="mx-auto flex w-full max-w-[40rem] grow flex-col gap-5 px-5 pt-2 pb-10 md:pt-8"
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (file === undefined) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      {children}
    </div>
  );
}

/**
 * Adds to the draft what the address names: the tag of the challenge, and content shared to the installed app. Shared
 * words go to the end of the draft; a shared picture replaces an earlier picture or GIF.
 */
function useArrival(change: (how: (draft: PostDraft) => PostDraft) => void, addPicture: (file: File) => void): void {
  const search = useSearch();
  const [, navigate] = useLocation();
  const add = useEffectEvent(addPicture);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const [isForChallenge, hasPicture] = [query.has('challenge'), query.has('picture')];
    const shared = sharedIn(search);
    if (!isForChallenge && !hasPicture && shared === '') return;
    change((draft) => {
      const content = withShared(draft.content, shared);
      const isTagMissing = isForChallenge && !content.includes(CHALLENGE);
      return {
        ...draft,
        content: isTagMissing ? toggleTag(content) : content,
        ...(hasPicture && { picture: null, gif: null }),
      };
    });
    if (hasPicture) void sharedPicture().then((file) => file && add(file));
    // Removes the query from the address. Otherwise a reload would add content that the person has deleted.
    navigate(paths.post(), { replace: true });
  }, [search, change, navigate]);
}

function Chip({ isOn, onClick }: { isOn: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={cx(
        'min-h-11 rounded-full border-[1.5px] px-4 font-semibold',
        isOn ? 'border-ink bg-ink text-paper' : 'border-edge',
      )}
    >
      {t('posts.wild-self-challenge', '#Wild Self Challenge')}
    </button>
  );
}

function Asked({ timeZone }: { timeZone: string }) {
  const [now] = useState(() => new Date());
  return (
    <p className="-mt-2 text-ink-2">
      {t('posts.todays-challenge', 'Today’s challenge: {challenge}', { challenge: spoken(challengeOf(now, timeZone)) })}
    </p>
  );
}

function Audience({ value, onChange }: { value: Visibility; onChange: (one: Visibility) => void }) {
  return (
    <fieldset>
      <legend className="pb-2 font-semibold">{t('posts.who-can-read-it', 'Who can read it')}</legend>
      {postVisibilities.map((one) => (
        <RadioRow
          key={one}
          name="audience"
          title={
            <>
              {audienceNames[one]}
              <span className="block text-sm font-normal text-ink-2">{audienceWords[one]}</span>
            </>
          }
          checked={value === one}
          onPick={() => onChange(one)}
        />
      ))}
    </fieldset>
  );
}

function Waiting() {
  return (
    <Loading className="mx-auto flex w-full max-w-[40rem] flex-col gap-5 px-5 pt-20">
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="h-40" />
    </Loading>
  );
}
