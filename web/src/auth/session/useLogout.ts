import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { anyUnsent } from '../../ui/form/draft/unsentName';
import { unsentPrefix } from '../../ui/form/draft/unsentPrefix';
import { session } from './session';

export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const userId = session.identity().user?.id ?? '';
    void navigate('/signin');
    session.end();
    // Deletes the database of queued files if no user has queued actions.
    if (!anyUnsent()) window.indexedDB?.deleteDatabase(unsentPrefix);
    else void import('../../ui/form/draft/oldUnsent').then((kept) => kept.forgetFiles(userId));
  }, [navigate]);
}
