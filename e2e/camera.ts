import { writeFile } from 'node:fs/promises';
import { generate } from 'lean-qr';
import { sharedApp } from './shared-app.js';

const WIDTH = 640;
const HEIGHT = 480;
/** Pixels of a square of the code. */
const SQUARE = 8;

/** Puts a code on paper before the camera of the browser; whoever opens the camera after that sees it. */
export async function holdBeforeCamera(text: string): Promise<void> {
  const code = generate(text);
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  const left = Math.floor((WIDTH - code.size * SQUARE) / 2);
  const top = Math.floor((HEIGHT - code.size * SQUARE) / 2);
  for (let y = 0; y < code.size * SQUARE; y += 1)
    for (let x = 0; x < code.size * SQUARE; x += 1)
      if (code.get(Math.floor(x / SQUARE), Math.floor(y / SQUARE)))
        light[(top + y) * WIDTH + left + x] = 16;
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const picture = Buffer.concat([Buffer.from('FRAME\n'), light, colours]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(sharedApp().camera, Buffer.concat([head, picture, picture]));
}
