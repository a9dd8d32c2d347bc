import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ContentDocumentId } from '../../../common/contract/content-documents';
import type { Schema } from '../../../common/contract/client';
import { minute } from '../data/shop-time';
import { ConfirmButton } from '../ui/confirm-button';
import { useIsUnsaved } from '../ui/forms/use-is-unsaved';
import { ListRow } from '../ui/list-row';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';
import { contentVersions, restoreContent } from './calls';

const PER_PAGE = 20;

const texts = {
  loading: 'Restoring content...',
  success: 'Content restored',
  refused: 'Failed to restore the content',
};

const EFFECT = 'The shop shows it at once. The history stores what is replaced.';
const DISCARDED = 'Your unsaved changes in the form will be lost.';

/** The changes of a document, newest first, each with a way back; at the end what is built in. Within its form. */
export const DocumentHistory = ({ id }: { id: ContentDocumentId }) => {
  const query = useInfiniteQuery({
    queryKey: ['content versions', id],
    queryFn: ({ pageParam }) => contentVersions(id, pageParam, PER_PAGE),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * PER_PAGE < total ? pages.length + 1 : null,
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <Panel title="History">
      <Loaded query={query}>
        {({ pages }) => {
          const versions = withoutRepeats(pages.flatMap((page) => page.versions));
          const newest = versions[0]?.version ?? 0;
          return (
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {versions.map((entry) => (
                <Entry key={entry.version} id={id} version={entry.version} newest={newest}>
                  {detailsOf(entry)}
                </Entry>
              ))}
              {hasNextPage && (
                <li>
                  <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    Show more
                  </Button>
                </li>
              )}
              <Entry id={id} version={0} newest={newest}>
                What every shop begins with
              </Entry>
            </Box>
          );
        }}
      </Loaded>
    </Panel>
  );
};

/** A version that is saved meanwhile moves the last one of a page to the next page, too. */
const withoutRepeats = (versions: Schema<'ContentVersion'>[]) => [
  ...new Map(versions.map((entry) => [entry.version, entry])).values(),
];

interface EntryProps {
  id: ContentDocumentId;
  version: number;
  newest: number;
  children: string;
}

const Entry = ({ id, version, newest, children }: EntryProps) => {
  const isUnsaved = useIsUnsaved();
  return (
    <ListRow
      actions={
        version < newest && (
          <ConfirmButton
            label="Restore"
            question={`Restore ${version === 0 ? 'the built-in text' : `version ${version}`}?`}
            effect={isUnsaved ? `${EFFECT} ${DISCARDED}` : EFFECT}
            call={() => restoreContent(id, version, newest)}
            texts={texts}
          />
        )
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{nameOf(version)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    </ListRow>
  );
};

const nameOf = (version: number): string =>
  version === 0 ? 'Built-in text' : `Version ${version}`;

function detailsOf({ at, who, restoredFrom }: Schema<'ContentVersion'>): string {
  const restored = restoredFrom === null ? [] : [`Restored ${nameOf(restoredFrom).toLowerCase()}`];
  return [minute(at), who?.name ?? 'No account', ...restored].join(' · ');
}
