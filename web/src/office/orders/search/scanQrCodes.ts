import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';

/**
 * Shows the camera in `player` and reports every code, also repeatedly, until `over` aborts.
 * Pictures are neither stored nor sent. Fails without a camera or permission.
 */
export async function scanQrCodes(
  player: HTMLVideoElement,
  onCode: (code: string) => void,
  over: AbortSignal,
): Promise<void> {
  const camera = await rearCamera(player);
  const canvas = new QRCanvas();
  let isBusy = false;
  const look = async (): Promise<void> => {
    if (isBusy || over.aborted) return;
    isBusy = true;
    const code = await camera.readFrame(canvas, true).finally(() => (isBusy = false));
    if (typeof code === 'string' && !over.aborted) onCode(code);
  };
  const stopLooking = frameLoop(() => void look(), player);
  const stop = (): void => {
    stopLooking();
    camera.stop();
    canvas.clear();
  };
  // The user may have closed the camera before it started.
  if (over.aborted) stop();
  else over.addEventListener('abort', stop);
}
