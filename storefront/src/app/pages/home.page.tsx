import { PageHead } from '../head/page-head';

export function Component() {
  return <PageHead title="Fitness equipment" />;
}
