import type { Schema } from '../../../../common/contract/client';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { Form, NumberInput, useDataProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { productRules } from '../../../../common/contract/product';
import { resources } from '../../paths';

import { wholeNumber } from '../../ui/forms/rules';
import { useCall } from '../../ui/use-call';
import { isOutcomeUnknown } from '../../data/api-error';
import type { Product } from '../../data/records';

const { quantity } = productRules;

const rules = wholeNumber({ ...quantity, notANumber: quantity.outOfRange });

const texts = {
  loading: 'Updating...',
  success: 'Stock updated successfully!',
  refused: 'update failed. Try again.',
};

interface RestockDialogProps {
  /** The product when the dialog was opened; the difference to its quantity is applied. */
  product: Product;
  onClose: () => void;
}

/** Sets the quantity of a product; units sold since the dialog was opened are still subtracted. */
export const RestockDialog = ({ product, onClose }: RestockDialogProps) => {
  const provider = useDataProvider();
  const { busy, run } = useCall();
  const id = useId();
  /** The product as last read. */
  const seen = useRef(product);
  /** Whether an attempt since then may have been applied. */
  const isDoubtful = useRef(false);

  const setQuantity = async (wanted: number) => {
    const { id: productId } = product;
    // The difference must not be applied twice where only the answer was lost.
    if (isDoubtful.current) {
      seen.current = (await provider.getOne<Product>(resources.products, { id: productId })).data;
      isDoubtful.current = false;
      if (seen.current.quantity === wanted) return;
    }
    const { current: previousData } = seen;
    const data: Schema<'EditProductBody'> = {
      quantity: wanted,
      baseQuantity: previousData.quantity,
    };
    await provider.update(resources.products, { id: productId, data, previousData });
  };
  const submit = async (wanted: number) => {
    const error = await run(() => setQuantity(wanted), texts);
    if (!error) onClose();
    else if (isOutcomeUnknown(error)) isDoubtful.current = true;
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Form
        record={{ id: product.id, quantity: product.quantity }}
        onSubmit={(values: FieldValues) => submit(Number(values.quantity))}
        noValidate
        disableInvalidFormNotification
      >
        <DialogTitle id={id} variant="h2" component="h2">
          Restock Product
        </DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{product.name}</Typography>
          <NumberInput
            source="quantity"
            label="Current Quantity:"
            validate={rules}
            autoFocus
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            Update
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
