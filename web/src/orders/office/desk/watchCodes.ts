import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';

/**
 * Shows what the camera sees in `player`, and tells each code that it reads, the same one again and again; until `over`. No
 * picture is kept or sent. Fails where there is no camera, or it may not be used.
 */
export async function watchCodes(
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
  // It may have been put away before there was a picture.
  if (over.aborted) stop();
  else over.addEventListener('abort', stop);
}
