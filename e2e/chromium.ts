import chromium from '@sparticuz/chromium';

/** Chromium from an npm package, so the tests need no separate download. */
export const executablePath = await chromium.executablePath();

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Gives pages a camera without a permission prompt.
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];

/** Browser argument for the fake camera, which plays this file (see camera.ts). */
export const cameraArg = (file: string): string => `--use-file-for-fake-video-capture=${file}`;
