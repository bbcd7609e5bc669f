import { describe, expect, it } from 'vitest';
import { changed, partOf, wholeOf, ZOOM_MAX } from './crop.ts';

const wide = { width: 800, height: 400 };

describe('The part of a picture', () => {
  it('The part of a picture begins in the middle, as large as it fits', () => {
    expect(partOf(wide, wholeOf(wide))).toEqual({ left: 200, top: 0, width: 400, height: 400 });
    expect(partOf({ width: 300, height: 900 }, wholeOf({ width: 300, height: 900 }))).toEqual({
      left: 0,
      top: 300,
      width: 300,
      height: 300,
    });
  });

  it('The crop stays inside the picture at any position and zoom', () => {
    const far = changed(wide, wholeOf(wide), { x: 9999, y: -50 });
    expect(partOf(wide, far)).toEqual({ left: 400, top: 0, width: 400, height: 400 });
    const close = changed(wide, far, { zoom: 2, x: 9999, y: 9999 });
    expect(partOf(wide, close)).toEqual({ left: 600, top: 200, width: 200, height: 200 });
    // Zooming out to the whole picture moves the square back into the picture.
    expect(partOf(wide, changed(wide, close, { zoom: 1 }))).toEqual({ left: 400, top: 0, width: 400, height: 400 });
    expect(changed(wide, close, { zoom: 99 }).zoom).toBe(ZOOM_MAX);
    expect(changed(wide, close, { zoom: 0 }).zoom).toBe(1);
  });

  it('The crop keeps its shape in wide and tall pictures', () => {
    expect(partOf(wide, wholeOf(wide, 4))).toEqual({ left: 0, top: 100, width: 800, height: 200 });
    const tall = { width: 300, height: 900 };
    expect(partOf(tall, wholeOf(tall, 1.5))).toEqual({ left: 0, top: 350, width: 300, height: 200 });
    expect(partOf(tall, changed(tall, wholeOf(tall, 1.5), { y: -50 })).top).toBe(0);
  });
});
