/** The shown part of a picture: its middle in the picture's pixels, its zoom and its shape. */
export interface Crop {
  x: number;
  y: number;
  /** 1 is the largest part that fits. */
  zoom: number;
  /** The width of the part divided by its height. */
  aspect: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in the picture's pixels. */
export interface CropArea extends Size {
  left: number;
  top: number;
}

export const ZOOM_MAX = 4;

/** Returns the largest part of this shape around the picture's middle. */
export function wholeOf({ width, height }: Size, aspect = 1): Crop {
  return { x: width / 2, y: height / 2, zoom: 1, aspect };
}

export function partOf(size: Size, { x, y, zoom, aspect }: Crop): CropArea {
  const width = Math.min(size.width, size.height * aspect) / zoom;
  const height = width / aspect;
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Returns the crop after a change. The zoom stays within its limits, and the part within the picture. */
export function changed(size: Size, crop: Crop, change: Partial<Crop>): Crop {
  const wanted = { ...crop, ...change };
  const zoom = Math.min(ZOOM_MAX, Math.max(1, wanted.zoom));
  const part = partOf(size, { ...wanted, zoom });
  const within = (value: number, length: number, all: number): number =>
    Math.min(all - length / 2, Math.max(length / 2, value));
  return {
    ...wanted,
    x: within(wanted.x, part.width, size.width),
    y: within(wanted.y, part.height, size.height),
    zoom,
  };
}
