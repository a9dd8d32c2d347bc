import { useRef } from 'react';
import { listRules } from '../../../../../common/contract/list';
import { inputClasses } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { useDebounced } from '../use-debounced';

interface SearchBoxProps {
  term: string;
  onTerm: (term: string) => void;
}

/** Searches half a second after the last key, or at once on Enter. */
export function SearchBox({ term, onTerm }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useDebounced(
    term,
    (one, other) => one.trim() === other.trim(),
    (text) => onTerm(text.trim()),
  );
  return (
    <form
      role="search"
      action="/products"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.trim() !== term) onTerm(draft.trim());
        input.current?.blur();
      }}
    >
      <label htmlFor="search" className="mb-1.5 block text-sm font-semibold">
        Search
      </label>
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2 text-steel"
        />
        <input
          ref={input}
          id="search"
          type="search"
          name="searchTerm"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={listRules.maxSearchTerm}
          placeholder="Search products"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          className={`${inputClasses} pl-11`}
        />
      </div>
    </form>
  );
}
