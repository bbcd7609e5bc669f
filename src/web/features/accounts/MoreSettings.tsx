import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { Section } from '#web/ui/Page.tsx';
import { t } from '#web/words/words.ts';

/** The links to the other pages of the account, in three groups. */
export function MoreSettings({ isModerator, isOperator }: Pick<Me, 'isModerator' | 'isOperator'>) {
  return (
    <nav aria-label={t('accounts.more-settings', 'More settings')}>
      <Group title={t('accounts.activity', 'Activity')}>
        <Row to={paths.activity()}>
          {t('accounts.lately-likes-comments-follows-and', 'Lately: likes, comments, follows and mentions')}
        </Row>
        <Row to={paths.saved()}>{t('accounts.saved-messages-and-posts', 'Saved messages and posts')}</Row>
        <Row to={paths.meetings()}>{t('accounts.people-you-met', 'People you met')}</Row>
        <Row to={paths.notifications()}>{t('accounts.notifications', 'Notifications')}</Row>
      </Group>
      <Group title={t('common.safety', 'Safety')}>
        <Row to={paths.homeSafe()}>{t('accounts.tell-somebody', 'Tell somebody before you go out')}</Row>
        <Row to={paths.blocked()}>{t('accounts.blocked-people', 'Blocked people')}</Row>
        <Row to={paths.reports()}>{t('accounts.your-reports', 'Your reports')}</Row>
        <Row to={paths.decisions()}>{t('accounts.decisions-about-you', 'Decisions about you')}</Row>
        {isModerator && (
          <Row to={paths.moderation()}>{t('accounts.cases-for-moderators', 'Cases, for moderators')}</Row>
        )}
        {isOperator && (
          <Row to={paths.operator()}>{t('accounts.this-place-for-its-owner', 'This place, for its owner')}</Row>
        )}
        <Row to={paths.photoCheck()}>{t('accounts.photo-check', 'Photo check, and whom you meet by it')}</Row>
        <Row to={paths.age()}>{t('accounts.your-age', 'Your age')}</Row>
        <Row to={paths.takeDown()}>{t('common.take-something-down', 'Take something down')}</Row>
        <Row to={paths.safety()}>{t('accounts.safety-in-plain-words', 'Safety, in plain words')}</Row>
      </Group>
      <Group title={t('accounts.legal', 'Legal')}>
        <Row to={paths.yourData()}>{t('accounts.your-data-take-it-pause', 'Your data: take it, pause, delete')}</Row>
        <Row to={paths.consent()}>{t('accounts.privacy-and-permissions', 'Privacy and Permissions')}</Row>
        <Row to={paths.terms()}>{t('accounts.terms-of-service', 'Terms of service')}</Row>
        <Row to={paths.privacy()}>{t('accounts.privacy-in-plain-words', 'Privacy, in plain words')}</Row>
        <Row to={paths.transparency()}>{t('accounts.what-we-did-numbers-by', 'Reports in numbers, by month')}</Row>
      </Group>
    </nav>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className="divide-y divide-line border-y border-line">{children}</div>
    </Section>
  );
}

function Row({ to, children }: { to: string; children: string }) {
  return (
    <Link href={to} className="flex min-h-13 items-center justify-between gap-4 py-2 font-medium hover:bg-paper-2">
      {children}
      <CaretRight size={20} className="shrink-0 text-ink-2" />
    </Link>
  );
}
