/**
 * Draws our GIFs into public/gifs: small loops of SVG, with the ink of the Fluent Emoji high-contrast set (MIT,
 * Microsoft) on our contour lines. Still frames are separate files, because Chromium ignores `:target` in a picture.
 *
 *   node scripts/build-gifs.ts
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gifs, type Actor, type Loop } from '#content/gifs.ts';
import { contours } from '#content/contour.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'public/gifs');
type IconSet = { icons: Record<string, { body: string }> };
const { icons } = JSON.parse(
  readFileSync(join(root, 'node_modules/@iconify-json/fluent-emoji-high-contrast/icons.json'), 'utf8'),
) as IconSet;

/** The length of a loop and of every motion, in seconds. */
const SECONDS = 2.4;
/** The side of a drawing's square. */
const BOX = 32;

/** The colors of the paper, the ink and the second ink on each ground. */
const colours: Readonly<Record<Loop['ground'], readonly [paper: string, ink: string, bright: string]>> = {
  night: ['oklch(0.245 0.05 268)', 'oklch(0.965 0.02 95)', 'oklch(0.88 0.205 124)'],
  lime: ['oklch(0.88 0.205 124)', 'oklch(0.25 0.07 138)', 'oklch(0.47 0.12 142)'],
  clay: ['oklch(0.86 0.075 45)', 'oklch(0.3 0.08 35)', 'oklch(0.56 0.2 28)'],
  honey: ['oklch(0.9 0.1 86)', 'oklch(0.31 0.06 72)', 'oklch(0.56 0.14 62)'],
  dew: ['oklch(0.88 0.045 255)', 'oklch(0.28 0.06 262)', 'oklch(0.5 0.14 258)'],
  moss: ['oklch(0.87 0.05 150)', 'oklch(0.27 0.045 165)', 'oklch(0.5 0.13 145)'],
  rose: ['oklch(0.88 0.06 5)', 'oklch(0.3 0.08 5)', 'oklch(0.58 0.2 12)'],
  sea: ['oklch(0.88 0.055 210)', 'oklch(0.29 0.055 220)', 'oklch(0.53 0.12 225)'],
};

/** The CSS keyframes of each motion. One px is one unit of the drawing's square. */
const frames: Readonly<Record<Exclude<Actor[4], 'still'>, string>> = {
  bob: '50%{transform:translateY(-2.5px)}',
  hop: '0%,60%,100%{transform:none}15%{transform:scale(1.06,.9)}35%{transform:translateY(-8px) scale(.96,1.05)}52%{transform:scale(1.08,.9)}',
  shake:
    '0%,60%,100%{transform:none}10%,30%,50%{transform:translateX(-2px) rotate(-4deg)}20%,40%{transform:translateX(2px) rotate(4deg)}',
  nod: '0%,70%,100%{transform:none}18%,50%{transform:translateY(2px) rotate(9deg)}34%{transform:translateY(-.5px) rotate(-3deg)}',
  tilt: '0%,100%{transform:rotate(-11deg)}50%{transform:rotate(11deg)}',
  spin: 'to{transform:rotate(1turn)}',
  flip: '0%,35%{transform:none}50%,85%{transform:rotate(180deg)}100%{transform:rotate(1turn)}',
  pulse: '0%,60%,100%{transform:none}15%,45%{transform:scale(1.14)}30%{transform:scale(.98)}',
  drift:
    '0%{transform:translateX(-52px)}25%{transform:translate(-20px,-1.5px) rotate(-3deg)}50%{transform:none}75%{transform:translate(20px,-1.5px) rotate(3deg)}100%{transform:translateX(52px)}',
  rise: '0%{transform:translateY(12px) scale(.6);opacity:0}25%{opacity:1}75%{opacity:1}100%{transform:translateY(-26px) scale(1.05);opacity:0}',
  fall: '0%{transform:translateY(-14px) scale(.7);opacity:0}25%{opacity:1}75%{opacity:1}100%{transform:translateY(26px);opacity:0}',
  pop: '0%,12%{transform:scale(0)}28%{transform:scale(1.2)}38%,80%{transform:none}95%,100%{transform:scale(0)}',
  swing: '0%,100%{transform:rotate(12deg)}50%{transform:rotate(-12deg)}',
  wave: '0%,70%,100%{transform:none}10%,35%,60%{transform:rotate(16deg)}22%,48%{transform:rotate(-12deg)}',
  peek: '0%,100%{transform:translateY(38px)}22%,78%{transform:none}50%{transform:translateY(1.5px)}',
  meet: '0%,100%{transform:translateX(-8px) rotate(-5deg)}45%,60%{transform:translateX(5px) rotate(2deg)}',
  lean: '0%,100%{transform:none}50%{transform:translateX(1px) rotate(-8deg)}',
};
/** The point about which a motion turns or grows; for motions that are not listed, the middle of the drawing. */
const origins: Partial<Record<Actor[4], string>> = {
  swing: '50% 0',
  wave: '50% 90%',
  hop: '50% 100%',
  lean: '50% 100%',
};

const round = (value: number): string => String(Number(value.toFixed(2)));

function inkOf(name: string): string {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`the set has no ${name}`);
  return body.replaceAll(/<defs>.*?<\/defs>/gs, '').replaceAll(/ (?:fill|clip-path)="[^"]*"/g, '');
}

function drawn([name, x, y, size, motion, more = {}]: Actor, isStill: boolean): string {
  const scale = size / BOX;
  const flipped = more.flipped === true ? `-${round(scale)} ${round(scale)}` : round(scale);
  const ink = `<g transform="translate(${-BOX / 2} ${-BOX / 2})">${inkOf(name)}</g>`;
  const turned = more.turned === undefined ? ink : `<g transform="rotate(${more.turned})">${ink}</g>`;
  const classes = [motion, ...(more.after === undefined ? [] : [`a${more.after}`]), ...(more.bright ? ['l'] : [])];
  const moving = `<g class="m ${classes.join(' ')}">${turned}</g>`;
  const still = `<g${more.bright === true ? ' class="l"' : ''}>${turned}</g>`;
  return `<g transform="translate(${x} ${y}) scale(${flipped})">${isStill || motion === 'still' ? still : moving}</g>`;
}

function styleOf(actors: readonly Actor[]): string {
  const used = new Set(actors.map(([, , , , motion]) => motion).filter((motion) => motion !== 'still'));
  const delays = new Set(actors.map(([, , , , , more]) => more?.after).filter((after) => after !== undefined));
  return [
    `.m{animation:${SECONDS}s ease-in-out infinite;transform-box:fill-box;transform-origin:50% 50%}`,
    ...[...used].map((motion) => {
      const origin = origins[motion] === undefined ? '' : `;transform-origin:${origins[motion]}`;
      const even = motion === 'spin' || motion === 'drift' ? ';animation-timing-function:linear' : '';
      return `.${motion}{animation-name:${motion}${origin}${even}}@keyframes ${motion}{${frames[motion]}}`;
    }),
    ...[...delays].map((after) => `.a${after}{animation-delay:-${round((SECONDS * (8 - after)) / 8)}s}`),
  ].join('');
}

function loopOf({ id, title, ground, width, height, actors }: Loop, isStill: boolean): string {
  const [paper, ink, bright] = colours[ground];
  const lines = contours({ seed: id, width, height, levels: 9 }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="${ink}"><title>${title}</title><style>.l{fill:${bright}}${isStill ? '' : styleOf(actors)}</style><path fill="${paper}" d="M0 0h${width}v${height}H0z"/><path fill="none" stroke="${ink}" stroke-opacity=".13" stroke-width="1.2" d="${lines}"/>${actors.map((actor) => drawn(actor, isStill)).join('')}</svg>\n`;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let bytes = 0;
for (const loop of gifs) {
  for (const [end, isStill] of [
    ['svg', false],
    ['still.svg', true],
  ] as const) {
    const text = loopOf(loop, isStill);
    bytes += text.length;
    writeFileSync(join(folder, `${loop.id}.${end}`), text);
  }
}
console.log(`${gifs.length} loops, ${Math.round(bytes / 1024)} KB`);
