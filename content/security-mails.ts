import { asMail, type Mail } from './mails.ts';

/** The code that lets a signed-in person do what needs more than being signed in. */
export function proofMail({ code, handle, link }: { code: string; handle: string; link: string }): Mail {
  return asMail({
    subject: 'Is it you?',
    preview: `Your code is ${code}.`,
    heading: 'Just making sure',
    lines: ['You are about to change something that matters. Type this code where Wildin asks for it.'],
    code,
    button: { label: 'Open my account', link },
    first: 'code',
    after: [
      'It works for 10 minutes. Nobody from Wildin will ever ask you for it.',
      'That was not you? Then somebody is signed in as you: open your account and end that session.',
    ],
    handle,
  });
}

/** The notice after a change of the password; `isElsewhere`: it was changed on a device, which stays signed in. */
export function passwordChangedMail({
  handle,
  isElsewhere,
  link,
  passkeys,
}: {
  handle: string;
  isElsewhere: boolean;
  link: string;
  /** How many still open the account. */
  passkeys: number;
}): Mail {
  const signedOut = isElsewhere ? 'All your other devices were signed out.' : 'All your devices were signed out.';
  return asMail({
    subject: 'Your password was changed',
    preview: signedOut,
    heading: 'Your password was changed',
    lines: [`${signedOut} Sign in with the new password, and everything is where you left it.`],
    button: { label: 'It was not me', link },
    first: 'button',
    after: [
      'If it was you, there is nothing to do. If it was not, take your account back right away.',
      ...(passkeys === 0
        ? []
        : [`${stillOpen(passkeys)} Your Security page lists them, and removes what you do not know.`]),
    ],
    handle,
  });
}

const stillOpen = (passkeys: number): string =>
  passkeys === 1
    ? 'One passkey still opens your account, as before.'
    : `${passkeys} passkeys still open your account, as before.`;

export function passwordChangedText({ link, passkeys }: { link: string; passkeys: number }): string {
  const note = passkeys === 0 ? '' : ` ${stillOpen(passkeys)}`;
  return `Your wildin password was changed, and your other devices were signed out.${note} Not you? Sign in with this number: ${link}`;
}

/** A device as lists name it, within a sentence. */
const inWords = (device: string): string => device.replace(/^Unknown/, 'an unknown');

export function passkeyAddedMail({ handle, link, name }: { handle: string; link: string; name: string }): Mail {
  return asMail({
    subject: 'A passkey was added to your account',
    preview: `Made on ${inWords(name)}.`,
    heading: 'A new way in',
    lines: [`A passkey was made on ${inWords(name)}. From now on it opens your account, without the password.`],
    button: { label: 'See my passkeys', link },
    first: 'button',
    after: [
      'If it was you, there is nothing to do.',
      'It was not you? Remove it, end the sessions that you do not know, and choose a new password.',
    ],
    handle,
  });
}

export function passkeyRemovedMail({ handle, link, name }: { handle: string; link: string; name: string }): Mail {
  return asMail({
    subject: 'A passkey was removed from your account',
    preview: `“${name}” opens it no more.`,
    heading: 'One way in less',
    lines: [`The passkey “${name}” no longer opens your account. You can delete it from your device, too.`],
    button: { label: 'See my passkeys', link },
    first: 'button',
    after: [
      'If it was you, there is nothing to do.',
      'It was not you? End the sessions that you do not know, and choose a new password.',
    ],
    handle,
  });
}

export function passkeyText(what: 'passkey_added_text' | 'passkey_removed_text', link: string): string {
  const done = what === 'passkey_added_text' ? 'added to' : 'removed from';
  return `A passkey was ${done} your wildin account. Not you? End the sessions that you do not know: ${link}`;
}

const inZone = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(iso));

/** The word about a sign-in on a device that the account was not used on before. */
export function newDeviceMail({
  at,
  zone,
  device,
  handle,
  link,
}: {
  at: string;
  /** IANA, the person's own. */
  zone: string;
  device: string;
  handle: string;
  link: string;
}): Mail {
  return asMail({
    subject: 'A new device is signed in',
    preview: `${device}, ${inZone(at, zone)}`,
    heading: 'Was this you?',
    lines: [
      `Somebody signed in to your account on ${inWords(device)}, on ${inZone(at, zone)}. You had not used that device before.`,
    ],
    button: { label: 'It was not me', link },
    first: 'button',
    after: [
      'If it was you, there is nothing to do.',
      'The button works for a week. It signs that device out, removes the passkeys that were added since, and leads to a new password.',
    ],
    handle,
  });
}

/** The code that proves an address which is to replace the account's. */
export function newEmailMail({ code, handle, link }: { code: string; handle: string; link: string }): Mail {
  return asMail({
    subject: 'Your new address for Wildin',
    preview: `Your code is ${code}.`,
    heading: 'Moving in?',
    lines: ['Type this code where you are changing your address, and your account moves here.'],
    code,
    button: { label: 'Open my account', link },
    first: 'code',
    after: [
      'It works for 10 minutes. Nobody from Wildin will ever ask you for it.',
      'You are not changing anything? Then somebody mistyped. You need do nothing.',
    ],
    handle,
  });
}

/** The word to a member whose address somebody tried to use for another account. */
export function emailKnownMail({ handle, link }: { handle: string; link: string }): Mail {
  return asMail({
    subject: 'This address is yours already',
    preview: 'Somebody tried to use your address for another account.',
    heading: 'This address is taken, by you',
    lines: ['Somebody just tried to make this the address of another account. It stays the address of yours.'],
    button: { label: 'Open my account', link },
    first: 'button',
    after: ['That was you? One address has one account. That was not you? You need do nothing: nothing changed.'],
    handle,
  });
}

export function phoneKnownText(): string {
  return 'Somebody tried to use this number for another wildin account. It stays with yours, and you need do nothing.';
}

const WHAT = { email: 'email address', phone: 'phone number' } as const;

/** The word to an address that an account just left, with the way back for the one whose account it is. */
export function contactChangedMail({
  changed,
  handle,
  link,
  now,
}: {
  changed: 'email' | 'phone';
  handle: string;
  link: string;
  /** What it is now, so that its own person knows it and a stranger learns little. */
  now: string;
}): Mail {
  const what = WHAT[changed];
  return asMail({
    subject: `Your ${what} was changed`,
    preview: `It is now ${now}.`,
    heading: `Your ${what} was changed`,
    lines: [`The ${what} of your account is now ${now}. If that was you, there is nothing to do.`],
    button: { label: 'It was not me', link },
    first: 'button',
    after: [
      'The button works for three days. It brings back what was, signs out every device and ends the password and all passkeys, so that nobody else can come in.',
    ],
    handle,
  });
}

export function contactChangedText({ changed, link }: { changed: 'email' | 'phone'; link: string }): string {
  return `The ${WHAT[changed]} of your wildin account was changed. Not you? Take it back within three days: ${link}`;
}

/** The word to an address that was an account's until its former address took the account back. */
export function contactRemovedMail({ handle, link }: { handle: string; link: string }): Mail {
  return asMail({
    subject: 'This address left an account',
    preview: 'Its former address took the account back.',
    heading: 'This address left an account',
    lines: [
      'You, or somebody, made this the address of an account. The holder of its former address says that it was not them, and took the account back.',
    ],
    button: { label: 'Open Wildin', link },
    first: 'button',
    after: ['It is your account? Then sign in with the address that it had before, and change it again.'],
    handle,
  });
}
