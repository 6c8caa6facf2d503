import { useEffect, useEffectEvent, useState } from 'react';

interface SocialPopupOptions {
  onCode: (code: string) => Promise<void>;
  onFailure: (message: string) => void;
}

interface SocialPopup {
  busy: boolean;
  open: (startUrl: string) => void;
}

const width = 500;
const height = 600;
const blockedText = 'Your browser blocked the sign-in window. Allow pop-ups here and try again.';
const closedText = 'The sign-in window was closed before sign-in was complete.';

interface SocialMessage {
  code?: string;
  error?: string;
}

function readMessage({ origin, data }: MessageEvent<unknown>): SocialMessage | null {
  if (origin !== window.location.origin || typeof data !== 'object' || data === null) return null;
  if (!('type' in data) || data.type !== 'social-sign-in') return null;
  if ('code' in data && typeof data.code === 'string') return { code: data.code };
  const given = 'error' in data && typeof data.error === 'string' ? data.error : '';
  return { error: given || 'Login failed' };
}

function openWindow(startUrl: string): Window | null {
  const left = window.screenX + (window.outerWidth - width) / 2;
  const top = window.screenY + (window.outerHeight - height) / 2;
  return window.open(
    startUrl,
    'social-sign-in',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  );
}

/** Opens the provider's window and waits for its single message. */
export function useSocialPopup({ onCode, onFailure }: SocialPopupOptions): SocialPopup {
  const [popup, setPopup] = useState<Window | null>(null);
  const take = useEffectEvent(onCode);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!popup) return undefined;
    const receive = (event: MessageEvent<unknown>): void => {
      const message = readMessage(event);
      if (!message) return;
      popup.close();
      if (message.code === undefined) {
        fail(message.error ?? '');
        setPopup(null);
      } else {
        void take(message.code).finally(() => setPopup(null));
      }
      // Stops the check for a closed window.
      clearInterval(watch);
      window.removeEventListener('message', receive);
    };
    let seenClosed = false;
    const watch = setInterval(() => {
      // Waits one more interval, because the message can arrive after the window closes.
      if (seenClosed) {
        fail(closedText);
        setPopup(null);
      }
      seenClosed = popup.closed;
    }, 400);
    window.addEventListener('message', receive);
    return () => {
      clearInterval(watch);
      window.removeEventListener('message', receive);
    };
  }, [popup]);

  const open = (startUrl: string): void => {
    const opened = openWindow(startUrl);
    if (opened) setPopup(opened);
    else onFailure(blockedText);
  };
  return { busy: popup !== null, open };
}
