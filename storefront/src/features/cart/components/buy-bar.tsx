import type { ReactNode } from 'react';
import { money } from '../../../../../common/format/money';

interface BuyBarProps {
  /** `finalPrice` in dollars. */
  product: { name: string; finalPrice: number };
  children: ReactNode;
}

/** Name, price and button at the foot of a narrow screen. `components.css` reserves its height. */
export function BuyBar({ product: { name, finalPrice }, children }: BuyBarProps) {
  return (
    <section
      aria-label={`Buy ${name}`}
      data-buy-bar
      className="animate-rise fixed inset-x-0 bottom-[var(--offline-bar,0px)] z-30 flex items-center gap-4 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft lg:hidden print:hidden"
    >
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="font-heading font-bold tabular-nums">{money(finalPrice)}</p>
      </div>
      {children}
    </section>
  );
}
