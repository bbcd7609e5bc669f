import type { Letter } from './decision-mails.ts';

/** A mail as written once: its parts become the plain text and the HTML alike. */
interface Written {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  lines: string[];
  code?: string;
  button: { label: string; link: string };
  /** Which of the two is the way on, and stands first. */
  first: 'code' | 'button';
  /** After the code and the button. */
  after: string[];
  /** The account it is about; without one, it is about the address. */
  handle?: string;
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** The code that proves a new address. */
export function verificationMail({ code, handle, link }: { code: string; handle: string; link: string }): Mail {
  return asMail({
    subject: 'Is this your address?',
    preview: `Your code is ${code}.`,
    heading: 'Nice to meet you',
    lines: ['Type this code where Wildin asks for it, and we know that this address is yours.'],
    code,
    button: { label: 'Enter the code', link },
    first: 'code',
    after: [
      'It works for 10 minutes. Nobody from Wildin will ever ask you for it.',
      'You did not sign up? Then somebody mistyped. You need do nothing.',
    ],
    handle,
  });
}

/** The code and the link that prove the address of somebody who is about to join. */
export function signUpMail({ code, link }: { code: string; link: string }): Mail {
  return asMail({
    subject: 'One code, and you are in',
    preview: `Your code is ${code}.`,
    heading: 'Nearly wildin',
    lines: ['Type this code where you were signing up. Or press the button, and go on from here.'],
    code,
    button: { label: 'Go on signing up', link },
    first: 'code',
    after: [
      'Both work for 10 minutes. Nobody from Wildin will ever ask you for the code.',
      'You were not signing up? Then somebody mistyped. You need do nothing, and there is no account.',
    ],
  });
}

/** The word to a member whose address somebody tried to sign up with. */
export function knownMail({ handle, link, reset }: { handle: string; link: string; reset: string }): Mail {
  return asMail({
    subject: 'You are already wildin',
    preview: 'Somebody tried to sign up with your address.',
    heading: 'You are already one of us',
    lines: [
      'Somebody just tried to sign up with this address. If that was you: good news, your account is still here.',
    ],
    button: { label: 'Sign in', link },
    first: 'button',
    after: [
      `The password slipped away? Choose a new one: ${reset}`,
      'It was not you? Then somebody mistyped. You need do nothing: nothing changed, and they were told nothing.',
    ],
    handle,
  });
}

/** The link and the code that let somebody choose a new password. */
export function passwordMail({ code, handle, link }: { code: string; handle: string; link: string }): Mail {
  return asMail({
    subject: 'A new password for Wildin',
    preview: 'It happens to owls and otters, too.',
    heading: 'Forgot your password?',
    lines: ['It happens to owls and otters, too. This way to a new one.'],
    button: { label: 'Choose a new password', link },
    first: 'button',
    code,
    after: [
      'Or type the code where you asked for this mail. Both work once, for 10 minutes.',
      'You did not ask? Then ignore this mail: your password stays as it is.',
    ],
    handle,
  });
}

/** A letter about a decision. */
export function letterMail({ link, ...letter }: Letter & { handle: string; link: string }): Mail {
  return asMail({ ...letter, button: { label: 'Your decisions', link }, first: 'button' });
}

/** A letter about a notice, to somebody who need not have an account. */
export function noticeMail({ link, ...letter }: Letter & { link: string }): Mail {
  return asMail({ ...letter, button: { label: 'See how it stands', link }, first: 'button' });
}

const asDay = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** The word to somebody whose account is hidden and will be erased. */
export function deletionMail({ on, handle, link }: { on: string; handle: string; link: string }): Mail {
  return asMail({
    subject: 'Your account is on its way out',
    preview: `It will be deleted on ${asDay(on)}.`,
    heading: 'We hid your account',
    lines: [
      `Nobody on Wildin can find you any more, and on ${asDay(on)} everything is deleted for good.`,
      'Did you change your mind? Sign in before that day, and all of it is back.',
    ],
    button: { label: 'Sign in and stay', link },
    first: 'button',
    after: [
      'It was not you? Sign in right away, and choose a new password.',
      'If it was you, there is nothing left to do.',
    ],
    handle,
  });
}

export function deletionText(on: string, host: string): string {
  return `Your wildin account is hidden and will be deleted on ${asDay(on)}. Changed your mind? Sign in at ${host} before that day.`;
}

/** The last line lets a phone's browser offer the code to this site and no other (origin-bound one-time codes). */
export function phoneText(code: string, host: string): string {
  return `${code} is your wildin code. It works for 10 minutes.\n\n@${host} #${code}`;
}

/** Returns a mail as plain text and as HTML. */
export function asMail(written: Written): Mail {
  return { subject: written.subject, text: asText(written), html: asHtml(written) };
}

function signOff(handle: string | undefined): string {
  return handle === undefined ? 'This mail is about your address alone.' : `This mail is about the account @${handle}.`;
}

function asText({ heading, lines, code, button, first, after, handle }: Written): string {
  const link = `${button.label}:\n${button.link}`;
  const digits = code === undefined ? [] : [`Your code: ${code}`];
  const parts = [
    heading,
    ...lines,
    ...(first === 'code' ? [...digits, link] : [link, ...digits]),
    ...after,
    `wildin\n${signOff(handle)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The day colours of src/web/styles/tokens.css in the one form every mail program reads. */
const PAPER = '#f8f6ee';
const CARD = '#efede3';
const INK = '#14211b';
const INK_2 = '#495650';
const LIME = '#bced31';
const LIME_INK = '#1a3a00';

const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const TITLE = "font-family:'Bricolage Grotesque',Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

function asHtml({ subject, preview, heading, lines, code, button, first, after, handle }: Written): string {
  const paragraph = (text: string, colour: string): string =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;color:${colour}">${escaped(text)}</p>`;
  const codeBox =
    code === undefined
      ? ''
      : `<p style="margin:0 0 20px;padding:18px 12px 18px 20px;border-radius:16px;background:${CARD};text-align:center;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:0.24em;color:${INK}">${escaped(code)}</p>`;
  const link = `<p style="margin:0 0 24px"><a href="${escaped(button.link)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:${LIME};color:${LIME_INK};font-size:16px;font-weight:700;text-decoration:none">${escaped(button.label)}</a></p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<div style="max-width:480px;margin:0 auto;padding:32px 24px;background:${PAPER};${FONT}">
<p style="margin:0 0 28px;${TITLE};font-size:22px;font-weight:800;letter-spacing:-0.02em;color:${INK}">wildin</p>
<h1 style="margin:0 0 16px;${TITLE};font-size:28px;line-height:1.15;font-weight:800;letter-spacing:-0.02em;color:${INK}">${escaped(heading)}</h1>
${lines.map((text) => paragraph(text, INK)).join('\n')}
${first === 'code' ? codeBox + link : link + codeBox}
${after.map((text) => paragraph(text, INK_2)).join('\n')}
<p style="margin:32px 0 0;font-size:13px;line-height:1.5;color:${INK_2}">${escaped(signOff(handle))}</p>
</div>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
