/** RFC 5321, 4.5.3.1: the most octets of a local part, of a domain's label and of a whole address. */
const LOCAL_MAX = 64;
const ADDRESS_MAX = 254;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Matches a last label that makes the domain an IPv4 address to a URL. */
const NUMBER = /^(?:\d+|0x[\da-f]*)$/;

/** Rejects what a mail program reads as a name, a comment or a second address, so that one account has one mailbox. */
const LOCAL = /^[^\s@\p{Cc}\p{Cf}<>()[\]\\,;:"]+$/u;
/** Rejects also what a URL reads as the end of a host, or as an escape. */
const DOMAIN = /^[^\s@\p{Cc}\p{Cf}<>()[\]\\,;:"/?#%|^]+$/u;

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Returns a domain in ASCII and lower case, without a final dot; undefined if no mail can go there. */
function domainOf(typed: string): string | undefined {
  if (!DOMAIN.test(typed)) return undefined;
  try {
    const domain = new URL(`http://${typed}`).hostname.replace(/\.$/, '');
    const labels = domain.split('.');
    const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !NUMBER.test(labels.at(-1) ?? '');
    return isName ? domain : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the address to which mail goes: without outer spaces, in Unicode's form NFC, and with the domain in ASCII and
 * lower case, without a final dot. Returns undefined for what cannot be an address. The browser and the server get the
 * same result, and so does a browser that sends the domain in ASCII.
 */
export function mailboxOf(typed: string): string | undefined {
  const text = typed.trim().normalize('NFC');
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (!LOCAL.test(local) || octets(local) > LOCAL_MAX) return undefined;
  const domain = domainOf(text.slice(at + 1));
  const mailbox = `${local}@${domain}`;
  return domain === undefined || octets(mailbox) > ADDRESS_MAX ? undefined : mailbox;
}

/**
 * Returns the form in which addresses are compared: that of `mailboxOf`, in lower case. For what cannot be an address,
 * returns the text in lower case: such addresses were accepted once.
 */
export function emailKey(typed: string): string {
  const lower = mailboxOf(typed)?.toLowerCase().normalize('NFC');
  return lower ?? typed.trim().toLowerCase();
}
