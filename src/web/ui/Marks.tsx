import { t } from '#web/words/words.ts';
import { cx } from './cx.ts';

/** The mark beside the name of every AI character. The color iris has no other meaning. */
export function AiMark({ className }: { className?: string }) {
  return (
    <abbr
      title={t('ui.ai-companion', 'AI companion')}
      className={cx(
        'inline-flex h-[1.125rem] items-center rounded-[6px] border-[1.5px] border-iris px-1.5 align-middle',
        'text-[0.6875rem] leading-none font-bold text-iris no-underline',
        className,
      )}
    >
      {t('common.ai', 'AI')}
    </abbr>
  );
}

const demoLook =
  'inline-flex h-[1.25rem] items-center rounded-[6px] border border-dashed border-edge px-1.5 align-middle text-2xs leading-none font-semibold whitespace-nowrap text-ink-2';

/** The mark beside invented members, so that nobody takes them for real people. */
export function DemoMark({ className }: { className?: string }) {
  return <span className={cx(demoLook, className)}>{t('ui.demo-member', 'Demo member')}</span>;
}

/** The mark of a character or demo member, beside a name in a list. Renders nothing for people. */
export function PersonMark({ of, className }: PersonMarkProps) {
  if (of?.isSeedUser === true) return <AiMark {...(className !== undefined && { className })} />;
  return of?.isDemo === true ? <DemoMark {...(className !== undefined && { className })} /> : null;
}

/** The mark of a character or demo member as one short word, beside a name on a card. */
export function PersonSign({ of }: Pick<PersonMarkProps, 'of'>) {
  if (of?.isSeedUser === true) return <AiMark />;
  if (of?.isDemo !== true) return null;
  return (
    <span role="img" title={t('ui.demo-member', 'Demo member')} className={demoLook}>
      <span aria-hidden>{t('ui.demo', 'Demo')}</span>
    </span>
  );
}

/** The mark of a character or demo member within a sentence, after a space. Renders nothing for people. */
export function MarkInText({ of }: Pick<PersonMarkProps, 'of'>) {
  return (
    (of?.isSeedUser === true || of?.isDemo === true) && (
      <span>
        {' '}
        <PersonMark of={of} />
      </span>
    )
  );
}

type PersonMarkProps = { of: { isSeedUser: boolean; isDemo: boolean } | null | undefined; className?: string };
