import { getMind } from '#contract/wyn.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Section } from '#web/ui/Page.tsx';
import { t } from '#web/words/words.ts';

/** Says whether a language model or written lines answer for Wyn and the companions. Shows nothing until it knows. */
export function AiMind() {
  const { data } = useRead(getMind, {});
  if (data === undefined) return null;
  return (
    <Section title={t('accounts.wyn-and-companions', 'Wyn and companions')}>
      <p className="text-base text-ink-2">
        {data.answeredBy === 'written'
          ? t(
              'accounts.written-lines-answer',
              'Wyn and the companions answer with lines written in advance. No language model reads your chats.',
            )
          : t(
              'accounts.a-model-answers',
              'A language model answers for Wyn and the companions, connected by the people who run this server. When your share of a day is used up, written lines do.',
            )}
      </p>
    </Section>
  );
}
