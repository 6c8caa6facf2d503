import { useRef, useState } from 'react';
import { errorText, toRequestError } from '../../../graphql/errors';
import { randomId } from '../../../graphql/randomId';
import { useRefetchActive } from '../../../graphql/useRefetchActive';
import { useToast } from '../../../ui/feedback/useToast';
import { sendPhoto } from '../../photos/photoCalls';
import { resizeImage, tooLarge, tooLargeText } from '../../photos/resizeImage';
import type { Chosen } from './ChosenPhoto';

/** The error of the photo field, or the general error message. */
function problemOf(error: unknown): string {
  const { photo } = toRequestError(error).fields;
  return photo ?? errorText(error);
}

const addedText = (count: number): string =>
  count === 1 ? 'Photo added' : `${count} photos added`;

/** Idempotency key for each file. Another note gets a new key, because it is another request. */
function useKeys() {
  const keys = useRef(new Map<string, { note: string; key: string }>());
  return (id: string, note: string): string => {
    const before = keys.current.get(id);
    const key = before?.note === note ? before.key : randomId();
    keys.current.set(id, { note, key });
    return key;
  };
}

/** Uploads chosen photos one after the other. Failed ones stay with their error. */
export function useAddPhotos(orderId: string) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [done, setDone] = useState(0);
  const refetchActive = useRefetchActive();
  const toast = useToast();
  const keyOf = useKeys();

  const choose = (files: readonly File[]): void =>
    setChosen((before) => [...before, ...files.map((file) => ({ id: randomId(), file }))]);
  const leaveOut = (id: string): void =>
    setChosen((before) => before.filter((one) => one.id !== id));
  const showProblem = (id: string, problem: string | undefined): void =>
    setChosen((before) => before.map((one) => (one.id === id ? { ...one, problem } : one)));

  /** Throws an error of the note, because it belongs to all photos. */
  const add = async ({ id, file }: Chosen, note: string): Promise<boolean> => {
    showProblem(id, undefined);
    // A file that the browser cannot decode is uploaded unchanged. The server validates the file.
    const picture = (await resizeImage(file)) ?? file;
    if (tooLarge(picture)) {
      showProblem(id, tooLargeText);
      return false;
    }
    try {
      await sendPhoto({ orderId, picture, note, key: keyOf(id, note) });
      leaveOut(id);
      return true;
    } catch (error) {
      if ('note' in toRequestError(error).fields) throw error;
      showProblem(id, problemOf(error));
      return false;
    }
  };

  /** True if all photos were uploaded. */
  const save = async (note: string): Promise<boolean> => {
    let added = 0;
    setDone(0);
    try {
      for (const [index, one] of chosen.entries()) {
        setDone(index);
        if (await add(one, note)) added += 1;
      }
    } finally {
      if (added > 0) toast.success(addedText(added));
      // Also refetches after an error, because another user may have added photos.
      refetchActive();
    }
    return added === chosen.length;
  };

  return { chosen, done, choose, leaveOut, drop: () => setChosen([]), save };
}
