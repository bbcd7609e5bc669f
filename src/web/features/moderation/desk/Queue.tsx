import { Link } from 'wouter';
import type { z } from 'zod';
import { caseTabs, type CaseHead, type listCases } from '#contract/moderation.ts';
import type { SubjectKind } from '#contract/moderation.subjects.ts';
import { kindWords } from '#content/report-words.ts';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Article } from '#web/ui/icons/Article.ts';
import { ChatCircleDots } from '#web/ui/icons/ChatCircleDots.ts';
import { Coffee } from '#web/ui/icons/Coffee.ts';
import { Flag } from '#web/ui/icons/Flag.ts';
import type { Icon } from '#web/ui/icons/icon.tsx';
import { ImageSquare } from '#web/ui/icons/ImageSquare.ts';
import { SealCheck } from '#web/ui/icons/SealCheck.ts';
import { Sparkle } from '#web/ui/icons/Sparkle.ts';
import { User } from '#web/ui/icons/User.ts';
import { UsersThree } from '#web/ui/icons/UsersThree.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { spoken, t } from '#web/words/words.ts';
import { byClass } from './desk.rules.ts';
import type { CaseTab } from './desk.data.ts';
import { classTitles, targetOf, timeLeft } from './desk.words.ts';

type QueueProps = {
  queue: z.output<typeof listCases.response>;
  tab: CaseTab;
  openId: string | undefined;
  now: number;
};

const icons: Readonly<Record<SubjectKind, Icon>> = {
  person: User,
  profile_picture: ImageSquare,
  message: ChatCircleDots,
  room: UsersThree,
  group_picture: ImageSquare,
  post: Article,
  comment: ChatCircleDots,
  companion_reply: Sparkle,
  wyn_reply: Sparkle,
  call: ChatCircleDots,
  notice: Flag,
  waiting: ImageSquare,
  photo_check: SealCheck,
};

/** Lists the waiting cases by class, in the order in which moderators should decide them. */
export function Queue({ queue, tab, openId, now }: QueueProps) {
  const { cases, open, late, closedToday } = queue;
  return (
    <div className="flex min-h-full flex-col px-5 pt-6 pb-4 lg:pt-8">
      <PageHeading className="text-3xl tracking-[-0.035em] lg:text-2xl">{t('moderation.cases', 'Cases')}</PageHeading>
      <p className="mt-1 text-ink-2">
        {t('moderation.open', '{open} open', { open })}
        {late > 0 && (
          <span>{t('moderation.past-its-time', ', {late, plural, =1 {one} other {#}} past its time', { late })}</span>
        )}
      </p>
      <TabLinks tab={tab} waiting={{ appeals: queue.appeals, 'take-down': queue.takeDowns }} />
      {queue.looks > 0 && (
        <Link
          href={paths.moderationLooks()}
          className="-mx-2 mt-4 flex min-h-14 items-center gap-3 rounded-control px-3 py-2 hover:bg-paper-2"
        >
          <ImageSquare size={22} className="shrink-0" />
          <span className="grow font-semibold">
            {t(
              'moderation.pictures-wait',
              '{looks, plural, one {A picture waits} other {# pictures wait}} for a look',
              {
                looks: queue.looks,
              },
            )}
          </span>
        </Link>
      )}
      {queue.photoChecks > 0 && (
        <Link
          href={paths.photoChecks()}
          className="-mx-2 mt-1 flex min-h-14 items-center gap-3 rounded-control px-3 py-2 hover:bg-paper-2"
        >
          <SealCheck size={22} className="shrink-0" />
          <span className="grow font-semibold">
            {t(
              'moderation.photo-checks-wait',
              '{checks, plural, one {A photo check waits} other {# photo checks wait}}',
              {
                checks: queue.photoChecks,
              },
            )}
          </span>
        </Link>
      )}
      {cases.length === 0 && !(tab === 'all' && (queue.looks > 0 || queue.photoChecks > 0)) && (
        <p className="py-10 text-center text-ink-2">{emptyWords[tab]}</p>
      )}
      {byClass(cases).map(({ name, cases: of }) => (
        <section key={name} aria-label={classTitles[name]} className="pt-4">
          <div className="flex items-baseline justify-between gap-3 px-1 pb-1">
            <h2 className="font-text text-sm font-semibold tracking-normal">{classTitles[name]}</h2>
            <p className="text-sm text-ink-2">{targetOf(name)}</p>
          </div>
          <ul>
            {of.map((one) => (
              <li key={one.id}>
                <Row one={one} tab={tab} isOpen={one.id === openId} now={now} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-auto flex items-center gap-2 px-1 pt-8 text-sm text-ink-2">
        <Coffee size={20} />
        {closedToday === 0
          ? t('moderation.none-closed-yet-today', 'None closed yet today.')
          : t('moderation.closed-today-a-good-moment', '{closedToday} closed today. A good moment for a break.', {
              closedToday,
            })}
      </p>
    </div>
  );
}

const tabWords: Readonly<Record<CaseTab, string>> = {
  all: t('moderation.all', 'All'),
  mine: t('moderation.mine', 'Mine'),
  appeals: t('moderation.appeals', 'Appeals'),
  'take-down': t('moderation.take-downs', 'Take-downs'),
};
const emptyWords: Readonly<Record<CaseTab, string>> = {
  all: t('moderation.nothing-waits-go-outside', 'Nothing waits. Go outside.'),
  mine: t('moderation.you-have-taken-no-case', 'You have taken no case. T takes the one you read.'),
  appeals: t('moderation.nobody-has-answered-back', 'Nobody has answered back.'),
  'take-down': t('moderation.nobody-outside-asks-for-anything', 'Nobody outside asks for anything.'),
};

function TabLinks({ tab, waiting }: { tab: CaseTab; waiting: Partial<Record<CaseTab, number>> }) {
  return (
    <nav
      aria-label={t('moderation.which-cases', 'Which cases')}
      className="mt-3 flex flex-wrap gap-x-4 border-b border-line"
    >
      {caseTabs.map((one) => (
        <Link
          key={one}
          href={`${paths.moderation()}?tab=${one}`}
          aria-current={one === tab ? 'page' : undefined}
          className={cx(
            'display tabular -mb-px flex min-h-11 items-center border-b-[3px]',
            one === tab ? 'border-lime text-ink lg:border-ink' : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {tabWords[one]}
          {(waiting[one] ?? 0) > 0 && <span>{` ${waiting[one]}`}</span>}
        </Link>
      ))}
    </nav>
  );
}

function Row({ one, tab, isOpen, now }: { one: CaseHead; tab: CaseTab; isOpen: boolean; now: number }) {
  const KindIcon = icons[one.kind];
  // The tab of take-down notices shows the legal deadline. Other tabs show the target time of the case's class.
  const { words, isLate } = timeLeft((tab === 'take-down' ? one.removeBy : null) ?? one.dueAt, now);
  return (
    <Link
      href={`${paths.moderationCase(one.id)}?tab=${tab}`}
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        '-mx-2 flex min-h-14 items-center gap-3 rounded-control px-3 py-2',
        isOpen ? 'bg-paper-3' : 'hover:bg-paper-2',
      )}
    >
      <KindIcon size={22} filled={isOpen} className="shrink-0" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">
          {spoken(kindWords[one.kind].name)}{' '}
          {(one.kind === 'companion_reply' || one.kind === 'wyn_reply') && <AiMark />}
        </span>
        <span className="block text-sm text-ink-2 [overflow-wrap:anywhere]">{one.summary}</span>
      </span>
      <span className={cx('tabular flex shrink-0 items-center gap-1.5 text-sm', isLate && 'font-semibold')}>
        {isLate && <span aria-hidden className="size-2 rounded-full bg-coral" />}
        <span>{words}</span>
      </span>
    </Link>
  );
}
