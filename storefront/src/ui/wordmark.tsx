import { BRAND, BrandLogo } from '../../../common/browser/brand/brand-logo';

/** The shop's name: the brand's is drawn, any other is set in the heading type. */
export function Wordmark({ name, className = 'h-5' }: { name: string; className?: string }) {
  if (name !== BRAND) return <span className="shout text-h3">{name}</span>;
  return <BrandLogo className={`${className} w-auto max-w-full`} />;
}
