declare global {
  interface Window {
    /** The button that was pressed last while the app was on its way (see web/bootstrap.js). */
    pressedEarly?: HTMLButtonElement | null;
  }
}

/** Replays early clicks. Call it once the app is interactive. */
export function replayEarlyClick(): void {
  document.dispatchEvent(new Event('hydrated'));
  const button = window.pressedEarly;
  window.pressedEarly = undefined;
  if (button?.isConnected) button.click();
}
