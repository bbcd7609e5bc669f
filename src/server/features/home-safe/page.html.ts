import type { Speaker } from '#content/speaker.ts';
import { languages, type Language } from '#contract/languages.ts';
import type { SafePage } from '#contract/home-safe.page.ts';
import { animalSvg, iconSvg, landSvg } from './page.drawings.ts';
import type { PageStyle } from './page.style.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const clean = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
/** Returns a person's words, whose direction changes nothing around them. */
const words = (text: string): string => `<bdi>${clean(text)}</bdi>`;

/** What every page of a trusted person has. */
export interface Frame {
  speaker: Speaker;
  style: PageStyle;
  /** The address of the page, to which its forms go. */
  path: string;
}

interface Shell {
  title: string;
  /** Beside the mark: "For Jonas, from Ada". */
  from: string;
  /** Ready HTML. */
  body: string;
}

function shell({ speaker, style, path }: Frame, { title, from, body }: Shell): string {
  const others = (Object.keys(languages) as Language[]).filter((language) => language !== speaker.language);
  const links = others.map(
    (language) =>
      `<a href="${clean(path)}?language=${language}" hreflang="${language}" lang="${language}">${clean(languages[language])}</a>`,
  );
  return `<!doctype html>
<html lang="${speaker.language}" dir="${speaker.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<title>${clean(title)}</title>
<style>${style.css}</style>
</head>
<body>
<header><p class="mark">${clean(speaker.place.mark)}</p><span>${words(from)}</span></header>
${body}
${path === '' ? '' : `<footer>${links.join(' ')}</footer>`}
</body>
</html>
`;
}

const head = (headline: string, note: string, isAlarm: boolean): string =>
  `<div class="band${isAlarm ? ' alarm' : ''}"><div class="head"><h1>${words(headline)}</h1>${note === '' ? '' : `<p>${words(note)}</p>`}</div></div>`;

/** Draws the page of an outing. */
export function outingHtml(frame: Frame, page: SafePage): string {
  const { t } = frame.speaker;
  const times = page.times.map(
    ({ at, clock, words: said, is }) =>
      `<li class="${is}"><time datetime="${at}">${clock}</time><i aria-hidden="true"></i><span>${words(said)}</span></li>`,
  );
  const calls = page.calls.map(
    ({ label, tel, isFirst }) =>
      `<a class="button${isFirst ? ' first' : ''}" href="tel:${clean(tel)}">${iconSvg(isFirst ? 'ringing' : 'phone')}${words(label)}</a>`,
  );
  const steps = page.steps.map((step) => `<li>${words(step)}</li>`);
  const stop =
    page.stop === null
      ? ''
      : `<form method="post" action="${clean(frame.path)}"><button class="link" name="does" value="stop">${clean(page.stop)}</button></form>`;
  return shell(frame, {
    title: page.headline,
    from: page.from,
    body: [
      head(page.headline, page.note, page.isAlarm),
      '<main>',
      times.length === 0 ? '' : `<ol class="times">${times.join('')}</ol>`,
      page.plan === null ? '' : plate(frame, page.plan),
      steps.length === 0 ? '' : `<h2>${clean(t('safe.what-to-do', 'What to do'))}</h2><ol>${steps.join('')}</ol>`,
      calls.length === 0 ? '' : `<div class="calls">${calls.join('')}</div>`,
      `<p class="quiet foot">${words(page.foot)}</p>${stop}`,
      '</main>',
    ].join('\n'),
  });
}

function plate({ speaker: { t } }: Frame, plan: NonNullable<SafePage['plan']>): string {
  const other = plan.with;
  const met =
    other === null
      ? ''
      : `<div>${faceOf(other)}<div><span class="quiet">${clean(t('safe.met', 'With'))}</span><p class="met"><b>${words(other.name)}</b>${other.latinName === null ? '' : ` <em lang="la">${clean(other.latinName)}</em>`}</p>${other.badge === null ? '' : `<p class="badge">${iconSvg('seal')}${clean(other.badge)}</p>`}</div></div>`;
  return `<section class="plate">${landSvg(plan.title)}<div><div class="day">${clean(plan.weekday)}<b>${clean(plan.day)}</b>${clean(plan.month)}</div><div><h3>${words(plan.title)}</h3><p>${clean(plan.when)}</p>${plan.place === '' ? '' : `<p>${words(plan.place)}</p>`}</div></div>${met}</section>
<p class="quiet">${words(plan.written)}</p>`;
}

/** The public picture, else the animal, else an initial: somebody who is not here has no animal. */
function faceOf({ pictureUrl, mbtiType, name }: NonNullable<NonNullable<SafePage['plan']>['with']>): string {
  if (pictureUrl !== null) return `<img class="face" src="${clean(pictureUrl)}" alt="" width="64" height="64">`;
  if (mbtiType !== null) return animalSvg(mbtiType);
  return `<span class="face ring" aria-hidden="true">${clean(Array.from(name)[0] ?? '')}</span>`;
}

interface Words {
  headline: string;
  note: string;
  from?: string;
  lines?: readonly string[];
  /** The buttons of a form: what each does, and its words. The first is the primary one if `hasFirst`. */
  buttons?: readonly { does: string; label: string; isFirst?: boolean }[];
}

/** Draws a page of words and of one form. */
export function wordsHtml(frame: Frame, { headline, note, from = '', lines = [], buttons = [] }: Words): string {
  const shown = buttons.map(
    ({ does, label, isFirst = false }) =>
      `<button class="button${isFirst ? ' first' : ''}" name="does" value="${does}">${words(label)}</button>`,
  );
  return shell(frame, {
    title: headline,
    from,
    body: [
      head(headline, note, false),
      '<main>',
      ...lines.map((line) => `<p>${words(line)}</p>`),
      shown.length === 0
        ? ''
        : `<form class="wide" method="post" action="${clean(frame.path)}">${shown.join('')}</form>`,
      '</main>',
    ].join('\n'),
  });
}
