import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The colors of src/web/styles/tokens.css that the page needs. It loads no style sheet, so that nothing can be late. */
const TOKENS = `
:root{color-scheme:light dark;
--paper:light-dark(oklch(0.972 0.011 96),oklch(0.19 0.016 170));
--ink:light-dark(oklch(0.235 0.022 165),oklch(0.95 0.014 100));
--ink-2:light-dark(oklch(0.44 0.02 165),oklch(0.77 0.016 110));
--line:light-dark(oklch(0.235 0.022 165/0.3),oklch(0.95 0.014 100/0.3));
--edge:light-dark(oklch(0.6 0.018 160),oklch(0.58 0.016 140));
--lime:oklch(0.88 0.205 124);--lime-ink:oklch(0.31 0.09 135);
--coral:light-dark(oklch(0.64 0.19 30),oklch(0.7 0.175 30));
--coral-soft:light-dark(oklch(0.93 0.04 40),oklch(0.32 0.06 30))}`;

const RULES = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.45 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:32.5rem;margin:0 auto;padding:0 1.25rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:baseline;padding-block:1.25rem .75rem;color:var(--ink-2)}
.mark,h1,h2,h3,.day b{font-family:"Bricolage Grotesque",Figtree,system-ui,sans-serif;letter-spacing:-.02em;line-height:1.1;margin:0}
.mark{font-size:1.5rem;font-weight:800;color:var(--ink)}
.head{padding:.75rem 1.25rem 1.25rem;max-width:32.5rem;margin:0 auto}
.band.alarm{background:var(--coral-soft);border-inline-start:.25rem solid var(--coral)}
h1{font-size:clamp(1.75rem,8.5vw,2.375rem);font-weight:800}
.head p{margin:.625rem 0 0}
h2{font-size:1.3125rem;font-weight:750;margin:1.5rem 0 .5rem}
h3{font-size:1.3125rem;font-weight:750}
.times{list-style:none;margin:1.25rem 0;padding:0}
.times li{display:grid;grid-template-columns:3.5rem 1.25rem 1fr;align-items:start;padding:.3125rem 0;font-variant-numeric:tabular-nums}
.times i{width:.625rem;height:.625rem;border-radius:50%;background:var(--ink);margin-top:.45rem;border:.125rem solid var(--ink)}
.times .alarm{font-weight:700}.times .alarm i{background:var(--coral);border-color:var(--coral)}
.times .told i{background:none}
.plate{border:.125rem solid var(--ink);border-radius:.25rem;margin:1.25rem 0 .75rem}
.plate>div{display:grid;grid-template-columns:4.5rem 1fr;gap:1rem;padding:1rem}
.plate>div+div{border-top:.125rem solid var(--ink)}
.plate p{margin:.125rem 0 0}
.day{text-align:center;line-height:1.2}.day b{display:block;font-size:2.25rem;font-weight:800}
.plate em{font-family:"Instrument Serif",Georgia,serif;color:var(--ink-2)}
.face{width:4rem;height:4rem;border-radius:50%;object-fit:cover;border:.125rem solid var(--ink);display:grid;place-items:center;font:800 1.5rem "Bricolage Grotesque",system-ui}
.quiet{color:var(--ink-2);font-size:.9375rem}
ol{margin:0;padding-inline-start:1.5rem}ol li{padding:.25rem 0}
.calls{display:flex;flex-wrap:wrap;gap:.75rem;margin:2rem 0 0}
.button{flex:1 1 9rem;min-height:3.25rem;padding:.75rem 1rem;border-radius:.875rem;border:.125rem solid var(--edge);background:none;color:inherit;font:700 1.125rem Figtree,system-ui,sans-serif;text-align:center;text-decoration:none;display:grid;place-items:center;cursor:pointer}
.button.first{background:var(--lime);color:var(--lime-ink);border-color:var(--lime)}
.link{border:0;background:none;color:inherit;font:inherit;text-decoration:underline;padding:.75rem 0;min-height:2.75rem;cursor:pointer}
:focus-visible{outline:.1875rem solid var(--ink);outline-offset:.1875rem}
form{margin:0}form.wide{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
footer{padding-block:1.25rem 2rem;color:var(--ink-2);font-size:.9375rem}
footer a{color:inherit;display:inline-block;padding:.75rem 0}`;

const FACES = [
  ['bricolage', 'Bricolage Grotesque', '200 800'],
  ['figtree', 'Figtree', '300 900'],
] as const;

/** The style of the pages, and its hash for their policy. */
export interface PageStyle {
  css: string;
  hash: string;
}

/** Returns the style with the fonts of the built app; without a build, the fonts of the device stand in. */
export async function pageStyle(webDir: string): Promise<PageStyle> {
  const html = await readFile(join(webDir, 'index.html'), 'utf8').catch(() => '');
  const faces = FACES.flatMap(([file, family, weight]) => {
    const path = new RegExp(`/assets/${file}-core[\\w.-]*\\.woff2`).exec(html)?.[0];
    return path === undefined
      ? []
      : [
          `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${path}") format("woff2")}`,
        ];
  });
  const css = `${faces.join('')}${TOKENS}${RULES}`;
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
}
