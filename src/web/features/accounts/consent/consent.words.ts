import type { Consent } from '#contract/accounts.entry.ts';
import { t } from '#web/words/words.ts';

type ConsentWords<Name> = readonly { name: Name; title: string; note: string }[];

export const requiredWords = [
  {
    name: 'dataProcessing',
    title: t('accounts.data-processing', 'Data processing'),
    note: t(
      'accounts.wildin-keeps-what-you-tell',
      'Wildin keeps what you tell it and compares it with what others told it. That is how matching works.',
    ),
  },
  {
    name: 'termsOfService',
    title: t('accounts.terms-of-service', 'Terms of service'),
    note: t(
      'accounts.the-house-rules-be-yourself',
      'The house rules: be yourself, be kind, and what happens when somebody is not.',
    ),
  },
  {
    name: 'ageVerification',
    title: t('accounts.i-am-18-or-older-2', 'I am 18 or older'),
    note: t(
      'accounts.everybody-here-is-your-birthday',
      'Everybody here is. Your birthday is checked when you set up your profile.',
    ),
  },
] as const satisfies ConsentWords<keyof Consent>;

export const optionalWords = [
  {
    name: 'location',
    title: t('accounts.location', 'Location'),
    note: t(
      'accounts.we-may-ask-this-device',
      'We may ask this device where you are. Nothing needs that yet: your ZIP code is enough.',
    ),
  },
  {
    name: 'notifications',
    title: t('accounts.notifications', 'Notifications'),
    note: t(
      'accounts.we-may-tell-you-of',
      'We may tell you of messages and matches while you are away. You pick which kinds.',
    ),
  },
  {
    name: 'camera',
    title: t('accounts.camera', 'Camera'),
    note: t('accounts.we-may-open-it-when', 'We may open it when you choose to take a picture, and at no other time.'),
  },
  {
    name: 'contacts',
    title: t('accounts.contacts', 'Contacts'),
    note: t(
      'accounts.we-may-look-for-people',
      'We may look for people you know among contacts that you pick. Nothing reads them yet.',
    ),
  },
] as const satisfies ConsentWords<keyof Consent>;

export type Choices = Record<(typeof optionalWords)[number]['name'], boolean>;
export const NO_CHOICES: Choices = { location: false, notifications: false, camera: false, contacts: false };
