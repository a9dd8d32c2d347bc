import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ContentListId } from '../../../common/contract/content-lists';
import { call } from '../data/call';
import type { ContentEntry } from '../data/records';
import { paths, resources } from '../paths';
import { DeleteButton } from '../ui/delete-button';
import { EditLink } from '../ui/edit-link';
import { Thumbnail } from '../ui/thumbnail';
import { useCall } from '../ui/use-call';
import { savingTexts } from '../ui/saving-texts';
import { entryName } from './entry-name';

interface EntryRowProps {
  list: ContentListId;
  entry: ContentEntry;
  /** From 1. */
  place: number;
  isLast: boolean;
  busy: boolean;
  /** Moves it by so many places. */
  onMove: (by: number) => void;
}

/** One entry with what can be done with it. */
export const EntryRow = ({ list, entry, place, isLast, busy, onMove }: EntryRowProps) => {
  const { id, values, isShown } = entry;
  const name = entryName(list, entry, place);
  const image = typeof values.image === 'string' ? values.image : null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {image && <Thumbnail src={image} />}
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        {!isShown && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Hidden
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        <IconButton
          aria-label={`Move up ${name}`}
          disabled={busy || place === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowUpwardOutlined fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={`Move down ${name}`}
          disabled={busy || isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDownwardOutlined fontSize="small" />
        </IconButton>
        <ShowButton list={list} entry={entry} name={name} />
        <EditLink to={paths.editEntry(list, id)} name={name} />
        <DeleteButton
          resource={resources[list]}
          record={entry}
          name={name}
          effect="The shop shows it no longer. To keep it for later, hide it instead."
        />
      </Box>
    </Box>
  );
};

const ShowButton = ({
  list,
  entry,
  name,
}: Pick<EntryRowProps, 'list' | 'entry'> & { name: string }) => {
  const { busy, run } = useCall();
  const { id, isShown, version } = entry;
  const toggle = () =>
    call('PUT /api/content/lists/{list}/{id}', {
      path: { list, id },
      body: { isShown: !isShown, version },
    });
  return (
    <IconButton
      aria-label={`${isShown ? 'Hide' : 'Show'} ${name}`}
      disabled={busy}
      onClick={() => void run(toggle, savingTexts('content'))}
    >
      {isShown ? (
        <VisibilityOutlined fontSize="small" />
      ) : (
        <VisibilityOffOutlined fontSize="small" />
      )}
    </IconButton>
  );
};
