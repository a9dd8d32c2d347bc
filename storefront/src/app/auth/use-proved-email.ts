import { useSearchParams } from 'react-router';
import type { ProvedEmail } from '../../api/proved-email';

/** The address that the link in an email has proved; null where there is none. */
export function useProvedEmail(): ProvedEmail | null {
  const [params] = useSearchParams();
  const [email, proof] = [params.get('email'), params.get('proof')];
  return email && proof ? { email, proof } : null;
}
