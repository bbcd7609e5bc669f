import type { Tab } from './engine.tab.ts';

/** The pages of a member, each with words that it shows. */
const PAGES: readonly (readonly [path: string, words: RegExp])[] = [
  ['/home', /Welcome, /],
  ['/match', /met today/],
  ['/chat', /Chats/],
  ['/chaos', /Chaos Clouds/],
  ['/peek', /See What’s Wild/],
  ['/post', /Start Something Wild/],
  ['/challenge', /#Wild Self Challenge/],
  ['/trending', /What’s Trending/],
  ['/quiz-party', /Trending Quiz Party/],
  ['/browse', /Browse/],
  ['/self', /Ana|Cleo/],
  ['/my-report', /Your Superpowers/],
  ['/interest-quiz', /Is this you\?/],
  ['/activity', /Nothing new yet|Activity/],
  ['/account', /Where you are signed in/],
  ['/account/security', /What opens your account/],
  ['/account/notifications', /Quiet hours/],
  ['/account/data', /Your data/],
  ['/subscription', /Premium/],
  ['/meet', /Who is it today\?/],
  ['/soul-matching-setup', /Who do you hope to meet\?/],
  ['/terms', /Terms/],
  ['/safety', /safe/i],
];

/**
 * Visits the pages of a member in a phone's and in a desk's width. Nothing may stand out sideways, no page may call
 * anything an error, and what people type into looks ours.
 */
export async function tour(tab: Tab, resize: (width: number, height: number) => Promise<void>): Promise<void> {
  const faults: string[] = [];
  await tab.open('/home');
  for (const width of [390, 1440]) {
    await resize(width, 844);
    for (const [path, words] of PAGES) {
      await tab.go(path);
      await tab.sees(words);
      faults.push(...(await tab.run(foreign)).map((what) => `${path} at ${width}: ${what}`));
      faults.push(...(await tab.errors()).map((error) => `${path} at ${width} said: ${error}`));
    }
  }
  await resize(390, 844);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Lists what leaves the window sideways, and what the engine draws in its own way. */
function foreign(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : [];
  const native = [...document.querySelectorAll('select')].filter((one) => getComputedStyle(one).appearance !== 'none');
  const times = [...document.querySelectorAll<HTMLElement>('input[type=time]')].map((one) => one.offsetWidth);
  const isUneven = new Set(times).size > 1;
  const bars = [...document.querySelectorAll<HTMLElement>('main ul, main [role=group]')].filter((one) => {
    const isStrip = getComputedStyle(one).overflowX === 'auto' && one.scrollWidth > one.clientWidth;
    return isStrip && one.offsetHeight - one.clientHeight > 2;
  });
  return [
    ...wide,
    ...native.map((one) => `a select of the system: ${one.ariaLabel ?? ''}`),
    ...(isUneven ? [`times of ${times.join(' and ')} px`] : []),
    ...bars.map((one) => `a scrollbar under ${one.ariaLabel ?? one.textContent?.slice(0, 40) ?? ''}`),
  ];
}
