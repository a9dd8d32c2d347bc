import { useEffect } from 'react';
import { useNavigate, type Location } from 'react-router';
import { session } from '../../../common/browser/session';

/** Sends a user whose session expires to `/login`, which returns them to this location afterwards. */
export function useLoginOnExpiry(location: Location): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      session.subscribe((_, reason) => {
        if (reason === 'expired') {
          void navigate('/login', { replace: true, state: { from: location } });
        }
      }),
    [location, navigate],
  );
}
