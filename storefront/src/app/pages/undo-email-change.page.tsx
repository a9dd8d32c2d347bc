import { useSearchParams } from 'react-router';
import { session } from '../../../../common/browser/session';
import { UndoEmailPanel } from '../../features/auth/components/undo-email-panel';
import { Banner } from '../../ui/banner';
import { PageHead } from '../head/page-head';

export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <>
      <PageHead title="Undo email change" hidden />
      <Banner slim title="Email address" />
      <div className="section">
        <UndoEmailPanel token={token} onDone={() => session.clear()} />
      </div>
    </>
  );
}
