import { useEffect, useRef, useState } from 'react';
import { archetypes } from '#content/archetypes.ts';
import { updateUser } from '#contract/accounts.ts';
import type { MbtiType, Me } from '#contract/people.ts';
import { pickPicture } from '#web/parts/people/pickPicture.ts';
import { call } from '#web/platform/calls/call.ts';
import { changeMe, useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { fetched } from '#web/ui/fetched.tsx';
import { spoken, t } from '#web/words/words.ts';

const NewImage = fetched(() => import('#web/parts/people/NewImage.tsx').then((module) => module.NewImage));

/** Asks somebody without a photo for one, after their animal hatched. Nobody is asked twice. */
export function FaceQuestion({ type }: { type: MbtiType }) {
  const me = useMe().data;
  const [isAsked] = useState(() => me !== undefined && !me.isPhotoAsked && !hasFace(me));
  return isAsked && me ? <Question me={me} type={type} /> : null;
}

const hasFace = ({ profileImageUrl, avatarConfig }: Me): boolean => Boolean(profileImageUrl ?? avatarConfig?.image);

function Question({ me, type }: { me: Me; type: MbtiType }) {
  const [file, setFile] = useState<File | null>(null);
  const [isLater, setLater] = useState(false);
  const { id } = me;
  const said = useRef<HTMLParagraphElement>(null);
  const isOver = hasFace(me) || isLater;
  useEffect(() => {
    // The buttons are gone, and the keyboard goes on from here.
    if (isOver) said.current?.focus({ preventScroll: true });
  }, [isOver]);
  useEffect(() => {
    // Without a connection the question comes again with the next hatching.
    const note = call(updateUser, { params: { id }, body: { isPhotoAsked: true } });
    note.then(
      () => changeMe({ isPhotoAsked: true }),
      () => undefined,
    );
  }, [id]);
  useEffect(() => NewImage.fetchOnceTouched(), []);
  const animal = spoken(archetypes[type].animalName.toLowerCase());
  return (
    <section className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-y border-line py-4">
      <Avatar person={me} size={64} />
      <p ref={said} tabIndex={-1} role="status" className="min-w-0 flex-1 basis-44">
        {hasFace(me) ? (
          <span className="display text-lg">{t('quiz.there-you-are', 'There you are.')}</span>
        ) : isLater ? (
          <span className="text-ink-2">{t('quiz.a-photo-any-time', 'Any time, with the camera on your page.')}</span>
        ) : (
          <>
            <span className="display block text-lg leading-6">{t('quiz.a-face-helps', 'A face helps.')}</span>
            <span className="text-ink-2">{t('quiz.or-stay-a-while', 'Or stay the {animal} a while.', { animal })}</span>
          </>
        )}
      </p>
      {!isOver && (
        <div className="flex w-full flex-wrap gap-2">
          <Button variant="outline" className="grow" onClick={() => pickPicture(setFile)}>
            {t('quiz.add-a-photo', 'Add a photo')}
          </Button>
          <Button variant="quiet" className="grow" onClick={() => setLater(true)}>
            {t('quiz.stay-the-animal', 'Stay the {animal}', { animal })}
          </Button>
        </div>
      )}
      {file && <NewImage type="avatar" file={file} onClose={() => setFile(null)} />}
    </section>
  );
}
