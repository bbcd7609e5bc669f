/**
 * Draws the pictures that other programs show: link previews (public/preview/), the icons of the installed app
 * (public/icons/), and the row of the sixteen animals, which the landing page uses in its field guide. Needs a
 * Chromium. Unchanged sources give unchanged pictures.
 *
 *   npm run previews
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { archetypes, plateNumber } from '#content/archetypes.ts';
import { mbtiTypes } from '#contract/people.ts';
import { findChromium } from '#scripts/chromium.ts';
import { takePicture } from '#scripts/picture.ts';
import type { AnimalDrawing } from '#content/animals/animal.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { contours } from '#content/contour.ts';

const ROOT = join(import.meta.dirname, '..');
const WIDTH = 1200;
const HEIGHT = 630;

async function drawingOf(animal: string): Promise<AnimalDrawing> {
  const name = animal.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const module = (await import(`#content/animals/${name}.ts`)) as Record<string, AnimalDrawing>;
  const drawing = module[name];
  if (drawing === undefined) throw new Error(`There is no drawing of the ${animal}.`);
  return drawing;
}

/** Returns the SVG content of an animal's drawing, whose square is 32 × 32. */
function shape({ paths, evenOdd, lines: inkLines }: AnimalDrawing): string {
  const rule = evenOdd === true ? ' fill-rule="evenodd"' : '';
  const strokes =
    inkLines === undefined
      ? ''
      : `<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${inkLines.join('')}"/>`;
  return paths.map((d) => `<path${rule} d="${d}"/>`).join('') + strokes;
}

const font = (path: string): string =>
  `url(data:font/woff2;base64,${readFileSync(join(ROOT, 'node_modules', path)).toString('base64')})`;

const STYLE = `
  ${readFileSync(join(ROOT, 'src/web/styles/tokens.css'), 'utf8')}
  @font-face { font-family: Bricolage; font-weight: 200 800; src: ${font('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}; }
  @font-face { font-family: Figtree; font-weight: 300 900; src: ${font('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')}; }
  @font-face { font-family: Instrument; font-style: italic; src: ${font('@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2')}; }
  * { margin: 0; box-sizing: border-box; }
  body { width: ${WIDTH}px; height: ${HEIGHT}px; font: 600 26px/1.3 Figtree; position: relative; overflow: hidden; background: var(--paper); color: var(--ink); }
  .lines { position: absolute; inset: 0; fill: none; stroke: var(--contour); stroke-width: 1.5; }
  .animal { position: absolute; fill: currentColor; }
  .frame { position: absolute; inset: 36px; border: 2.5px solid var(--ink); border-radius: 6px; overflow: hidden; }
  .frame .lines { inset: -38px; width: 1200px; }
  .top { position: absolute; inset: 62px 70px auto; display: flex; justify-content: space-between; color: var(--ink-2); }
  .name { font: 800 92px/1 Bricolage; letter-spacing: -0.04em; }
  .latin { font: italic 40px/1.2 Instrument; }
  .word { font: 800 40px/1 Bricolage; letter-spacing: -0.04em; }
  .below { position: absolute; inset: auto 70px 66px; }`;

const svg = (attributes: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

function lines(seed: string, peak: readonly [number, number]): string {
  const paths = contours({ seed, width: WIDTH, height: HEIGHT, peak });
  return svg(`class="lines" viewBox="0 0 ${WIDTH} ${HEIGHT}"`, `<path d="${paths.join('')}"/>`);
}

async function plate(type: (typeof mbtiTypes)[number]): Promise<string> {
  const { name, latinName, animal, animalName } = archetypes[type];
  return `<div class="frame">${lines(type, [0.72, 0.46])}</div>
    <div class="top"><span>Plate ${plateNumber(type)} of 16</span><span>${type}</span></div>
    ${svg('class="animal" style="right:80px;top:120px" width="390" height="390" viewBox="0 0 32 32"', shape(await drawingOf(animal)))}
    <div class="below"><p class="name" style="max-width:640px">${name}</p><p class="latin" style="margin-top:16px">${latinName}, the ${animalName.toLowerCase()}</p><p class="word" style="margin-top:40px">wildin</p></div>`;
}

async function night(): Promise<string> {
  const random = seededRng('stars preview');
  const stars = Array.from({ length: 110 }, () => {
    const [x, y, size, light] = [random() * WIDTH, random() * HEIGHT, 0.8 + random() * 1.4, 0.25 + random() * 0.7];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}" opacity="${light.toFixed(2)}"/>`;
  });
  const beast = async (animal: string, size: number, place: string): Promise<string> =>
    svg(
      `class="animal" style="${place}" width="${size}" height="${size}" viewBox="0 0 32 32"`,
      shape(await drawingOf(animal)),
    );
  // The glow is left out, because its many shades of blue would double the picture's size.
  return `<div class="sky" style="position:absolute;inset:0">
    ${svg(`style="position:absolute;inset:0;fill:var(--moon)" viewBox="0 0 ${WIDTH} ${HEIGHT}"`, stars.join(''))}
    ${lines('welcome', [0.76, 0.47])}
    ${await beast('otter', 400, 'right:110px;top:115px;color:var(--lime)')}
    ${await beast('fox', 96, 'right:570px;top:74px;color:var(--coral);rotate:-6deg')}
    ${await beast('owl', 84, 'right:66px;top:48px;color:var(--moon-2);rotate:5deg')}
    ${await beast('bee', 84, 'right:500px;bottom:52px;color:var(--gold)')}
    <p class="word" style="position:absolute;left:70px;top:58px">wildin</p>
    <div class="below"><p class="name">Real self.<br>Real<br>connections</p></div></div>`;
}

/** Returns the mark of favicon.svg on a full square, because each platform rounds the corners itself. */
function icon(size: number, scale: number): string {
  const mark = readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8').replace(/<svg[^>]*>|<\/svg>|<rect[^>]*>/g, '');
  const away = 32 * (1 - scale);
  return svg(
    `style="display:block;background:#0a1020" width="${size}" height="${size}" viewBox="0 0 64 64"`,
    `<g transform="translate(${away} ${away}) scale(${scale})">${mark}</g>`,
  );
}

/** Returns the mark alone, in white on transparent. A phone colors this badge itself and shows it beside the clock. */
function badge(): string {
  const mark = readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8').replace(/<svg[^>]*>|<\/svg>|<rect[^>]*>/g, '');
  const white = mark.replaceAll(/#[0-9a-f]{6}/g, '#fff');
  return svg('style="display:block" width="96" height="96" viewBox="4 14 56 44"', white);
}

async function take(page: Page, { body, path, width, height }: Shot): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<!doctype html><html data-theme="light"><style>${STYLE}body{width:${width}px;height:${height}px}</style>${body}</html>`,
  );
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await takePicture(page, join(ROOT, 'public', path));
}

interface Shot {
  body: string;
  /** The path below public/. */
  path: string;
  width: number;
  height: number;
}

async function sixteen(): Promise<string> {
  const all = await Promise.all(
    mbtiTypes.map(async (type, place) => {
      const drawing = shape(await drawingOf(archetypes[type].animal));
      return `<g transform="translate(${place * 32})">${drawing}</g>`;
    }),
  );
  return svg('viewBox="0 0 512 32" width="512" height="32"', all.join(''));
}

writeFileSync(join(ROOT, 'src/web/ui/sixteen.svg'), `${await sixteen()}\n`);
if (process.argv.includes('--animals')) process.exit();

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium: put one on PATH or name it in CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await (await browser.newContext()).newPage();
  for (const folder of ['preview', 'icons']) mkdirSync(join(ROOT, 'public', folder), { recursive: true });
  const card = { width: WIDTH, height: HEIGHT };
  await take(page, { body: await night(), path: 'preview/wildin.png', ...card });
  for (const type of mbtiTypes)
    await take(page, { body: await plate(type), path: `preview/${type.toLowerCase()}.png`, ...card });
  const icons = [
    ['icon-192', 192, 0.86],
    ['icon-512', 512, 0.86],
    // The safe circle of a maskable icon is four fifths of its width.
    ['maskable-192', 192, 0.66],
    ['maskable-512', 512, 0.66],
    ['apple-touch-icon', 180, 0.8],
  ] as const;
  for (const [name, size, scale] of icons)
    await take(page, { body: icon(size, scale), path: `icons/${name}.png`, width: size, height: size });
  await page.setContent(`<style>body{margin:0}</style>${badge()}`);
  await page.locator('svg').screenshot({ path: join(ROOT, 'public/icons/badge-96.png'), omitBackground: true });
} finally {
  await browser.close();
}
