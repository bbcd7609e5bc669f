import { expect, it } from 'vitest';
import { languages, type Language } from '#contract/languages.ts';
import { passwordMail, phoneText, verificationMail } from './mails.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import {
  contactChangedMail,
  contactRemovedMail,
  emailKnownMail,
  newDeviceMail,
  newEmailMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  passwordChangedMail,
  proofMail,
} from './security-mails.ts';

const EVIL = `<script>alert("x")</script>'&\r\nBcc: eve@example.com`;
const change = { isElsewhere: true, changed: 'email', now: 'r•••@example.com', passkeys: 2 } as const;
const signIn = {
  name: 'Firefox on Linux',
  device: 'Firefox on Linux',
  at: '2026-03-10T18:00:00.000Z',
  zone: 'America/New_York',
};
const given = {
  ...change,
  ...signIn,
  handle: 'otter_1',
  code: '042917',
  link: 'https://wildin.example/reset-password?token=a-b_c&x=1',
};
const mails = [
  verificationMail,
  passwordMail,
  passwordChangedMail,
  proofMail,
  newEmailMail,
  emailKnownMail,
  contactChangedMail,
  contactRemovedMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  newDeviceMail,
];
const spoken = Object.keys(languages) as Language[];
const all = spoken.flatMap((language) => mails.map((mail) => ({ language, ...mail(speakerOf(language), given) })));

it.each(all.map((mail) => [mail.subject, mail] as const))(
  '“%s” says the same in text and in HTML',
  (_subject, mail) => {
    const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
    const shown = (/<body[^]*<\/body>/.exec(mail.html)?.[0] ?? '')
      .replace(/<a href="([^"]+)"[^>]*>([^<]*)<\/a>/g, '$2: $1')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    for (const word of words(mail.text.replace(/Your code:|Tu código:/, ''))) expect(shown).toContain(word);
    expect(mail.text).toMatch(/@otter_1\.\n$/);
    expect(mail.html).toContain(`lang="${mail.language}"`);
  },
);

it('A mail escapes what people chose and keeps it out of the subject', () => {
  const evil = {
    ...given,
    now: EVIL,
    name: EVIL,
    device: EVIL,
    handle: EVIL,
    code: EVIL,
    link: `https://wildin.example/"onclick="${EVIL}`,
  };
  for (const write of mails) {
    for (const language of spoken) {
      const mail = write(speakerOf(language), evil);
      expect(mail.html).not.toMatch(/<script|" ?onclick=/);
      expect(mail.subject).toMatch(/^[¿\p{L} ?]+$/u);
    }
  }
});

it('A mail loads no image, style sheet, script or font', () => {
  for (const { html } of all) {
    expect(html).not.toMatch(/<(img|link|script|style|table|iframe)|src=|url\(|@import/);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map((found) => found[1]);
    expect(links).toEqual([given.link.replace('&', '&amp;')]);
  }
});

it('A text message ends with the line that binds the code to the site', () => {
  expect(phoneText(speakerOf('en'), '042917', 'wildin.example')).toBe(
    '042917 is your wildin code. It works for 10 minutes.\n\n@wildin.example #042917',
  );
});

it('A device is named in the language of the mail', () => {
  for (const { text } of [passkeyAddedMail(speakerOf('es'), given), newDeviceMail(speakerOf('es'), given)])
    expect(text).toContain('Firefox en Linux');
  expect(newDeviceMail(speakerOf('en'), given).text).toContain('Firefox on Linux');
  const unknown = newDeviceMail(speakerOf('es'), { ...given, device: 'Unknown device' });
  expect(JSON.stringify(unknown)).not.toContain('Unknown');
});
