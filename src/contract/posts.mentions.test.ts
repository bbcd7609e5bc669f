import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handlesNamed, mentionsOf } from './posts.mentions.ts';

const named = (content: string): string[] => mentionsOf(content).map(({ handle }) => handle);

describe('the mentions in a text', () => {
  it.each([
    ['@ada', ['ada']],
    ['Ask @Ada, @bo1 or (@cy3)!', ['ada', 'bo1', 'cy3']],
    ['“@ada” \'@bo1\' "@cy3" «@dan» 「@eva」', ['ada', 'bo1', 'cy3', 'dan', 'eva']],
    ['¿@ada? ¡@bo1!', ['ada', 'bo1']],
    ['so\u00a0@ada\n@bo1', ['ada', 'bo1']],
    ['I met @ada.', ['ada']],
    ['I met @ada. Then we left', ['ada']],
    ['@ada’s and @bo1… and @cy3.5', ['ada', 'bo1', 'cy3']],
    ['@ada: https://example.com/x', ['ada']],
    ['**@ada** *@bo1* ~~@cy3~~ |@dan| <@eva>', ['ada', 'bo1', 'cy3', 'dan', 'eva']],
    ['〔@ada〕 ⟨@bo1⟩ ❝@cy3❞ »@dan« ｢@eva｣', ['ada', 'bo1', 'cy3', 'dan', 'eva']],
    ['\u200F@ada \u2067@bo1\u2069', ['ada', 'bo1']],
    ['そうだね、@ada。@bo1！@cy3さん', ['ada', 'bo1', 'cy3']],
    ['a lovely day —@ada', ['ada']],
    ['@ada: yes, @bo1:no', ['ada', 'bo1']],
    ['e.g. (@ada) or A.B/C @bo1', ['ada', 'bo1']],
  ])('%s names %j', (content, handles) => {
    expect(named(content)).toEqual(handles);
  });

  it.each([
    'https://medium.com/@handle/x',
    'https://example.com/?to=(@handle)',
    'see:https://example.com/"@handle"',
    'example.com/(@handle)',
    'www.example.com?to=(@handle)',
    'EXAMPLE.COM/?q="@handle"',
    'пример.рф/"@handle"',
    'mailto:"@handle"',
    '@handle:matrix.example.org',
    '@handleé',
    '@handlen\u0303',
    'x\u200B@handle',
    '@handle@server.social',
    '@handle@server',
    'name-@handle.org',
    '@handle.org',
    '@handle.мир',
    'name@handle.org',
    'name.@handle',
    'a/@handle',
    'a-@handle',
    '@@handle',
    '@ab',
    `@${'a'.repeat(31)}`,
  ])('%s names nobody', (content) => {
    expect(named(content)).toEqual([]);
  });

  it('A handle is named only after a blank or opening sign, outside any address', () => {
    const piece = fc.constantFrom(
      '@ada',
      '@bo_1',
      ' ',
      '\n',
      '(',
      '@',
      '.',
      '://',
      'https://a.org/',
      '-',
      'x',
      'é',
      '”',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 12 }),
        (pieces) => {
          const content = pieces.join('');
          for (const { at, text, handle } of mentionsOf(content)) {
            expect(content.slice(at, at + text.length)).toBe(text);
            expect(text.toLowerCase()).toBe(`@${handle}`);
            expect(content.slice(0, at)).not.toMatch(/[\p{L}\p{N}\p{Pe}@./_-]$/u);
            expect(content.slice(0, at)).not.toMatch(/:\/\/[^\s]*$/);
            expect(content.slice(at + text.length)).not.toMatch(/^(?:[A-Za-z0-9_@]|\.[A-Za-z])/);
          }
        },
      ),
    );
  });

  it('A long text without an end costs linear time', () => {
    const started = performance.now();
    mentionsOf('(@'.repeat(100_000));
    mentionsOf(`https://${'@ada'.repeat(50_000)}`);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('A text names at most ten different handles, each once', () => {
    const handles = Array.from({ length: 12 }, (_, at) => `@name${at}`);
    expect(handlesNamed(['@NAME0', ...handles].join(' '))).toEqual(handles.slice(0, 10).map((one) => one.slice(1)));
  });
});
