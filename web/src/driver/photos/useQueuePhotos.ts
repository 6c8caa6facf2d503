import { useState } from 'react';
import { useSessionUser } from '../../session/session';
import { errorText } from '../../graphql/errors';
import { randomId } from '../../graphql/randomId';
import { sendPhoto } from '../../orders/photos/photoCalls';
import { resizeImage } from '../../orders/photos/resizeImage';
import { offlineQueue } from '../../offline/queueStorage';
import { queueFiles } from '../../offline/queueFiles';
import { useToast } from '../../ui/feedback/useToast';
import { photoUpload } from './photoUpload';

/** Stores a photo on the phone. False without storage or space. */
async function store(userId: string, orderId: string, id: string, picture: Blob): Promise<boolean> {
  try {
    await queueFiles.write(userId, id, picture);
  } catch {
    return false;
  }
  if (offlineQueue.add(userId, photoUpload(id, orderId))) return true;
  await queueFiles.drop(userId, id);
  return false;
}

/** Queues photos of an order on this phone and sends them as soon as possible. */
export function useQueuePhotos(orderId: string) {
  const userId = useSessionUser()?.id ?? '';
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** Error message; undefined once the photo is queued or sent. */
  const take = async (file: File): Promise<string | undefined> => {
    const picture = await resizeImage(file);
    if (!picture) return 'This file cannot be read. Take a photo, or choose a JPEG, PNG or WebP.';
    const id = randomId();
    if (await store(userId, orderId, id, picture)) {
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
