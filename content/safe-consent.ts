import type { TrustedState } from '#contract/home-safe.ts';
import type { Speaker } from './speaker.ts';

/** The words of a page with one form. */
interface ConsentWords {
  headline: string;
  note: string;
  from: string;
  lines: string[];
  buttons: { does: string; label: string; isFirst?: boolean }[];
}

/** The page on which somebody outside says yes, no, or never again; and later the other thing. */
export function consentWords(
  { t }: Speaker,
  { member, trusted, state }: { member: string; trusted: string; state: TrustedState | 'removed' },
): ConsentWords {
  const from = t('safe.from', 'For {trusted}, from {member}', { trusted, member });
  const yes = { does: 'yes', label: t('safe.consent-yes', 'Yes, tell me'), isFirst: true };
  const no = { does: 'no', label: t('safe.consent-no', 'No') };
  const nobody = { does: 'nobody', label: t('safe.consent-nobody', 'Nobody here may write to me') };
  const end = { does: 'no', label: t('safe.consent-end', 'End it') };
  switch (state) {
    case 'yes':
      return {
        from,
        headline: t('safe.consent-said-yes', 'You said yes'),
        note: t(
          'safe.consent-said-yes-note',
          '{member} can tell you before going out. You can end it here at any time.',
          {
            member,
          },
        ),
        lines: [],
        buttons: [end, nobody],
      };
    case 'no':
    case 'took_back':
      return {
        from,
        headline: t('safe.consent-said-no', 'You hear no more of it'),
        note: t(
          'safe.consent-said-no-note',
          '{member} learns only that you do not want to be told, and cannot ask you again.',
          {
            member,
          },
        ),
        lines: [],
        buttons: [{ ...yes, isFirst: false, label: t('safe.consent-yes-after-all', 'Say yes after all') }, nobody],
      };
    case 'removed':
      return {
        from,
        headline: t('safe.consent-over', 'This is over'),
        note: t('safe.consent-over-note', '{member} ended it. You need do nothing.', { member }),
        lines: [],
        buttons: [nobody],
      };
    case 'asked':
    case 'not_asked':
      return {
        from,
        headline: t('safe.consent-asks', 'May {member} tell you?', { member }),
        note: t('safe.consent-asks-note', '{member} would like to tell you before going out to meet somebody.', {
          member,
        }),
        lines: [
          t(
            'safe.consent-what',
            'After your yes, you may get a page with what, when and where. If {member} does not check in afterwards, we write to you, and the page says what you can do.',
            { member },
          ),
          t(
            'safe.consent-not',
            'It is no alarm service: nobody at {place} is watching or on the way. {member} learns your answer and nothing else of you.',
            { member },
          ),
        ],
        buttons: [yes, no, nobody],
      };
  }
}

/** Asks once more before somebody hears nothing any more. */
export function stopWords({ t }: Speaker, { member }: { member: string }): ConsentWords {
  return {
    from: '',
    headline: t('safe.stop-sure', 'Shall {member} tell you no more?', { member }),
    note: t(
      'safe.stop-note',
      'This page then closes for you, and no message comes any more. {member} learns that you ended it.',
      {
        member,
      },
    ),
    lines: [],
    buttons: [
      { does: 'stay', label: t('safe.stop-stay', 'Keep telling me'), isFirst: true },
      { does: 'stop-now', label: t('safe.stop', 'Do not tell me again') },
    ],
  };
}

/** The page of an outing after its reader ended it. */
export function endedWords({ t }: Speaker, { member }: { member: string }): ConsentWords {
  return {
    from: '',
    headline: t('safe.you-ended', 'You are not told any more'),
    note: t('safe.you-ended-note', 'What {member} wrote down is not shown to you.', { member }),
    lines: [],
    buttons: [],
  };
}

/** The answer to every address that is no page. */
export function unknownWords({ t }: Speaker): ConsentWords {
  return {
    from: '',
    headline: t('safe.unknown', 'There is nothing here'),
    note: t(
      'safe.unknown-note',
      'The page is gone, or the address is not complete. Open the link from the message once more.',
    ),
    lines: [],
    buttons: [],
  };
}
