import { noticeCategories, noticeRoles, type NoticeCategory, type NoticeRole } from '#contract/moderation.take-down.ts';
import { isSeen } from '#contract/texts.written.ts';
import { fieldsLike } from '#web/platform/form.draft.ts';
import { t } from '#web/words/words.ts';

/** The typed values of the form, complete or not. */
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

/** Returns kept values of the form; null if they are none. */
export const readNotice = fieldsLike(NOTHING, { category: noticeCategories, role: noticeRoles });

/** The fields from top to bottom. The first wrong field in this order gets the focus. */
export const noticeFields = ['category', 'what', 'note', 'role', 'name', 'contact', 'goodFaith'] as const;
export type NoticeField = (typeof noticeFields)[number];

/** The values of a complete form. */
export type WholeNotice = NoticeValues & { category: NoticeCategory; role: NoticeRole; goodFaith: true };

/** Returns the missing fields, each with the text that asks for it. */
export function missingIn(values: NoticeValues): Partial<Record<NoticeField, string>> {
  return {
    ...(values.category === null && { category: t('moderation.choose-what-it-is-about', 'Choose what it is about.') }),
    ...(!isSeen(values.what) && {
      what: t('moderation.a-link-a-handle-or', 'A link, a handle, or words that lead us to it.'),
    }),
    ...(values.role === null && { role: t('moderation.choose-who-you-are', 'Choose who you are.') }),
    ...(!isSeen(values.name) && {
      name: t('moderation.your-name-is-the-signature', 'Your name is the signature.'),
    }),
    ...(values.contact.trim() === '' && {
      contact: t('moderation.we-need-somewhere-to-send', 'We need somewhere to send the answer.'),
    }),
    ...(!values.goodFaith && { goodFaith: t('moderation.please-tick-this-to-go', 'Please tick this to go on.') }),
  };
}

export const isWhole = (values: NoticeValues): values is WholeNotice => Object.keys(missingIn(values)).length === 0;
