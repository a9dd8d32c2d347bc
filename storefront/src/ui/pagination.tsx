import { Button } from './button';
import { Icon } from './icon';

interface PaginationProps {
  page: number;
  /** This is the last page. */
  isLast: boolean;
  onPage: (page: number) => void;
}

/** Previous, the current page's number, Next. */
export function Pagination({ page, isLast, onPage }: PaginationProps) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1 sm:gap-3">
      <Button look="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="left" className="size-4" />
        Previous
      </Button>
      <span aria-current="page" className="min-w-11 text-center font-semibold tabular-nums">
        <span className="sr-only">Page </span>
        {page}
      </span>
      <Button look="outline" disabled={isLast} onClick={() => onPage(page + 1)}>
        Next
        <Icon name="right" className="size-4" />
      </Button>
    </nav>
  );
}
