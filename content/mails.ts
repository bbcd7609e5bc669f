import { type Speaker } from './speaker.ts';
import type { Letter } from './decision-mails.ts';

/** The contents of a mail, from which the plain text and the HTML are both built. */
interface Written {
  subject: string;
  /** The preview in a list of mails, beside the subject. */
  preview: string;
  heading: string;
  lines: string[];
  code?: string;
  button: { label: string; link: string };
  /** Which comes first, as the recommended way: the code or the button. */
  first: 'code' | 'button';
  /** Lines after the code and the button. */
  after: string[];
  /** The Wildin ID of the account. A mail that concerns only the address has no Wildin ID. */
  handle?: string;
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** The code that proves a new address. */
export function verificationMail(
  speaker: Speaker,
  { code, handle, link }: { code: string; handle: string; link: string },
): Mail {
  return asMail(speaker, {
    subject: speaker.t('mail.is-this-your-address', 'Is this your address?'),
    preview: speaker.t('mail.your-code-is', 'Your code is {code}.', { code }),
    heading: speaker.t('mail.nice-to-meet-you', 'Nice to meet you'),
    lines: [
      speaker.t(
        'mail.type-this-code-where-wildin',
        'Type this code where {place} asks for it, and we know that this address is yours.',
      ),
    ],
    code,
    button: { label: speaker.t('mail.enter-the-code', 'Enter the code'), link },
    first: 'code',
    after: [
      speaker.t(
        'mail.it-works-for-10-minutes',
        'It works for 10 minutes. Nobody from {place} will ever ask you for it.',
      ),
      speaker.t('mail.you-did-not-sign-up', 'You did not sign up? Then somebody mistyped. You need do nothing.'),
    ],
    handle,
  });
}

/** The code and the link that prove the address of a newcomer. */
export function signUpMail(speaker: Speaker, { code, link }: { code: string; link: string }): Mail {
  return asMail(speaker, {
    subject: speaker.t('mail.one-code-and-you-are', 'One code, and you are in'),
    preview: speaker.t('mail.your-code-is', 'Your code is {code}.', { code }),
    heading: speaker.t('mail.nearly-wildin', 'Nearly wildin'),
    lines: [
      speaker.t(
        'mail.type-this-code-where-you',
        'Type this code where you were signing up. Or press the button, and go on from here.',
      ),
    ],
    code,
    button: { label: speaker.t('mail.go-on-signing-up', 'Go on signing up'), link },
    first: 'code',
    after: [
      speaker.t(
        'mail.both-work-for-10-minutes',
        'Both work for 10 minutes. Nobody from {place} will ever ask you for the code.',
      ),
      speaker.t(
        'mail.you-were-not-signing-up',
        'You were not signing up? Then somebody mistyped. You need do nothing, and there is no account.',
      ),
    ],
  });
}

/** The notice to a member whose address another person tried to sign up with. */
export function knownMail(
  speaker: Speaker,
  { handle, link, reset }: { handle: string; link: string; reset: string },
): Mail {
  return asMail(speaker, {
    subject: speaker.t('mail.you-are-already-wildin', 'You are already wildin'),
    preview: speaker.t('mail.somebody-tried-to-sign-up', 'Somebody tried to sign up with your address.'),
    heading: speaker.t('mail.you-are-already-one-of', 'You are already one of us'),
    lines: [
      speaker.t(
        'mail.somebody-just-tried-to-sign',
        'Somebody just tried to sign up with this address. If that was you: good news, your account is still here.',
      ),
    ],
    button: { label: speaker.t('mail.sign-in', 'Sign in'), link },
    first: 'button',
    after: [
      speaker.t('mail.the-password-slipped-away-choose', 'The password slipped away? Choose a new one: {reset}', {
        reset,
      }),
      speaker.t(
        'mail.it-was-not-you-then',
        'It was not you? Then somebody mistyped. You need do nothing: nothing changed, and they were told nothing.',
      ),
    ],
    handle,
  });
}

/** The link and the code for choosing a new password. */
export function passwordMail(
  speaker: Speaker,
  { code, handle, link }: { code?: string | undefined; handle: string; link: string },
): Mail {
  return asMail(speaker, {
    subject: speaker.t('mail.a-new-password-for-wildin', 'A new password for {place}'),
    preview: speaker.t('mail.it-happens-to-owls-and', 'It happens to owls and otters, too.'),
    heading: speaker.t('mail.forgot-your-password', 'Forgot your password?'),
    lines: [
      speaker.t('mail.it-happens-to-owls-and-otters', 'It happens to owls and otters, too. This way to a new one.'),
    ],
    button: { label: speaker.t('mail.choose-a-new-password', 'Choose a new password'), link },
    first: 'button',
    ...(code !== undefined && { code }),
    after: [
      code === undefined
        ? speaker.t('mail.the-link-works-once', 'The link works once, for 10 minutes.')
        : speaker.t(
            'mail.or-type-the-code-where',
            'Or type the code where you asked for this mail. Both work once, for 10 minutes.',
          ),
      speaker.t('mail.you-did-not-ask-then', 'You did not ask? Then ignore this mail: your password stays as it is.'),
    ],
    handle,
  });
}

/** A letter about a decision. */
export function letterMail(speaker: Speaker, { link, ...letter }: Letter & { handle: string; link: string }): Mail {
  return asMail(speaker, {
    ...letter,
    button: { label: speaker.t('mail.your-decisions', 'Your decisions'), link },
    first: 'button',
  });
}

/** A letter about a notice, to a person who may have no account. */
export function noticeMail(speaker: Speaker, { link, ...letter }: Letter & { link: string }): Mail {
  return asMail(speaker, {
    ...letter,
    button: { label: speaker.t('mail.see-how-it-stands', 'See how it stands'), link },
    first: 'button',
  });
}

/** Returns a moment as a person's clocks show it: "Tuesday, March 24 at 11:00 AM PDT". `timeZone` is an IANA name. */
export const inZone = ({ locale }: Speaker, iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(iso));

/** The notice to a person whose account is hidden and will be erased. */
export function deletionMail(
  speaker: Speaker,
  { on, zone, handle, link }: { on: string; zone: string; handle: string; link: string },
): Mail {
  const moment = inZone(speaker, on, zone);
  return asMail(speaker, {
    subject: speaker.t('mail.your-account-is-on-its', 'Your account is on its way out'),
    preview: speaker.t('mail.it-will-be-deleted-on', 'It will be deleted on {moment}.', { moment }),
    heading: speaker.t('mail.we-hid-your-account', 'We hid your account'),
    lines: [
      speaker.t(
        'mail.nobody-on-wildin-can-find',
        'Nobody on {place} can find you any more, and on {moment} everything is deleted for good.',
        { moment },
      ),
      speaker.t(
        'mail.did-you-change-your-mind',
        'Did you change your mind? Sign in before {moment}, and all of it is back.',
        { moment },
      ),
    ],
    button: { label: speaker.t('mail.sign-in-and-stay', 'Sign in and stay'), link },
    first: 'button',
    after: [
      speaker.t('mail.it-was-not-you-sign', 'It was not you? Sign in right away, and choose a new password.'),
      speaker.t('mail.if-it-was-you-there', 'If it was you, there is nothing left to do.'),
    ],
    handle,
  });
}

export function deletionText(speaker: Speaker, { on, zone, host }: { on: string; zone: string; host: string }): string {
  return speaker.t(
    'mail.your-wildin-account-is-hidden',
    'Your {mark} account is hidden and will be deleted on {moment}. Changed your mind? Sign in at {host} before then.',
    { moment: inZone(speaker, on, zone), host },
  );
}

/** Returns the text with a code. The last line binds the code to this site: phones offer the code to no other site. */
export function phoneText(speaker: Speaker, code: string, host: string): string {
  return speaker.t(
    'mail.is-your-wildin-code-it',
    '{code} is your {mark} code. It works for 10 minutes.\n\n@{host} #{code}',
    { code, host },
  );
}

/** Returns a mail as plain text and as HTML. */
export function asMail(speaker: Speaker, written: Written): Mail {
  return { subject: written.subject, text: asText(speaker, written), html: asHtml(speaker, written) };
}

function signOff(speaker: Speaker, handle: string | undefined): string {
  return handle === undefined
    ? speaker.t('mail.this-mail-is-about-your', 'This mail is about your address alone.')
    : speaker.t('mail.this-mail-is-about-the', 'This mail is about the account @{handle}.', { handle });
}

function asText(speaker: Speaker, { heading, lines, code, button, first, after, handle }: Written): string {
  const link = `${button.label}:\n${button.link}`;
  const digits = code === undefined ? [] : [speaker.t('mail.your-code', 'Your code: {code}', { code })];
  const parts = [
    heading,
    ...lines,
    ...(first === 'code' ? [...digits, link] : [link, ...digits]),
    ...after,
    `${speaker.place.mark}\n${signOff(speaker, handle)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The light colors of src/web/styles/tokens.css, in hexadecimal, which every mail program reads. */
const PAPER = '#f8f6ee';
const CARD = '#efede3';
const INK = '#14211b';
const INK_2 = '#495650';
const LIME = '#bced31';
const LIME_INK = '#1a3a00';

const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const TITLE = "font-family:'Bricolage Grotesque',Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

function asHtml(
  speaker: Speaker,
  { subject, preview, heading, lines, code, button, first, after, handle }: Written,
): string {
  const paragraph = (text: string, colour: string): string =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;color:${colour}">${escaped(text)}</p>`;
  const codeBox =
    code === undefined
      ? ''
      : `<p style="margin:0 0 20px;padding:18px 12px 18px 20px;border-radius:16px;background:${CARD};text-align:center;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:0.24em;color:${INK}">${escaped(code)}</p>`;
  const link = `<p style="margin:0 0 24px"><a href="${escaped(button.link)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:${LIME};color:${LIME_INK};font-size:16px;font-weight:700;text-decoration:none">${escaped(button.label)}</a></p>`;
  return `<!doctype html>
<html lang="${speaker.language}" dir="${speaker.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<div style="max-width:480px;margin:0 auto;padding:32px 24px;background:${PAPER};${FONT}">
<p style="margin:0 0 28px;${TITLE};font-size:22px;font-weight:800;letter-spacing:-0.02em;color:${INK}">${escaped(speaker.place.mark)}</p>
<h1 style="margin:0 0 16px;${TITLE};font-size:28px;line-height:1.15;font-weight:800;letter-spacing:-0.02em;color:${INK}">${escaped(heading)}</h1>
${lines.map((text) => paragraph(text, INK)).join('\n')}
${first === 'code' ? codeBox + link : link + codeBox}
${after.map((text) => paragraph(text, INK_2)).join('\n')}
<p style="margin:32px 0 0;font-size:13px;line-height:1.5;color:${INK_2}">${escaped(signOff(speaker, handle))}</p>
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
