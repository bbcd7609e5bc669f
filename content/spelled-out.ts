/** A blessing and a name of God, each in one sign, for which Unicode has eighteen and eight letters. */
const WHOLE_SENTENCES = /[\uFDFA\uFDFB]/gu;

/**
 * Returns a text in one of Unicode's compatible forms, without the signs that would make it many times as long. A text
 * of the greatest length that consists of them would take as long as eighteen others.
 */
export const spelledOut = (text: string, form: 'NFKC' | 'NFKD'): string =>
  text.replaceAll(WHOLE_SENTENCES, ' ').normalize(form);

/** Signs that look like a dot (UTS 39), and the full stops of other scripts; two digits do so between Latin letters. */
const DOTS = /[。۔܁܂ꓸ‧∙⋅꘎𐩐]|(?<=[A-Za-z])[٠۰](?=[A-Za-z])/gu;

/** Returns a text with a dot for each sign that a reader takes for one. */
export const dotted = (text: string): string => text.replaceAll(DOTS, '.');
