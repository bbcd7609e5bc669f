import type { Consent } from '#contract/accounts.entry.ts';

type Words<Name> = readonly { name: Name; title: string; note: string }[];

export const requiredWords = [
  {
    name: 'dataProcessing',
    title: 'Data processing',
    note: 'Wildin keeps what you tell it and compares it with what others told it. That is how matching works.',
  },
  {
    name: 'termsOfService',
    title: 'Terms of service',
    note: 'The house rules: be yourself, be kind, and what happens when somebody is not.',
  },
  {
    name: 'ageVerification',
    title: 'I am 18 or older',
    note: 'Everybody here is. Your birthday is checked when you set up your profile.',
  },
] as const satisfies Words<keyof Consent>;

export const optionalWords = [
  {
    name: 'location',
    title: 'Location',
    note: 'We may ask this device where it is. Nothing here needs it so far: your ZIP code is enough.',
  },
  {
    name: 'notifications',
    title: 'Notifications',
    note: 'We may tell you of messages and matches while you are away. You pick which kinds.',
  },
  {
    name: 'camera',
    title: 'Camera',
    note: 'We may open it when you choose to take a picture, and at no other time.',
  },
  {
    name: 'contacts',
    title: 'Contacts',
    note: 'We may look for people you know among contacts that you pick. Nothing here reads them so far.',
  },
] as const satisfies Words<keyof Consent>;

export type Choices = Record<(typeof optionalWords)[number]['name'], boolean>;
export const NO_CHOICES: Choices = { location: false, notifications: false, camera: false, contacts: false };
