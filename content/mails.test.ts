import { expect, it } from 'vitest';
import { passwordChangedMail, passwordMail, phoneText, verificationMail } from './mails.ts';

const EVIL = `<script>alert("x")</script>'&\r\nBcc: eve@example.com`;
const given = { handle: 'otter_1', code: '042917', link: 'https://wildin.example/reset-password?token=a-b_c&x=1' };
const all = [verificationMail(given), passwordMail(given), passwordChangedMail(given)];

it.each(all.map((mail) => [mail.subject, mail] as const))(
  '“%s” says the same in text and in HTML',
  (_subject, mail) => {
    const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
    const shown = (/<body[^]*<\/body>/.exec(mail.html)?.[0] ?? '')
      .replace(/<a href="([^"]+)"[^>]*>([^<]*)<\/a>/g, '$2: $1')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    for (const word of words(mail.text.replace('Your code:', ''))) expect(shown).toContain(word);
    expect(mail.text).toMatch(/@otter_1\.\n$/);
    expect(mail.html).toContain('lang="en"');
  },
);

it('shows what people chose as text, never as HTML, and never in the subject', () => {
  const evil = { handle: EVIL, code: EVIL, link: `https://wildin.example/"onclick="${EVIL}` };
  for (const mail of [verificationMail(evil), passwordMail(evil), passwordChangedMail(evil)]) {
    expect(mail.html).not.toMatch(/<script|" ?onclick=/);
    expect(mail.subject).toMatch(/^[\w ?]+$/);
  }
});

it('needs nothing from anywhere: no image, style sheet, script or font is fetched', () => {
  for (const { html } of all) {
    expect(html).not.toMatch(/<(img|link|script|style|table|iframe)|src=|url\(|@import/);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map((found) => found[1]);
    expect(links).toEqual([given.link.replace('&', '&amp;')]);
  }
});

it('ends a text message with the line that binds the code to the site', () => {
  expect(phoneText('042917', 'wildin.example')).toBe(
    '042917 is your wildin code. It works for 10 minutes.\n\n@wildin.example #042917',
  );
});
