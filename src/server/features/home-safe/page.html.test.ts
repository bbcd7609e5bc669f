import { expect, it } from 'vitest';
import { mbtiTypes } from '#contract/people.ts';
import type { SafePage } from '#contract/home-safe.page.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import { outingHtml } from './page.html.ts';

const page = (mbtiType: NonNullable<NonNullable<SafePage['plan']>['with']>['mbtiType'], title = 'Soup'): SafePage => ({
  state: 'no_answer',
  from: 'For Jonas, from Ada',
  headline: 'No answer from Ada since 22:10',
  note: '',
  isAlarm: true,
  times: [],
  plan: {
    weekday: 'Sat',
    day: '28',
    month: 'Nov',
    title,
    when: '19:30',
    place: '',
    with: { name: 'Wren', mbtiType, latinName: null, pictureUrl: null, badge: null },
    written: '',
  },
  steps: [],
  calls: [{ label: 'Call Ada', tel: '+12125550199', isFirst: true }],
  foot: '',
  stop: null,
});
const frame = { speaker: speakerOf('en'), style: { css: '', hash: '' }, path: '/safe/x' };
const part = (html: string, name: string): string => new RegExp(`<svg class="${name}".*?</svg>`).exec(html)?.[0] ?? '';

it('Each of the sixteen animals is drawn, and the land follows the plan', () => {
  const faces = mbtiTypes.map((type) => part(outingHtml(frame, page(type)), 'face'));
  expect(faces.every((face) => face.includes('<path d="M'))).toBe(true);
  expect(new Set(faces).size).toBe(16);
  const lands = ['Soup', 'Soup', 'Tea'].map((title) => part(outingHtml(frame, page(null, title)), 'land'));
  expect(lands[0]).toContain('<path d="M');
  expect(lands[1]).toBe(lands[0]);
  expect(lands[2]).not.toBe(lands[0]);
});

it('A drawing needs no style and no address of its own', () => {
  const html = outingHtml(frame, page('INFP'));
  expect(html).not.toMatch(/style="|xlink|xmlns|url\(/);
});
