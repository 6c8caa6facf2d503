import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { unsentPrefix } from '../../ui/form/draft/unsentPrefix';
import { session } from './session';

export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate('/signin');
    session.end();
    window.indexedDB?.deleteDatabase(unsentPrefix);
  }, [navigate]);
}
