import { useState } from 'react';
import { useSessionUser } from '../../../auth/session/session';
import { errorText } from '../../../graphql/errors';
import { randomId } from '../../../graphql/randomId';
import { sendPhoto } from '../../../orders/photos/photoCalls';
import { shrunk } from '../../../orders/photos/shrunk';
import { unsent } from '../../../ui/form/draft/unsent';
import { unsentFiles } from '../../../ui/form/draft/unsentFiles';
import { useToast } from '../../../ui/feedback/useToast';
import { photoDeed } from './photoDeed';

/** Stores a photo on the phone. False without storage or space. */
async function keep(userId: string, orderId: string, id: string, picture: Blob): Promise<boolean> {
  try {
    await unsentFiles.keep(userId, id, picture);
  } catch {
    return false;
  }
  if (unsent.add(userId, photoDeed(id, orderId))) return true;
  await unsentFiles.drop(userId, id);
  return false;
}

/** Queues photos of an order on this phone and sends them as soon as possible. */
export function useKeepPhotos(orderId: string) {
  const userId = useSessionUser()?.id ?? '';
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** Error message; undefined once the photo is queued or sent. */
  const take = async (file: File): Promise<string | undefined> => {
    const picture = await shrunk(file);
    if (!picture) return 'This file cannot be read. Take a photo, or choose a JPEG, PNG or WebP.';
    const id = randomId();
    if (await keep(userId, orderId, id, picture)) {
      toast.success('Saved on this phone. It is sent when you are online.');
      return undefined;
    }
    try {
      await sendPhoto({ orderId, picture, note: '', key: id });
      toast.success('Photo added');
      return undefined;
    } catch (error) {
      return `Not enough storage on this phone. ${errorText(error)}`;
    }
  };

  const takeAll = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    setProblems([]);
    for (const file of files) {
      const problem = await take(file);
      if (problem) setProblems((before) => [...before, `${file.name}: ${problem}`]);
    }
    setBusy(false);
  };

  return { busy, problems, take: (files: readonly File[]) => void takeAll(files) };
}
