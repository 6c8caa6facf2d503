import chromium from '@sparticuz/chromium';

/** A real Chromium that comes with an npm package: nothing has to be downloaded. */
export const executablePath = await chromium.executablePath();

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera that needs no permission.
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];

/** Shows this file to pages that use the camera: see camera.ts. */
export const cameraArg = (file: string): string => `--use-file-for-fake-video-capture=${file}`;
