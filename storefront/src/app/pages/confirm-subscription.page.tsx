import { useSearchParams } from 'react-router';
import { ConfirmPanel } from '../../features/newsletter/components/confirm-panel';
import { Banner } from '../../ui/banner';
import { PageHead } from '../head/page-head';

export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <>
      <PageHead title="Confirm subscription" hidden />
      <Banner slim title="Newsletter" />
      <div className="section">
        <ConfirmPanel token={token} />
      </div>
    </>
  );
}
