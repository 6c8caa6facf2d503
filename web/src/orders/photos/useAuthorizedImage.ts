import { useEffect, useState } from 'react';
import { readPicture } from './photoCalls';

interface LoadedImage {
  address: string;
  url?: string;
  error?: unknown;
}

/**
 * Loads a picture that needs the session's token. The browser drops it when the component unmounts.
 */
export function useAuthorizedImage(address: string) {
  const [times, setTimes] = useState(0);
  const [read, setRead] = useState<LoadedImage>();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let url: string | undefined;
    readPicture(address, signal).then(
      (picture) => {
        if (signal.aborted) return;
        url = URL.createObjectURL(picture);
        setRead({ address, url });
      },
      (error: unknown) => {
        if (!signal.aborted) setRead({ address, error });
      },
    );
    return () => {
      stop.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [address, times]);
  const { url, error } = read?.address === address ? read : {};
  const again = (): void => {
    setRead(undefined);
    setTimes((before) => before + 1);
  };
  return { url, error, again };
}
