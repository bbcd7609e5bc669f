import { useState } from 'react';
import { useSearch } from 'wouter';
import { legalContact } from '#contract/moderation.take-down.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Page, Section } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { NoticeReceipt, type Receipt } from './NoticeReceipt.tsx';
import { NoticeStanding } from './NoticeStanding.tsx';

/** The page for take-down notices, for people with an account or without. It also shows the state of a sent notice. */
export function TakeDownPage() {
  useTitle(t('common.take-something-down', 'Take something down'));
  const [sent, setSent] = useState<Receipt>();
  const asked = new URLSearchParams(useSearch()).get('receipt') ?? '';
  return (
    <Page
      title={
        sent === undefined
          ? t('common.take-something-down', 'Take something down')
          : t('moderation.we-have-it', 'We have it')
      }
      lede={
        sent === undefined
          ? t(
              'moderation.for-everybody-without-an-account',
              'For everybody, without an account. A person reads each notice within 48 hours. A post with an intimate picture or with somebody under 18 is hidden at once, until then.',
            )
          : undefined
      }
      back={<BackLink to={paths.safety()} label={t('moderation.back-to-safety', 'Back to safety')} />}
    >
      {sent === undefined ? (
        <NoticeForm onSent={setSent} />
      ) : (
        <NoticeReceipt receipt={sent} onAnother={() => setSent(undefined)} />
      )}
      <Section title={t('moderation.you-sent-one-already', 'You sent one already?')}>
        <NoticeStanding key={sent?.receipt} receipt={sent?.receipt ?? asked} contact={sent?.contact ?? ''} />
      </Section>
      <Section title={t('moderation.authorities-and-everything-else', 'Authorities, and everything else')}>
        <Contact />
      </Section>
    </Page>
  );
}

function Contact() {
  const { data } = useRead(legalContact);
  if (data?.contact == null) {
    return (
      <p>
        {t(
          'moderation.whoever-runs-this-server-is',
          'Whoever runs this server is whom to write to: the person or group who gave you this address. They have named no mail address here yet.',
        )}
      </p>
    );
  }
  return (
    <p>
      {t(
        'moderation.orders-questions-of-authorities-and',
        'Orders, questions of authorities, and whatever this form does not fit go to',
      )}{' '}
      <a href={`mailto:${data.contact}`} className="font-semibold [overflow-wrap:anywhere] underline">
        {data.contact}
      </a>
      {t('moderation.is-somebody-in-danger-call', '. Is somebody in danger? Call the emergency number first.')}
    </p>
  );
}
