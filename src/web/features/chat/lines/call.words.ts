import type { Notice } from '#contract/chat.notices.ts';
import { t } from '#web/words/words.ts';

type CallNotice = Extract<Notice['kind'], 'calls_opened' | `call_${string}`>;

/** Returns whether a line is about calls. */
export function isOfCall(kind: Notice['kind']): kind is CallNotice {
  return kind === 'calls_opened' || kind.startsWith('call_');
}

/** What a line of a room says of calls between its two people. */
interface CallLine {
  kind: CallNotice;
  seconds: number;
  /** "true" when the reader called, or opened the door. */
  isMine: string;
  by: string;
  /** The called person, as inside a sentence. */
  whom: string;
}

/** Returns the line as a sentence. */
export function callWords({ kind, seconds, isMine: mine, by, whom }: CallLine): string {
  const length = lengthOf(seconds);
  switch (kind) {
    case 'calls_opened':
      return t('chat.calls-opened', '{mine, select, true {You and {whom}} other {{by} and you}} let each other call.', {
        mine,
        by,
        whom,
      });
    case 'call_talked':
      return t('chat.call-talked', '{mine, select, true {You called {whom}} other {{by} called you}} · {length}', {
        mine,
        by,
        whom,
        length,
      });
    case 'call_lost':
      return t(
        'chat.call-lost',
        '{mine, select, true {You called {whom}} other {{by} called you}} · {length}, until the line broke',
        { mine, by, whom, length },
      );
    case 'call_busy':
      return t(
        'chat.call-busy',
        '{mine, select, true {You called {whom}, who was in another call.} other {{by} called while you were in another call.}}',
        { mine, by, whom },
      );
    case 'call_missed':
    case 'call_cancelled':
      return t(
        'chat.call-missed',
        '{mine, select, true {You called {whom}, who did not answer.} other {You missed a call from {by}.}}',
        { mine, by, whom },
      );
  }
}

function lengthOf(seconds: number): string {
  return seconds < 60
    ? t('chat.call-seconds', '{seconds, plural, one {# second} other {# seconds}}', { seconds })
    : t('chat.call-minutes', '{minutes, plural, one {# minute} other {# minutes}}', {
        minutes: Math.round(seconds / 60),
      });
}
