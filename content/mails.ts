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
  handle: string;
}

interface Mail {
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

/** The notice after the change. */
export function passwordChangedMail({ handle, link }: { handle: string; link: string }): Mail {
  return asMail({
    subject: 'Your password was changed',
    preview: 'All your devices were signed out.',
    heading: 'Your password was changed',
    lines: ['All your devices were signed out. Sign in with the new password, and everything is where you left it.'],
    button: { label: 'It was not me', link },
    first: 'button',
    after: ['If it was you, there is nothing to do. If it was not, take your account back right away.'],
    handle,
  });
}

/** The last line lets a phone's browser offer the code to this site and no other (origin-bound one-time codes). */
export function phoneText(code: string, host: string): string {
  return `${code} is your wildin code. It works for 10 minutes.\n\n@${host} #${code}`;
}

function asMail(written: Written): Mail {
  return { subject: written.subject, text: asText(written), html: asHtml(written) };
}

function signOff(handle: string): string {
  return `This mail is about the account @${handle}.`;
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
