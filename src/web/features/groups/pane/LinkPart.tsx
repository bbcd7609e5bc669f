import { useState } from 'react';
import type { Group } from '#contract/groups.ts';
import { endGroupLink, getGroupLink, makeGroupLink, type GroupLink } from '#contract/groups.links.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate, useRead } from '#web/platform/calls/query.ts';
import { paths } from '#web/paths.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Check } from '#web/ui/icons/Check.ts';
import { Copy } from '#web/ui/icons/Copy.ts';
import { ErrorState } from '#web/ui/States.tsx';
import { toast } from '#web/ui/toast.ts';
import { locale, t } from '#web/words/words.ts';
import { Part, PartAction } from '#web/features/groups/parts/Part.tsx';

/** The actions that end the existing link. They need a confirmation, because they cannot be undone. */
type LinkEnding = 'reset' | 'end';

/**
 * The group's invite link, for the owner and admins. Only the maker of the link sees its address, until this part
 * unmounts.
 */
export function LinkPart({ group: { roomId } }: { group: Group }) {
  const { data, isError, isFetching, refetch } = useRead(getGroupLink, { params: { roomId } });
  const [code, setCode] = useState<string | null>(null);
  const [asked, setAsked] = useState<LinkEnding | null>(null);
  const [run, isRunning] = useTold(async (what: 'make' | LinkEnding) => {
    if (what === 'end') await call(endGroupLink, { params: { roomId } });
    setCode(what === 'end' ? null : (await call(makeGroupLink, { params: { roomId } })).linkCode);
    setAsked(null);
    await invalidate(getGroupLink, { roomId });
  });
  if (data === undefined)
    return !isError ? null : (
      <ErrorState
        title={t('groups.the-link-did-not-load', 'The invite link did not load.')}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  const { link } = data;
  return (
    <Part
      title={t('groups.invite-link', 'Invite link')}
      action={
        <>
          {link !== null && <PartAction onPress={() => setAsked('end')}>{t('groups.end-it', 'End it')}</PartAction>}
          <PartAction onPress={link === null ? () => void run('make') : () => setAsked('reset')}>
            {link === null ? t('groups.make-one', 'Make one') : t('groups.reset', 'Reset')}
          </PartAction>
        </>
      }
    >
      {link !== null && code !== null && <Address address={`${location.origin}${paths.groupLink(code)}`} />}
      <p className="tabular text-sm text-ink-2" role="status">
        {link === null
          ? t('groups.nobody-joins-by-a-link', 'Nobody joins by a link. People come by invitation.')
          : stateWords(link)}
        {link !== null && code === null && (
          <span>{t('groups.whoever-made-it-has-the', ' Whoever made it has the address; a reset makes another.')}</span>
        )}
      </p>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        {...wordsOf(asked ?? 'end')}
        danger
        pending={isRunning}
        onConfirm={() => asked && void run(asked)}
      />
    </Part>
  );
}

function wordsOf(asked: LinkEnding): { title: string; description: string; confirm: string } {
  if (asked === 'reset')
    return {
      title: t('groups.reset-the-link', 'Reset the invite link?'),
      description: t(
        'groups.the-old-address-opens-nothing',
        'The address that people have opens nothing from then on. There is no way back; you get another one to send.',
      ),
      confirm: t('groups.reset', 'Reset'),
    };
  return {
    title: t('groups.end-the-link', 'End the invite link?'),
    description: t(
      'groups.its-address-opens-nothing',
      'The address that people have opens nothing from then on. There is no way back; people come by invitation.',
    ),
    confirm: t('groups.end-it', 'End it'),
  };
}

function stateWords({ uses, usesLeft, endsAt }: GroupLink): string {
  const day = new Date(endsAt).toLocaleDateString(locale, { month: 'short', day: 'numeric' });
  return t('groups.of-used-open-until', '{value} of {uses} used, open until {day}.', {
    value: uses - usesLeft,
    uses,
    day,
  });
}

function Address({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () =>
        toast({ title: t('groups.it-did-not-copy-mark', 'It did not copy. Mark the address and copy it by hand.') }),
    );
  return (
    <p className="flex items-center gap-2">
      <span className="min-w-0 grow [overflow-wrap:anywhere] select-all">{address}</span>
      <IconButton
        icon={isCopied ? Check : Copy}
        label={isCopied ? t('common.copied', 'Copied') : t('groups.copy-the-link', 'Copy the link')}
        onClick={copy}
      />
    </p>
  );
}
