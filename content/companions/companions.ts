import { amparo } from './amparo.ts';
import { anahid } from './anahid.ts';
import { arash } from './arash.ts';
import { bao } from './bao.ts';
import { bea } from './bea.ts';
import { benedek } from './benedek.ts';
import { chuy } from './chuy.ts';
import { clarence } from './clarence.ts';
import type { Companion } from './companion.ts';
import { cruz } from './cruz.ts';
import { desmond } from './desmond.ts';
import { harjit } from './harjit.ts';
import { ilkay } from './ilkay.ts';
import { jun } from './jun.ts';
import { ligaya } from './ligaya.ts';
import { odessa } from './odessa.ts';
import { rafi } from './rafi.ts';
import { roz } from './roz.ts';
import { sina } from './sina.ts';
import { suyin } from './suyin.ts';
import { tendai } from './tendai.ts';
import { terrell } from './terrell.ts';
import { tetteh } from './tetteh.ts';
import { tsehay } from './tsehay.ts';
import { wara } from './wara.ts';

/** The authored AI characters, in the order of their numbers. */
export const companions: readonly Companion[] = [
  tendai,
  benedek,
  odessa,
  rafi,
  suyin,
  ilkay,
  ligaya,
  chuy,
  harjit,
  tsehay,
  desmond,
  terrell,
  bao,
  amparo,
  tetteh,
  bea,
  jun,
  wara,
  clarence,
  arash,
  sina,
  anahid,
  roz,
  cruz,
];
