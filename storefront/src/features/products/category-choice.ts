/** A category that can be chosen. */
export interface CategoryOption {
  _id: string;
  title: string;
}

/** The props of a choice of several categories. */
export interface CategoryChoice {
  options: readonly CategoryOption[];
  /** Ids. */
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
}
