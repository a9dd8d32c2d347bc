import type { ServerState } from '../api/api';

/** The state of a server-rendered page, as JSON in `#page-state`. */
export interface PageState {
  origin: string;
  api: ServerState;
}

/** Reads it; null where the page was not rendered by the server. */
export function readPageState(): PageState | null {
  const json = document.getElementById('page-state')?.textContent;
  return json ? (JSON.parse(json) as PageState) : null;
}
