import { ButtonLink } from '../../ui/button';
import { PageHead } from '../head/page-head';

export const preload = () => Promise.resolve(404);

export function Component() {
  return (
    <div className="shell grid min-h-[60vh] grid-cols-1 place-items-center py-20 text-center">
      <PageHead title="404" hidden />
      <div>
        <h1 className="shout text-[min(clamp(6rem,3rem+16vw,15rem),38vw)] leading-none">404</h1>
        <p className="mt-4 text-lg text-steel">We could not find this page.</p>
        <ButtonLink to="/" size="lg" className="mt-8">
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}
