import type { NoticeCategory, NoticeRole } from '#contract/moderation.take-down.ts';
import { t } from '#web/words/words.ts';

/** The form as it is typed. */
export interface NoticeValues {
  category: NoticeCategory | null;
  role: NoticeRole | null;
  what: string;
  note: string;
  name: string;
  contact: string;
  goodFaith: boolean;
}

export const NOTHING: NoticeValues = {
  category: null,
  role: null,
  what: '',
  note: '',
  name: '',
  contact: '',
  goodFaith: false,
};

/** The fields from top to bottom, so that the first one that is wrong gets the focus. */
export const noticeFields = ['category', 'what', 'note', 'role', 'name', 'contact', 'goodFaith'] as const;
export type NoticeField = (typeof noticeFields)[number];

/** A form with everything in it. */
export type WholeNotice = NoticeValues & { category: NoticeCategory; role: NoticeRole; goodFaith: true };

/** Returns the missing fields, each with a text. */
export function missingIn(values: NoticeValues): Partial<Record<NoticeField, string>> {
  return {
    ...(values.category === null && { category: t('moderation.choose-what-it-is-about', 'Choose what it is about.') }),
    ...(values.what.trim() === '' && {
      what: t('moderation.a-link-a-handle-or', 'A link, a handle, or words that lead us to it.'),
    }),
    ...(values.role === null && { role: t('moderation.choose-who-you-are', 'Choose who you are.') }),
    ...(values.name.trim() === '' && {
      name: t('moderation.your-name-is-the-signature', 'Your name is the signature.'),
    }),
    ...(values.contact.trim() === '' && {
      contact: t('moderation.we-need-somewhere-to-send', 'We need somewhere to send the answer.'),
    }),
    ...(!values.goodFaith && { goodFaith: t('moderation.please-tick-this-to-go', 'Please tick this to go on.') }),
  };
}

export const isWhole = (values: NoticeValues): values is WholeNotice => Object.keys(missingIn(values)).length === 0;
