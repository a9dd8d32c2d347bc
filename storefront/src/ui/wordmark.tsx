import { BRAND, BrandLogo } from '../../../common/browser/brand/brand-logo';

/** The shop's name: the default brand as a logo, any other in the heading font. */
export function Wordmark({ name, className = 'h-5' }: { name: string; className?: string }) {
  if (name !== BRAND) return <span className="shout text-h3">{name}</span>;
  return <BrandLogo className={`${className} w-auto max-w-full`} />;
}
