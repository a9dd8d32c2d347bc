import type { Schema } from '../../../../common/contract/client';

/** The logo of a partner, its name, or both. */
export function PartnerLogo({ name, image, showsName }: Schema<'Partner'>) {
  return (
    <span className="flex items-center gap-3 whitespace-nowrap text-steel">
      {image && (
        <img
          src={image}
          alt={showsName ? '' : name}
          loading="lazy"
          className="h-9 w-auto max-w-48 object-contain"
        />
      )}
      {(showsName || !image) && (
        <span className="font-heading text-xl font-bold tracking-tight">{name}</span>
      )}
    </span>
  );
}
