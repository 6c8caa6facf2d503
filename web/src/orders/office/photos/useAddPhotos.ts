import { useRef, useState } from 'react';
import { errorText, toRequestError } from '../../../graphql/errors';
import { randomId } from '../../../graphql/randomId';
import { useRefetchActive } from '../../../graphql/useRefetchActive';
import { useToast } from '../../../ui/feedback/useToast';
import { sendPhoto } from '../../photos/photoCalls';
import { shrunk, tooLarge, tooLargeText } from '../../photos/shrunk';
import type { Chosen } from './ChosenPhoto';

/** Of a refusal the words for the picture itself, else what it says. */
function problemOf(error: unknown): string {
  const { photo } = toRequestError(error).fields;
  return photo ?? errorText(error);
}

const saidOf = (count: number): string => (count === 1 ? 'Photo added' : `${count} photos added`);

/** A key for each file, for as long as it goes with the same words: another note is another request. */
function useKeys() {
  const keys = useRef(new Map<string, { note: string; key: string }>());
  return (id: string, note: string): string => {
    const before = keys.current.get(id);
    const key = before?.note === note ? before.key : randomId();
    keys.current.set(id, { note, key });
    return key;
  };
}

/** Chosen photos and their upload one after the other. Refused ones stay with their error. */
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
  const tell = (id: string, problem: string | undefined): void =>
    setChosen((before) => before.map((one) => (one.id === id ? { ...one, problem } : one)));

  /** Throws an error of the note, which belongs to all photos. */
  const add = async ({ id, file }: Chosen, note: string): Promise<boolean> => {
    tell(id, undefined);
    // A file that this browser cannot decode is uploaded unchanged; the server validates it.
    const picture = (await shrunk(file)) ?? file;
    if (tooLarge(picture)) {
      tell(id, tooLargeText);
      return false;
    }
    try {
      await sendPhoto({ orderId, picture, note, key: keyOf(id, note) });
      leaveOut(id);
      return true;
    } catch (error) {
      if ('note' in toRequestError(error).fields) throw error;
      tell(id, problemOf(error));
      return false;
    }
  };

  /** True when all of it was taken. */
  const save = async (note: string): Promise<boolean> => {
    let added = 0;
    setDone(0);
    try {
      for (const [index, one] of chosen.entries()) {
        setDone(index);
        if (await add(one, note)) added += 1;
      }
    } finally {
      if (added > 0) toast.success(saidOf(added));
      // Also after a refusal: others may have added some.
      refetchActive();
    }
    return added === chosen.length;
  };

  return { chosen, done, choose, leaveOut, drop: () => setChosen([]), save };
}
