import { useSearchParams } from 'react-router';
import { UnsubscribePanel } from '../../features/newsletter/components/unsubscribe-panel';
import { Banner } from '../../ui/banner';
import { PageHead } from '../head/page-head';

export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <>
      <PageHead title="Unsubscribe" hidden />
      <Banner slim title="Newsletter" />
      <div className="section">
        <UnsubscribePanel token={token} />
      </div>
    </>
  );
}
