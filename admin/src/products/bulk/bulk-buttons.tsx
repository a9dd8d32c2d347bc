import { useListContext } from 'react-admin';

import { BulkButton } from './bulk-button';
import type { Product } from '../../data/records';

/** Changes all products that the list's filter finds. */
export const ChangeAllFound = () => {
  const { total, filterValues } = useListContext<Product>();
  if (!total) return null;
  return (
    <BulkButton
      label={`Change all ${total.toLocaleString('en-US')}`}
      which={{ filter: filterValues }}
      count={total}
    />
  );
};

/** Changes the products that are ticked. */
export const ChangeSelected = () => {
  const { selectedIds } = useListContext<Product>();
  return (
    <BulkButton
      label="Change selected"
      which={{ ids: selectedIds.map(String) }}
      count={selectedIds.length}
    />
  );
};
