import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface ReleaseEntry {
  readonly version: string;
  /** As `2026-11-23`. */
  readonly date: string;
  /** Full hash. */
  readonly commit: string;
}

const HEADING = /^## (?!Unreleased)(.*)$\n*(.*)$/gm;
const STATED =
  /^(?<version>\d+\.\d+\.\d+) - (?<date>\d{4}-\d\d-\d\d)\nCommit `(?<commit>[0-9a-f]{40})`/;

/**
 * The releases of the CHANGELOG, newest first.
 * @throws Error for a heading without version, date and commit
 */
export function releases(
  changelog = readFileSync(resolve(__dirname, '../../CHANGELOG.md'), 'utf8'),
): ReleaseEntry[] {
  return [...changelog.matchAll(HEADING)].map(([, heading, first]) => {
    const { version, date, commit } = STATED.exec(`${heading}\n${first}`)?.groups ?? {};
    if (version && date && commit) return { version, date, commit };
    throw new Error(
      `'## ${heading}' in the CHANGELOG lacks '<version> - <date>' or 'Commit \`<hash>\`'.`,
    );
  });
}
