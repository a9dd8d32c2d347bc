import { useNavigate, useSearchParams } from 'react-router';
import { LoginLinkPanel } from '../../features/auth/components/login-link-panel';
import { Banner } from '../../ui/banner';
import { PageHead } from '../head/page-head';

export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  const navigate = useNavigate();
  return (
    <>
      <PageHead title="Login link" hidden />
      <Banner slim title="Login" />
      <div className="section">
        <LoginLinkPanel token={token} onDone={() => void navigate('/login', { replace: true })} />
      </div>
    </>
  );
}
