import { deviceParts, UNKNOWN_DEVICE } from './device-name.ts';
import { asMail, inZone, type Mail } from './mails.ts';
import { type Speaker } from './speaker.ts';

/** The code with which a signed-in person proves their identity for a protected action. */
export function proofMail(
  speaker: Speaker,
  { code, handle, link }: { code: string; handle: string; link: string },
): Mail {
  return asMail(speaker, {
    subject: speaker.t('mail.is-it-you', 'Is it you?'),
    preview: speaker.t('mail.your-code-is', 'Your code is {code}.', { code }),
    heading: speaker.t('mail.just-making-sure', 'Just making sure'),
    lines: [
      speaker.t(
        'mail.you-are-about-to-change',
        'You are about to change something that matters. Type this code where {place} asks for it.',
      ),
    ],
    code,
    button: { label: speaker.t('mail.open-my-account', 'Open my account'), link },
    first: 'code',
    after: [
      speaker.t(
        'mail.it-works-for-10-minutes',
        'It works for 10 minutes. Nobody from {place} will ever ask you for it.',
      ),
      speaker.t(
        'mail.that-was-not-you-then',
        'That was not you? Then somebody is signed in as you: open your account and end that session.',
      ),
    ],
    handle,
  });
}

/** The notice of a changed password. With `isElsewhere`, the device that changed it was signed in and stays so. */
export function passwordChangedMail(
  speaker: Speaker,
  {
    handle,
    isElsewhere,
    link,
    passkeys,
  }: {
    handle: string;
    isElsewhere: boolean;
    link: string;
    /** The number of passkeys that still open the account. */
    passkeys: number;
  },
): Mail {
  const signedOut = isElsewhere
    ? speaker.t('mail.all-your-other-devices-were', 'All your other devices were signed out.')
    : speaker.t('mail.all-your-devices-were-signed', 'All your devices were signed out.');
  return asMail(speaker, {
    subject: speaker.t('mail.your-password-was-changed', 'Your password was changed'),
    preview: signedOut,
    heading: speaker.t('mail.your-password-was-changed', 'Your password was changed'),
    lines: [
      speaker.t(
        'mail.sign-in-with-the-new',
        '{signedOut} Sign in with the new password, and everything is where you left it.',
        { signedOut },
      ),
    ],
    button: { label: speaker.t('mail.it-was-not-me', 'It was not me'), link },
    first: 'button',
    after: [
      speaker.t(
        'mail.if-it-was-you-there-is',
        'If it was you, there is nothing to do. If it was not, take your account back right away.',
      ),
      ...(passkeys === 0
        ? []
        : [
            speaker.t(
              'mail.your-security-page-lists-them',
              '{stillOpen} Your Security page lists them, and removes what you do not know.',
              { stillOpen: stillOpen(speaker, passkeys) },
            ),
          ]),
    ],
    handle,
  });
}

const stillOpen = (speaker: Speaker, passkeys: number): string =>
  speaker.t(
    'mail.passkeys-still-open',
    '{passkeys, plural, =1 {One passkey still opens} other {{passkeys} passkeys still open}} your account, as before.',
    { passkeys },
  );

export function passwordChangedText(speaker: Speaker, { link, passkeys }: { link: string; passkeys: number }): string {
  const note = passkeys === 0 ? '' : ` ${stillOpen(speaker, passkeys)}`;
  return speaker.t(
    'mail.your-wildin-password-was-changed',
    'Your {mark} password was changed, and your other devices were signed out.{note} Not you? Sign in with this number: {link}',
    { note, link },
  );
}

/** Returns a device's name as it appears within a sentence. */
function inWords(speaker: Speaker, device: string): string {
  if (device === UNKNOWN_DEVICE) return speaker.t('mail.an-unknown-device', 'an unknown device');
  const parts = deviceParts(device);
  if (parts === undefined) return device;
  const { browser, system } = parts;
  return speaker.t('mail.device-on', '{browser} on {system}', { browser, system });
}

/** Returns a device's name at the beginning of a line. */
function firstInLine(speaker: Speaker, device: string): string {
  const words = inWords(speaker, device);
  return device === UNKNOWN_DEVICE ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

export function passkeyAddedMail(
  speaker: Speaker,
  { handle, link, name }: { handle: string; link: string; name: string },
): Mail {
  return asMail(speaker, {
    subject: speaker.t('mail.a-passkey-was-added-to', 'A passkey was added to your account'),
    preview: speaker.t('mail.made-on', 'Made on {device}.', { device: inWords(speaker, name) }),
    heading: speaker.t('mail.a-new-way-in', 'A new way in'),
    lines: [
      speaker.t(
        'mail.a-passkey-was-made-on',
        'A passkey was made on {device}. From now on it opens your account, without the password.',
        { device: inWords(speaker, name) },
      ),
    ],
    button: { label: speaker.t('mail.see-my-passkeys', 'See my passkeys'), link },
    first: 'button',
    after: [
      speaker.t('mail.if-it-was-you-there-is-nothing', 'If it was you, there is nothing to do.'),
      speaker.t(
        'mail.it-was-not-you-remove',
        'It was not you? Remove it, end the sessions that you do not know, and choose a new password.',
      ),
    ],
    handle,
  });
}

export function passkeyRemovedMail(
  speaker: Speaker,
  { handle, link, name }: { handle: string; link: string; name: string },
): Mail {
  return asMail(speaker, {
    subject: speaker.t('mail.a-passkey-was-removed-from', 'A passkey was removed from your account'),
    preview: speaker.t('mail.opens-it-no-more', '“{name}” opens it no more.', { name }),
    heading: speaker.t('mail.one-way-in-less', 'One way in less'),
    lines: [
      speaker.t(
        'mail.the-passkey-no-longer-opens',
        'The passkey “{name}” no longer opens your account. You can delete it from your device, too.',
        { name },
      ),
    ],
    button: { label: speaker.t('mail.see-my-passkeys', 'See my passkeys'), link },
    first: 'button',
    after: [
      speaker.t('mail.if-it-was-you-there-is-nothing', 'If it was you, there is nothing to do.'),
      speaker.t(
        'mail.it-was-not-you-end',
        'It was not you? End the sessions that you do not know, and choose a new password.',
      ),
    ],
    handle,
  });
}

export function passkeyText(
  speaker: Speaker,
  what: 'passkey_added_text' | 'passkey_removed_text',
  link: string,
): string {
  return what === 'passkey_added_text'
    ? speaker.t(
        'mail.a-passkey-was-added',
        'A passkey was added to your {mark} account. Not you? End the sessions that you do not know: {link}',
        { link },
      )
    : speaker.t(
        'mail.a-passkey-was-removed',
        'A passkey was removed from your {mark} account. Not you? End the sessions that you do not know: {link}',
        { link },
      );
}

/** The notice of a sign-in on a device that is new to the account. */
export function newDeviceMail(
  speaker: Speaker,
  {
    at,
    zone,
    device,
    handle,
    link,
  }: {
    at: string;
    /** The person's time zone, as an IANA name. */
    zone: string;
    device: string;
    handle: string;
    link: string;
  },
): Mail {
  return asMail(speaker, {
    subject: speaker.t('mail.a-new-device-is-signed', 'A new device is signed in'),
    preview: `${firstInLine(speaker, device)}, ${inZone(speaker, at, zone)}`,
    heading: speaker.t('mail.was-this-you', 'Was this you?'),
    lines: [
      speaker.t(
        'mail.somebody-signed-in-to-your',
        'Somebody signed in to your account on {device}, on {moment}. You had not used that device before, or it was signed out from elsewhere.',
        { device: inWords(speaker, device), moment: inZone(speaker, at, zone) },
      ),
    ],
    button: { label: speaker.t('mail.it-was-not-me', 'It was not me'), link },
    first: 'button',
    after: [
      speaker.t('mail.if-it-was-you-there-is-nothing', 'If it was you, there is nothing to do.'),
      speaker.t(
        'mail.the-button-works-for-a',
        'The button works for a week. It signs that device out, removes the passkeys that were added since, and leads to a new password.',
      ),
    ],
    handle,
  });
}

/** The code that proves the account's new address. */
export function newEmailMail(
  speaker: Speaker,
  { code, handle, link }: { code: string; handle: string; link: string },
): Mail {
  return asMail(speaker, {
    subject: speaker.t('mail.your-new-address-for-wildin', 'Your new address for {place}'),
    preview: speaker.t('mail.your-code-is', 'Your code is {code}.', { code }),
    heading: speaker.t('mail.moving-in', 'Moving in?'),
    lines: [
      speaker.t(
        'mail.type-this-code-where-you-are',
        'Type this code where you are changing your address, and your account moves here.',
      ),
    ],
    code,
    button: { label: speaker.t('mail.open-my-account', 'Open my account'), link },
    first: 'code',
    after: [
      speaker.t(
        'mail.it-works-for-10-minutes',
        'It works for 10 minutes. Nobody from {place} will ever ask you for it.',
      ),
      speaker.t(
        'mail.you-are-not-changing-anything',
        'You are not changing anything? Then somebody mistyped. You need do nothing.',
      ),
    ],
    handle,
  });
}

/** The notice to a member whose address another person tried to use for an account. */
export function emailKnownMail(speaker: Speaker, { handle, link }: { handle: string; link: string }): Mail {
  return asMail(speaker, {
    subject: speaker.t('mail.this-address-is-yours-already', 'This address is yours already'),
    preview: speaker.t('mail.somebody-tried-to-use-your', 'Somebody tried to use your address for another account.'),
    heading: speaker.t('mail.this-address-is-taken-by', 'This address is taken, by you'),
    lines: [
      speaker.t(
        'mail.somebody-just-tried-to-make',
        'Somebody just tried to make this the address of another account. It stays the address of yours.',
      ),
    ],
    button: { label: speaker.t('mail.open-my-account', 'Open my account'), link },
    first: 'button',
    after: [
      speaker.t(
        'mail.that-was-you-one-address',
        'That was you? One address has one account. That was not you? You need do nothing: nothing changed.',
      ),
    ],
    handle,
  });
}

export function phoneKnownText(speaker: Speaker): string {
  return speaker.t(
    'mail.somebody-tried-to-use-this',
    'Somebody tried to use this number for another {mark} account. It stays with yours, and you need do nothing.',
  );
}

/** The notice to a phone number that no longer opens an account, because a password reset proved only the address. */
export function phoneRemovedText(speaker: Speaker): string {
  return speaker.t(
    'mail.this-number-no-longer-opens',
    'Your {mark} account has a new password, chosen by its email address, which nobody had proved before. So this number no longer opens it. If that was you, you can add it again.',
  );
}

const whatOf = (speaker: Speaker, changed: 'email' | 'phone'): string =>
  changed === 'email'
    ? speaker.t('mail.email-address', 'email address')
    : speaker.t('mail.phone-number', 'phone number');

/** The notice to an address that an account just left, with a link to undo the change. */
export function contactChangedMail(
  speaker: Speaker,
  {
    changed,
    handle,
    link,
    now,
  }: {
    changed: 'email' | 'phone';
    handle: string;
    link: string;
    /** The new contact, shown so that its owner recognizes it and a stranger learns little. */
    now: string;
  },
): Mail {
  const what = whatOf(speaker, changed);
  return asMail(speaker, {
    subject: speaker.t('mail.your-was-changed', 'Your {what} was changed', { what }),
    preview: speaker.t('mail.it-is-now', 'It is now {now}.', { now }),
    heading: speaker.t('mail.your-was-changed', 'Your {what} was changed', { what }),
    lines: [
      speaker.t(
        'mail.the-of-your-account-is',
        'The {what} of your account is now {now}. If that was you, there is nothing to do.',
        { what, now },
      ),
    ],
    button: { label: speaker.t('mail.it-was-not-me', 'It was not me'), link },
    first: 'button',
    after: [
      speaker.t(
        'mail.the-button-works-for-three',
        'The button works for three days. It brings back what was, signs out every device and ends the password and all passkeys, so that nobody else can come in.',
      ),
    ],
    handle,
  });
}

export function contactChangedText(
  speaker: Speaker,
  { changed, link }: { changed: 'email' | 'phone'; link: string },
): string {
  return speaker.t(
    'mail.the-of-your-wildin-account',
    'The {what} of your {mark} account was changed. Not you? Take it back within three days: {link}',
    { what: whatOf(speaker, changed), link },
  );
}

/** The notice to an address that lost an account, because the former address took the account back. */
export function contactRemovedMail(speaker: Speaker, { handle, link }: { handle: string; link: string }): Mail {
  return asMail(speaker, {
    subject: speaker.t('mail.this-address-left-an-account', 'This address left an account'),
    preview: speaker.t('mail.its-former-address-took-the', 'Its former address took the account back.'),
    heading: speaker.t('mail.this-address-left-an-account', 'This address left an account'),
    lines: [
      speaker.t(
        'mail.you-or-somebody-made-this',
        'You, or somebody, made this the address of an account. The holder of its former address says that it was not them, and took the account back.',
      ),
    ],
    button: { label: speaker.t('mail.open-wildin', 'Open {place}'), link },
    first: 'button',
    after: [
      speaker.t(
        'mail.it-is-your-account-then',
        'It is your account? Then sign in with the address that it had before, and change it again.',
      ),
    ],
    handle,
  });
}
