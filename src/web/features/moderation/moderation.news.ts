import { navigate } from 'wouter/use-browser-location';
import { authUser } from '#contract/accounts.ts';
import { listDecisions } from '#contract/moderation.decisions.ts';
import { listReports } from '#contract/moderation.reports.ts';
import { outcomeWords } from '#content/report-words.ts';
import { movedAt } from '#web/parts/rules/decisions.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate, queryClient, queryKey } from '#web/platform/calls/query.ts';
import { toast } from '#web/ui/toast.ts';
import { spoken, t } from '#web/words/words.ts';
import { headline } from './decision.words.ts';
import { newestSince } from './news.rules.ts';

/** Handles the server's hint that a report changed. Reads the reports again, and shows a toast about recent news. */
export async function announceReports(): Promise<void> {
  void invalidate(listReports);
  const answer = await call(listReports).catch(() => null);
  const news = newestSince(
    answer?.reports.map((report) => ({
      at:
        [report.decidedAt ?? '', report.turnedAt ?? '', ...report.answers.map(({ at }) => at)].toSorted().at(-1) ?? '',
      report,
    })) ?? [],
    new Date(),
  );
  if (news === undefined) return;
  const isTurned = news.report.turnedAt === news.at;
  toast({
    title: isTurned
      ? t('moderation.we-looked-again-at-what', 'We looked again at what you reported.')
      : t('moderation.there-is-an-answer-to', 'There is an answer to your report.'),
    description: isTurned ? spoken(outcomeWords.turned.text) : `${spoken(outcomeWords[news.report.outcome].title)}.`,
    action: { label: t('moderation.your-reports', 'Your reports'), onPress: () => navigate(paths.reports()) },
  });
}

/** Handles the server's hint of a decision. Reads the person's record and decisions again, and shows recent news. */
export async function announceDecisions(): Promise<void> {
  void invalidate(authUser);
  const answer = await call(listDecisions).catch(() => null);
  if (answer === null) return;
  queryClient.setQueryData(queryKey(listDecisions), answer);
  const news = newestSince(
    answer.decisions.map((decision) => ({ at: movedAt(decision), decision })),
    new Date(),
  );
  if (news === undefined) return;
  const { appeal } = news.decision;
  toast({
    title:
      appeal?.answeredAt == null
        ? headline(news.decision)
        : t('moderation.your-answer-has-been-read', 'Your answer has been read.'),
    description: t('moderation.you-can-read-why', 'You can read why.'),
    urgent: true,
    action: { label: t('moderation.read', 'Read'), onPress: () => navigate(paths.decisions()) },
  });
}
