const EDGE = 64;

/** The address of the icon without a number. */
const PLAIN = '/favicon.svg';
const SELECTOR = 'link[rel="icon"]';

/** The original address of each icon link while a number shows; null otherwise. */
let plain: Map<HTMLLinkElement, string> | null = null;
let wanted = 0;

/** Draws the number of unread messages on the page's icon. The number 0 restores the plain icon. */
export async function markFavicon(count: number): Promise<void> {
  wanted = count;
  if (count === 0) {
    for (const [link, href] of plain ?? []) link.href = href;
    plain = null;
    return;
  }
  const picture = await draw(count);
  // A newer number may have arrived during the drawing.
  if (picture === null || wanted !== count) return;
  plain ??= new Map([...document.querySelectorAll<HTMLLinkElement>(SELECTOR)].map((link) => [link, link.href]));
  for (const link of plain.keys()) link.href = picture;
}

/** Returns the icon with the number as a data URL; null if it cannot be loaded or drawn. */
async function draw(count: number): Promise<string | null> {
  try {
    const image = new Image(EDGE, EDGE);
    image.src = PLAIN;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = EDGE;
    canvas.height = EDGE;
    const pen = canvas.getContext('2d');
    if (pen === null) return null;
    pen.drawImage(image, 0, 0, EDGE, EDGE);
    drawNumber(pen, count > 9 ? '9+' : String(count));
    return canvas.toDataURL('image/png');
  } catch {
    return null;
  }
}

function drawNumber(pen: CanvasRenderingContext2D, text: string): void {
  const colours = getComputedStyle(document.documentElement);
  const radius = EDGE * 0.31;
  const [x, y] = [EDGE - radius, EDGE - radius];
  pen.fillStyle = colours.getPropertyValue('--coral-fill');
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = colours.getPropertyValue('--on-coral');
  pen.font = `800 ${text.length === 1 ? 32 : 25}px "Bricolage Grotesque Variable", system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y + 2);
}
