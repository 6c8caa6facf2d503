import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasQueuedActions } from '../offline/queueKey';
import { queuePrefix } from '../offline/queuePrefix';
import { session } from './session';

export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const userId = session.identity().user?.id ?? '';
    void navigate('/signin');
    session.end();
    // Deletes the database of queued files if no user has queued actions.
    if (!hasQueuedActions()) window.indexedDB?.deleteDatabase(queuePrefix);
    else
      void import('../offline/expiredQueueItems').then((queue) => queue.deleteQueueFiles(userId));
  }, [navigate]);
}
