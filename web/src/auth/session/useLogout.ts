import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { session } from './session';

export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate('/signin');
    session.end();
  }, [navigate]);
}
