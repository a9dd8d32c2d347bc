import { EditedMeanwhile } from '../../../kernel/domain-error.js';

export interface Category {
  readonly id: string;
  readonly title: string;
  /** The name of a stored image. */
  readonly icon: string | undefined;
  /** Incremented by each edit that changes something. */
  readonly version: number;
}

/** The details of a category that an admin edits. */
type CategoryDetails = Pick<Category, 'title' | 'icon'>;

const DETAILS = ['title', 'icon'] as const satisfies (keyof CategoryDetails)[];

/**
 * Returns the category with its details changed to these.
 * @param seenVersion the version the admin saw; an edit without one is applied to any
 * @throws EditedMeanwhile when the admin saw an older version
 */
export function editedCategory(
  { id, title, icon, version }: Category,
  details: CategoryDetails,
  seenVersion: number = version,
): Category {
  const before = { title, icon };
  const changed = DETAILS.filter((name) => details[name] !== before[name]);
  if (seenVersion < version)
    throw new EditedMeanwhile('this category', { version, fields: changed });
  return { id, ...details, version: version + (changed.length > 0 ? 1 : 0) };
}
