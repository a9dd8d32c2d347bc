import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { minute } from '../data/shop-time';
import { paths } from '../paths';
import { Allowed } from '../ui/allowed';
import type { Note } from './calls';
import { DeleteNote } from './delete-note';

interface NoteListProps {
  /** The customer's id. */
  customer: string;
  notes: readonly Note[];
  /** Names the orders that notes are about; not on an order's own page. */
  withOrders?: boolean;
}

/** What the staff wrote about a customer or an order. */
export const NoteList = ({ customer, notes, withOrders }: NoteListProps) =>
  notes.map((note) => (
    <Box key={note._id} sx={{ pt: 2, mt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <time dateTime={note.createdAt}>{minute(note.createdAt)}</time>
          {` · ${note.author?.name ?? 'Deleted account'}`}
          {withOrders && note.order && (
            <>
              {' · '}
              <Link component={RouterLink} to={paths.order(note.order._id)} color="inherit">
                {`Order ${note.order.number}`}
              </Link>
            </>
          )}
        </Typography>
        <Allowed to="users.note">
          <DeleteNote customer={customer} note={note} />
        </Allowed>
      </Box>
    </Box>
  ));
