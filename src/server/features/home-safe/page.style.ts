import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The colors of src/web/styles/tokens.css that the page needs. It loads no style sheet, so that nothing can be late. */
const TOKENS = `
:root{color-scheme:light dark;
--paper:light-dark(oklch(0.972 0.011 96),oklch(0.19 0.016 170));
--ink:light-dark(oklch(0.235 0.022 165),oklch(0.95 0.014 100));
--ink-2:light-dark(oklch(0.44 0.02 165),oklch(0.77 0.016 110));
--line:light-dark(oklch(0.235 0.022 165/0.3),oklch(0.95 0.014 100/0.3));
--edge:light-dark(oklch(0.6 0.018 160),oklch(0.58 0.016 140));
--contour:light-dark(oklch(0.235 0.022 165/0.22),oklch(0.95 0.014 100/0.18));
--lime:oklch(0.88 0.205 124);--lime-ink:oklch(0.31 0.09 135);
--coral:light-dark(oklch(0.64 0.19 30),oklch(0.7 0.175 30));
--coral-soft:light-dark(oklch(0.93 0.04 40),oklch(0.32 0.06 30))}`;

const RULES = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:1.0625rem/1.45 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{width:100%;max-width:32.5rem;margin:0 auto;padding:0 1.25rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:baseline;padding-block:.75rem .5rem;color:var(--ink-2);font-size:.9375rem}
main{display:flex;flex-direction:column;flex:1}
.mark,h1,h2,h3,.met b,.day b{font-family:"Bricolage Grotesque",Figtree,system-ui,sans-serif;letter-spacing:-.025em;line-height:1.1;margin:0}
.mark{font-size:1.5rem;font-weight:800;letter-spacing:-.04em;color:var(--ink)}
.head{padding:.75rem 1.25rem 1.125rem;max-width:32.5rem;margin:0 auto}
.band.alarm{background:var(--coral-soft);border-inline-start:.25rem solid var(--coral)}
.alarm .head{padding-inline-start:1rem}
h1{font-size:clamp(1.75rem,8.5vw,2.125rem);font-weight:800;letter-spacing:-.035em}
.head p{margin:.5rem 0 0}
h2{font-size:1.3125rem;font-weight:750;margin:1rem 0 .25rem}
h3{font-size:1.25rem;font-weight:750}
.times{list-style:none;margin:1rem 0 .75rem;padding:0}
.times li{position:relative;display:flex;gap:.75rem;padding:.1875rem 0;font-variant-numeric:tabular-nums}
.times time{flex:none;white-space:nowrap}.times span{flex:1 1 0;min-width:0}
.times i{flex:none;width:.625rem;height:.625rem;border-radius:50%;background:var(--ink);margin-top:.4375rem;border:.09375rem solid var(--ink)}
.times li:not(:last-child) i::after{content:"";position:absolute;width:.125rem;margin:.6875rem 0 0 .125rem;top:.5rem;bottom:-.375rem;background:var(--edge)}
.times time{font-weight:600}.times .told time{font-weight:400}
.times .alarm{font-weight:700}.times .alarm i{background:var(--coral);border-color:var(--coral)}
.times .told i{background:none}
.plate{position:relative;isolation:isolate;overflow:hidden;border:.09375rem solid var(--ink);border-radius:.25rem;margin:.5rem 0 .625rem}
.land{position:absolute;inset:0;width:100%;height:100%;z-index:-1;color:var(--contour);-webkit-mask-image:linear-gradient(to right,transparent 30%,#000 75%);mask-image:linear-gradient(to right,transparent 30%,#000 75%)}
.plate>div{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.25rem;padding:.75rem 1rem}
.plate>div>div:last-child{flex:1 1 9rem;min-width:min(9rem,100%)}
.plate>div+div{border-top:.09375rem solid var(--ink)}
.plate p{margin:.125rem 0 0}
.day{flex:none;width:3rem;text-align:center;line-height:1.2;font-size:.875rem;font-weight:600}.day b{display:block;font-size:2.25rem;font-weight:800;line-height:1}
.met b{font-size:1.25rem;font-weight:750}
.plate em{font:italic 1.1875rem/1.1 "Instrument Serif",Georgia,serif;margin-inline-start:.25rem}
.badge{display:flex;align-items:center;gap:.375rem;font-size:.9375rem}
.icon{flex:none;width:1.25em;height:1.25em}
.face{flex:none;width:3rem;height:3rem;object-fit:cover}img.face{border-radius:50%}
.ring{border-radius:50%;border:.09375rem solid var(--ink);display:grid;place-items:center;font:800 1.25rem "Bricolage Grotesque",system-ui}
.quiet{color:var(--ink-2);font-size:.9375rem}.plate+.quiet{margin:0}
ol{margin:0;padding-inline-start:1.5rem}ol li{padding:.125rem 0}
.calls{display:flex;flex-wrap:wrap;gap:.625rem;margin-top:auto;padding-top:1.25rem}
.button{flex:1 1 9rem;min-height:3.25rem;padding:.625rem .75rem;border-radius:1.125rem;border:.09375rem solid var(--edge);background:none;color:inherit;font:700 1.0625rem "Bricolage Grotesque",Figtree,system-ui,sans-serif;text-align:center;text-decoration:none;display:flex;align-items:center;justify-content:center;gap:.625rem;cursor:pointer}
.button.first{background:var(--lime);color:var(--lime-ink);border-color:var(--lime)}
.foot{margin:.75rem 0 0}
.link{border:0;background:none;color:inherit;font:inherit;font-size:.9375rem;text-decoration:underline;text-underline-offset:.2em;padding:.5rem 0;min-height:2.75rem;cursor:pointer}
:focus-visible{outline:.1875rem solid var(--ink);outline-offset:.1875rem}
form{margin:0}form.wide{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
footer{padding-block:0 1.25rem;color:var(--ink-2);font-size:.9375rem}
footer a{color:inherit;display:inline-block;padding:.75rem 0}`;

/** Plain English, of which each family has a small file; the whole file has the other letters of the two languages. */
const PLAIN = 'U+20-7E,U+A0,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026';
const OTHERS = 'U+A1-B6,U+B8-D6,U+D8-24F,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-2215';

/** The fonts by the beginning of their file's name in the built app, which ends with a hash. */
const FACES = [
  ['bricolage-core', `"Bricolage Grotesque";font-weight:200 800;unicode-range:${PLAIN}`],
  ['bricolage-grotesque-latin-wght-normal', `"Bricolage Grotesque";font-weight:200 800;unicode-range:${OTHERS}`],
  ['figtree-core', `Figtree;font-weight:300 900;unicode-range:${PLAIN}`],
  ['figtree-latin-wght-normal', `Figtree;font-weight:300 900;unicode-range:${OTHERS}`],
  ['instrument-latin-names', '"Instrument Serif";font-style:italic'],
] as const;

/** The style of the pages, and its hash for their policy. */
export interface PageStyle {
  css: string;
  hash: string;
}

/** Returns the style with the fonts of the built app; without a build, the fonts of the device stand in. */
export async function pageStyle(webDir: string): Promise<PageStyle> {
  const files = await readdir(join(webDir, 'assets')).catch(() => []);
  const faces = FACES.flatMap(([name, face]) => {
    const file = files.find((one) => one.startsWith(`${name}-`) && one.endsWith('.woff2'));
    return file === undefined
      ? []
      : [`@font-face{font-family:${face};font-display:swap;src:url("/assets/${file}") format("woff2")}`];
  });
  const css = `${faces.join('')}${TOKENS}${RULES}`;
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
}
