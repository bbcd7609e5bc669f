import { hasLink, hasPayment } from './first-words.ts';
import { hasAddress } from './moderation.ts';
import { dotted } from './spelled-out.ts';

/** Why a text that others read is not shown yet: a link, or another way to be reached. */
export type Reach = 'link' | 'reach';

/** An address of mail. Its host is no link, unless something stands before the name. */
const MAIL = /(?<![\p{L}\d:/.+_-])[\p{L}\d.+_-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?![\p{L}\d/])/gu;

/** Returns what a text has that leads out of the product; undefined for a text without. */
export function reachOf(text: string): Reach | undefined {
  if (hasLink(text.replaceAll(MAIL, ' '))) return 'link';
  return hasAddress(text) || hasPayment(text) ? 'reach' : undefined;
}

/** A dot between two words, the second of which may be the end of a host: `evil.ru`, `evil . shop`, `evil[.]de`. */
const HOST =
  /(?<![\p{L}\d-])(?<before>[\p{L}\d-]{2,})\s?(?:\.|[([{<]\s?(?:dot|punto|\.)\s?[)\]}>])(?=\s?(?<end>\p{L}{2,})(?![\p{L}\d]))/giu;
/** A host whose dot is a word or a sign in the middle of the line, or whose letters stand apart: `e v i l . c o m`. */
const SPELLED = [
  /(?<=[\p{L}\d]{2}[^\p{L}\d]*)(?:d[o0]t|punt[o0])[^\p{L}\d]*(?:c[o0]m|net|org)(?![\p{L}\d])/iu,
  /(?<=[\p{L}\d]{2}[^\p{L}\d]+)(?:d[o0]t|punt[o0])[^\p{L}\d]+(?:io|gg|app|xyz|link|biz|mx)(?![\p{L}\d])/iu,
  /(?<=[\p{L}\d]{2}[^\p{L}\d]+)d[o0]t[^\p{L}\d]+(?:me|tv|co|info|dev|es|de|ru|uk|fr|us|eu|shop|site|online)(?![\p{L}\d])/iu,
  /[\p{L}\d]{2}\s?[·•・˙]\s?(?:c[o0]m|net|org|io|gg|app|xyz|shop)(?![\p{L}\d])/iu,
  /\.\s?c\s?[o0]\s?m(?![\p{L}\d])|\bh\s[tx]\s[tx]\s?p\b/iu,
];
/** Titles, and short words that people write with a dot before a name: `St. Li`, `Mr. No`. */
const TITLES = new Set('mr mrs ms mx dr st ste jr sr sra srta prof lt sgt capt rev fr sir mt ft no vs'.split(' '));
const AT = /[([{<]\s?(?:at|arroba)\s?[)\]}>]|\barroba\b/iu;
const HANDLE =
  /(?:^|[^\p{L}\d])@[\p{L}\d_.]{2,}|^@\s?[\p{L}\d_.]{2,}|@\s?(?:gmail|yahoo|hotmail|outlook|icloud|proton)/iu;

/**
 * Returns what a name has that no name holds, of anybody: a link, or a way to be reached. It is stricter than
 * `reachOf`, because a name stands where nobody asked for it.
 */
export function reachInName(name: string): Reach | undefined {
  const found = reachOf(name);
  if (found !== undefined) return found;
  const shown = dotted(name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));
  const isHost = [...shown.matchAll(HOST)].some(
    ({ groups: { before = '', end = '' } = {} }) => !TITLES.has(before.toLowerCase()) && ENDS.has(end.toLowerCase()),
  );
  if (isHost || SPELLED.some((pattern) => pattern.test(shown)) || /\p{L}\.\p{L}{2,}\//u.test(shown)) return 'link';
  return HANDLE.test(shown) || AT.test(shown) ? 'reach' : undefined;
}

/** The ends of hosts that are in use: every land, and what is sold most. */
const ENDS = new Set(
  (
    'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd ' +
    'cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge ' +
    'gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg ' +
    'kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv ' +
    'mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa ' +
    'sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug ' +
    'uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw com net org info biz edu gov mil int name pro app dev xyz ' +
    'link top shop store site online website space tech club live life fun vip win icu page blog news world today media ' +
    'digital agency email chat dating social cam sex xxx porn adult webcam click download stream video pics photo ' +
    'photos fans bio buzz one ink art design studio cloud host press games casino bet poker money cash fund loan ' +
    'finance crypto zone work works center guru expert plus group team tips wiki рф'
  ).split(' '),
);
