import { writeFile } from 'node:fs/promises';
import encodeQR from 'qr';
import { sharedApp } from './shared-app.js';

const WIDTH = 640;
const HEIGHT = 480;
/** Pixels for each square of the QR code. */
const SQUARE = 8;

/**
 * Shows a QR code to the browser's fake camera. A page that opens the camera after this call sees
 * the code.
 */
export async function holdBeforeCamera(text: string): Promise<void> {
  const rows = encodeQR(text, 'raw');
  const size = rows.length * SQUARE;
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  const left = Math.floor((WIDTH - size) / 2);
  const top = Math.floor((HEIGHT - size) / 2);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (rows[Math.floor(y / SQUARE)]?.[Math.floor(x / SQUARE)])
        light[(top + y) * WIDTH + left + x] = 16;
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const picture = Buffer.concat([Buffer.from('FRAME\n'), light, colours]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(sharedApp().camera, Buffer.concat([head, picture, picture]));
}
