import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#server/platform/errors.ts';
import { box, element, mp4Of, oggOf, webmOf } from '#test/voices.ts';
import { soundOf } from './sound.ts';

const makers = [
  { what: 'WebM', type: 'audio/webm', make: webmOf },
  { what: 'Ogg', type: 'audio/ogg', make: oggOf },
  { what: 'MP4', type: 'audio/mp4', make: mp4Of },
] as const;

function codeOf(bytes: Buffer): string {
  try {
    return soundOf(bytes).type;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('a recording', () => {
  it.each(makers)('A recording in $what is known by its content, with its length', ({ type, make }) => {
    for (const ms of [20, 3000, 12_340, 60_000]) expect(soundOf(make({ ms }))).toMatchObject({ type, ms });
    // A recorder finishes its last packet, so a recording may be a little longer than the limit.
    expect(soundOf(make({ ms: 60_500 }))).toMatchObject({ type, ms: 60_000 });
    expect(codeOf(make({ ms: 62_000 }))).toBe('voice_length');
    expect(codeOf(make({ ms: 0 }))).toBe('voice_format');
  });

  it.each(makers)(
    'A truncated recording in $what is shortened or rejected and never crashes the reader',
    ({ make }) => {
      const whole = make({ ms: 2000 });
      for (let cut = 0; cut < whole.length; cut += 7) {
        const code = codeOf(whole.subarray(0, cut));
        if (code.startsWith('audio/')) expect(soundOf(whole.subarray(0, cut)).ms).toBeLessThan(2000);
        else expect(code).toBe('voice_format');
      }
    },
  );

  it.each(makers)('A recording in $what truncated by a reload keeps its complete part', ({ make }) => {
    const all = make({ ms: 4000 });
    for (let cut = all.length >> 1; cut < all.length; cut += 3) {
      const sound = soundOf(all.subarray(0, cut));
      expect(sound.ms).toBeGreaterThan(500);
      expect(soundOf(sound.whole)).toEqual(sound);
    }
    expect(soundOf(all).whole).toEqual(all);
  });

  it.each(makers)('Any bytes changed in $what are read or refused', ({ make }) => {
    const whole = make({ ms: 400 });
    const change = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(change, (changes) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of changes) bytes[at] = value;
        expect(codeOf(bytes)).toMatch(/^(audio\/|voice_)/);
      }),
    );
  });

  it('A recording with a page behind it is refused', () => {
    for (const { make } of makers)
      expect(codeOf(Buffer.concat([make({ ms: 100 }), Buffer.from('<!doctype html><script>alert(1)</script>')]))).toBe(
        'voice_format',
      );
  });

  it('Films, other codecs, two tracks, attached files and other kinds of files are refused', () => {
    const webm = webmOf({ ms: 100 });
    const track = element(
      0x1654ae6b,
      element(0xae, Buffer.concat([element(0x83, Buffer.from([2])), element(0x86, Buffer.from('A_OPUS'))])),
    );
    const refused = [
      webmOf({ ms: 100, kind: 1 }),
      webmOf({ ms: 100, codec: 'A_VORBIS' }),
      Buffer.concat([webm, track]),
      Buffer.concat([webm, element(0x1941a469, Buffer.from('a file'))]),
      mp4Of({ ms: 100, kind: 'vide' }),
      mp4Of({ ms: 100, codec: 'alac' }),
      Buffer.concat([mp4Of({ ms: 100 }), box('uuid', Buffer.alloc(20))]),
      Buffer.concat([mp4Of({ ms: 100 }), box('moov', box('trak'))]),
      Buffer.from('RIFF\0\0\0\0WAVEfmt '),
      Buffer.from('ID3\x03\0'),
      Buffer.alloc(0),
      Buffer.alloc(5000),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'voice_format'));
  });

  it('A recording’s length is that of its packets when its timestamps claim less', () => {
    // Every packet claims 120 ms instead of 20.
    const bytes = webmOf({ ms: 12_000 });
    for (let at = bytes.indexOf('f8fffe', 0, 'hex'); at >= 0; at = bytes.indexOf('f8fffe', at + 1, 'hex')) {
      bytes[at] = 0xfb;
      bytes[at + 1] = 6;
    }
    expect(codeOf(bytes)).toBe('voice_length');
  });
});
