import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { QrCode } from './QrCode';

/** Pixels per QR code module. */
const SQUARE = 4;

/** Modules of the drawing as a scanner reads them: dark on a light background. */
function pictureOf(svg: SVGElement) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * SQUARE;
  const data = new Uint8Array(size * size * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SQUARE; row += 1) {
      const start = (Number(y) * SQUARE + row) * size + Number(x) * SQUARE;
      for (let at = start; at < start + SQUARE; at += 1) data.fill(0, at * 4, at * 4 + 3);
    }
  return { width: size, height: size, data };
}

it.each(['.A1B2C3.12', 'https://rzp.io/rzp/AbCdEfGh'])('a camera reads %s', (text) => {
  render(<QrCode text={text} />);
  const drawing = screen.getByRole<HTMLElement & SVGElement>('img', { name: `Code ${text}` });
  expect(decodeQR(pictureOf(drawing))).toBe(text);
});
