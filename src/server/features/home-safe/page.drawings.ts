import type { AnimalDrawing } from '#content/animals/animal.ts';
import { beaver } from '#content/animals/beaver.ts';
import { bee } from '#content/animals/bee.ts';
import { bowerbird } from '#content/animals/bowerbird.ts';
import { butterfly } from '#content/animals/butterfly.ts';
import { dolphin } from '#content/animals/dolphin.ts';
import { eagle } from '#content/animals/eagle.ts';
import { elephant } from '#content/animals/elephant.ts';
import { fox } from '#content/animals/fox.ts';
import { honeyBadger } from '#content/animals/honeyBadger.ts';
import { jellyfish } from '#content/animals/jellyfish.ts';
import { meerkat } from '#content/animals/meerkat.ts';
import { octopus } from '#content/animals/octopus.ts';
import { otter } from '#content/animals/otter.ts';
import { owl } from '#content/animals/owl.ts';
import { raccoon } from '#content/animals/raccoon.ts';
import { wolf } from '#content/animals/wolf.ts';
import { archetypes, type Archetype } from '#content/archetypes.ts';
import { contours } from '#content/contour.ts';
import type { MbtiType } from '#contract/people.ts';

const animals: Readonly<Record<Archetype['animal'], AnimalDrawing>> = {
  eagle,
  octopus,
  wolf,
  fox,
  owl,
  butterfly,
  otter,
  dolphin,
  'honey badger': honeyBadger,
  jellyfish,
  raccoon,
  bowerbird,
  beaver,
  elephant,
  bee,
  meerkat,
};

/** Icons of Phosphor (MIT) in a box of 256 × 256, of which the app has the same. */
const icons = {
  phone:
    'M222.37,158.46l-47.11-21.11-.13-.06a16,16,0,0,0-15.17,1.4,8.12,8.12,0,0,0-.75.56L134.87,160c-15.42-7.49-31.34-23.29-38.83-38.51l20.78-24.71c.2-.25.39-.5.57-.77a16,16,0,0,0,1.32-15.06l0-.12L97.54,33.64a16,16,0,0,0-16.62-9.52A56.26,56.26,0,0,0,32,80c0,79.4,64.6,144,144,144a56.26,56.26,0,0,0,55.88-48.92A16,16,0,0,0,222.37,158.46ZM176,208A128.14,128.14,0,0,1,48,80,40.2,40.2,0,0,1,82.87,40a.61.61,0,0,0,0,.12l21,47L83.2,111.86a6.13,6.13,0,0,0-.57.77,16,16,0,0,0-1,15.7c9.06,18.53,27.73,37.06,46.46,46.11a16,16,0,0,0,15.75-1.14,8.44,8.44,0,0,0,.74-.56L168.89,152l47,21.05h0s.08,0,.11,0A40.21,40.21,0,0,1,176,208Z',
  ringing:
    'M231.88,175.08A56.26,56.26,0,0,1,176,224C96.6,224,32,159.4,32,80A56.26,56.26,0,0,1,80.92,24.12a16,16,0,0,1,16.62,9.52l21.12,47.15,0,.12A16,16,0,0,1,117.39,96c-.18.27-.37.52-.57.77L96,121.45c7.49,15.22,23.41,31,38.83,38.51l24.34-20.71a8.12,8.12,0,0,1,.75-.56,16,16,0,0,1,15.17-1.4l.13.06,47.11,21.11A16,16,0,0,1,231.88,175.08Z',
  seal: 'M225.86,102.82c-3.77-3.94-7.67-8-9.14-11.57-1.36-3.27-1.44-8.69-1.52-13.94-.15-9.76-.31-20.82-8-28.51s-18.75-7.85-28.51-8c-5.25-.08-10.67-.16-13.94-1.52-3.56-1.47-7.63-5.37-11.57-9.14C146.28,23.51,138.44,16,128,16s-18.27,7.51-25.18,14.14c-3.94,3.77-8,7.67-11.57,9.14C88,40.64,82.56,40.72,77.31,40.8c-9.76.15-20.82.31-28.51,8S41,67.55,40.8,77.31c-.08,5.25-.16,10.67-1.52,13.94-1.47,3.56-5.37,7.63-9.14,11.57C23.51,109.72,16,117.56,16,128s7.51,18.27,14.14,25.18c3.77,3.94,7.67,8,9.14,11.57,1.36,3.27,1.44,8.69,1.52,13.94.15,9.76.31,20.82,8,28.51s18.75,7.85,28.51,8c5.25.08,10.67.16,13.94,1.52,3.56,1.47,7.63,5.37,11.57,9.14C109.72,232.49,117.56,240,128,240s18.27-7.51,25.18-14.14c3.94-3.77,8-7.67,11.57-9.14,3.27-1.36,8.69-1.44,13.94-1.52,9.76-.15,20.82-.31,28.51-8s7.85-18.75,8-28.51c.08-5.25.16-10.67,1.52-13.94,1.47-3.56,5.37-7.63,9.14-11.57C232.49,146.28,240,138.44,240,128S232.49,109.73,225.86,102.82Zm-11.55,39.29c-4.79,5-9.75,10.17-12.38,16.52-2.52,6.1-2.63,13.07-2.73,19.82-.1,7-.21,14.33-3.32,17.43s-10.39,3.22-17.43,3.32c-6.75.1-13.72.21-19.82,2.73-6.35,2.63-11.52,7.59-16.52,12.38S132,224,128,224s-9.15-4.92-14.11-9.69-10.17-9.75-16.52-12.38c-6.1-2.52-13.07-2.63-19.82-2.73-7-.1-14.33-.21-17.43-3.32s-3.22-10.39-3.32-17.43c-.1-6.75-.21-13.72-2.73-19.82-2.63-6.35-7.59-11.52-12.38-16.52S32,132,32,128s4.92-9.15,9.69-14.11,9.75-10.17,12.38-16.52c2.52-6.1,2.63-13.07,2.73-19.82.1-7,.21-14.33,3.32-17.43S70.51,56.9,77.55,56.8c6.75-.1,13.72-.21,19.82-2.73,6.35-2.63,11.52-7.59,16.52-12.38S124,32,128,32s9.15,4.92,14.11,9.69,10.17,9.75,16.52,12.38c6.1,2.52,13.07,2.63,19.82,2.73,7,.1,14.33.21,17.43,3.32s3.22,10.39,3.32,17.43c.1,6.75.21,13.72,2.73,19.82,2.63,6.35,7.59,11.52,12.38,16.52S224,124,224,128,219.08,137.15,214.31,142.11ZM173.66,98.34a8,8,0,0,1,0,11.32l-56,56a8,8,0,0,1-11.32,0l-24-24a8,8,0,0,1,11.32-11.32L112,148.69l50.34-50.35A8,8,0,0,1,173.66,98.34Z',
};

/** Returns an icon in the color of the text. */
export function iconSvg(name: keyof typeof icons): string {
  return `<svg class="icon" viewBox="0 0 256 256" fill="currentColor" aria-hidden="true"><path d="${icons[name]}"/></svg>`;
}

/** Returns the animal of an archetype in the color of the text. */
export function animalSvg(type: MbtiType): string {
  const { paths, lines = [], evenOdd } = animals[archetypes[type].animal];
  const rule = evenOdd === true ? ' fill-rule="evenodd" clip-rule="evenodd"' : '';
  const filled = paths.map((path) => `<path d="${path}"${rule}/>`).join('');
  const drawn =
    lines.length === 0
      ? ''
      : `<path d="${lines.join('')}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<svg class="face" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">${filled}${drawn}</svg>`;
}

/** The size of the land behind the plan, in the units of its drawing. */
const [WIDTH, HEIGHT] = [360, 200];

/** Returns the land behind a plan: the same lines as the member saw before it went out. */
export function landSvg(seed: string): string {
  const lines = contours({ seed, width: WIDTH, height: HEIGHT, peak: [0.92, 0.2] }).join('');
  return `<svg class="land" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMaxYMin slice" fill="none" stroke="currentColor" aria-hidden="true"><path d="${lines}" vector-effect="non-scaling-stroke"/></svg>`;
}
