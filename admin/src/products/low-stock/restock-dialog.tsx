import type { Schema } from '../../../../common/contract/client';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import { useDataProvider } from 'react-admin';
import { productRules } from '../../../../common/contract/product';
import { resources } from '../../paths';

import { useCall } from '../../ui/use-call';
import type { Product } from '../../data/records';

const { max, outOfRange } = productRules.quantity;

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
  const [typed, setTyped] = useState(String(product.quantity));
  const [problem, setProblem] = useState('');
  const id = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const quantity = /^\d+$/.test(typed.trim()) ? Number(typed) : NaN;
    if (!(quantity <= max)) return setProblem(outOfRange);
    const data: Schema<'EditProductBody'> = { quantity, baseQuantity: product.quantity };
    const error = await run(
      () => provider.update(resources.products, { id: product.id, data, previousData: product }),
      texts,
    );
    if (!error) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id} variant="h2" component="h2">
          Restock Product
        </DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{product.name}</Typography>
          <TextField
            id="restock-quantity"
            label="Current Quantity:"
            type="number"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={Boolean(problem)}
            helperText={problem}
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
      </form>
    </Dialog>
  );
};
