import {
  type ContentDocumentId,
  contentDocumentOf,
  contentDocuments,
  isPolicyPage,
} from '../../../../common/contract/content-documents.js';
import { contentError } from '../../../../common/contract/content-fields.js';
import { HERO_TEXTS } from '../../../../common/contract/hero-texts.js';
import { placeholderError } from '../../../../common/contract/placeholders.js';
import { EditedMeanwhile, type FieldError, InvalidInput } from '../../../kernel/domain-error.js';
import { pageDrafts } from './page-drafts.js';

/** A document or entry is stored in this version already, and these of its fields were to change. */
export const contentEditedMeanwhile = (
  version: number,
  fields: readonly string[],
): EditedMeanwhile => new EditedMeanwhile('this', { version, fields });

/** Field by field: a text, the name of a stored image, or null where somebody has emptied it. */
export type DocumentValues = Readonly<Record<string, string | null>>;

/** A content document after one change. Versions are never changed, so all of them are the history. */
export interface DocumentVersion {
  readonly document: ContentDocumentId;
  /** Counts from 1; 0 is what the release has built in. */
  readonly version: number;
  /** The fields that somebody has set. */
  readonly values: DocumentValues;
  /** Null for what the release has built in. */
  readonly at: Date | null;
  /** Null where no admin has made it, or whose account is gone. */
  readonly userId: string | null;
  /** The version whose values it has taken back. */
  readonly restoredFrom: number | null;
}

/** A version that somebody has made. */
export interface EditedDocument extends DocumentVersion {
  readonly at: Date;
}

/** Who changes a document and when, and the version that they saw. */
export interface DocumentEdit {
  readonly seenVersion: number;
  readonly at: Date;
  readonly userId: string | null;
}

/** A document that nobody has edited yet. */
export const builtIn = (document: ContentDocumentId): DocumentVersion => ({
  document,
  version: 0,
  values: {},
  at: null,
  userId: null,
  restoredFrom: null,
});

/** The values in force: those that are set, the built-in ones for the rest. */
export function currentValues({ document, values }: DocumentVersion): DocumentValues {
  const fields = Object.keys(contentDocumentOf(document).fields);
  return Object.fromEntries(
    fields.map((field) => {
      const value = values[field];
      return [field, value === undefined ? defaultOf(document, field) : value];
    }),
  );
}

const heroTexts = new Map<string, string>(Object.entries(HERO_TEXTS));

function defaultOf(document: ContentDocumentId, field: string): string | null {
  if (isPolicyPage(document)) return field === 'markdown' ? pageDrafts[document] : null;
  return document === 'home' ? (heroTexts.get(field) ?? null) : null;
}

/**
 * Returns the next version with these values changed; undefined where they change nothing.
 * @throws EditedMeanwhile, InvalidInput
 */
export function changedDocument(
  latest: DocumentVersion,
  changes: DocumentValues,
  edit: DocumentEdit,
): EditedDocument | undefined {
  refuseInvalid(latest.document, changes);
  const values = { ...latest.values, ...changes };
  if (latest.document === 'announcement') refuseEmptyPeriod(values, changes);
  return nextVersion(latest, values, edit, null);
}

/**
 * Returns the next version with the values of an older one; undefined where they are the same.
 * @throws EditedMeanwhile
 */
export const restoredDocument = (
  latest: DocumentVersion,
  older: DocumentVersion,
  edit: DocumentEdit,
): EditedDocument | undefined => nextVersion(latest, older.values, edit, older.version);

/** The fields whose values differ between two versions. */
export function changedFields(before: DocumentVersion, after: DocumentVersion): string[] {
  const [was, is] = [currentValues(before), currentValues(after)];
  return Object.keys(is).filter((field) => was[field] !== is[field]);
}

function nextVersion(
  latest: DocumentVersion,
  values: DocumentValues,
  { seenVersion, at, userId }: DocumentEdit,
  restoredFrom: number | null,
): EditedDocument | undefined {
  const { document } = latest;
  const next = { document, version: latest.version + 1, values, at, userId, restoredFrom };
  const fields = changedFields(latest, next);
  if (seenVersion !== latest.version) throw contentEditedMeanwhile(latest.version, fields);
  return fields.length > 0 ? next : undefined;
}

function refuseInvalid(document: ContentDocumentId, changes: DocumentValues): void {
  const { fields } = contentDocumentOf(document);
  const errors = Object.entries(changes).flatMap(([name, value]): FieldError[] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return [{ field: name, message: `${name} is no field of this document` }];
    const message = contentError(field, value) ?? placeholderError(value ?? '');
    return message ? [{ field: name, message }] : [];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
}

/** An announcement that ends before it begins would never be shown. */
function refuseEmptyPeriod({ from, to }: DocumentValues, changes: DocumentValues): void {
  const isChanged = Object.hasOwn(changes, 'from') || Object.hasOwn(changes, 'to');
  if (!isChanged || !from || !to || Date.parse(from) < Date.parse(to)) return;
  const { fields } = contentDocuments.announcement;
  throw InvalidInput.field('to', `${fields.to.label} must be after ${fields.from.label}`);
}

/** The changed fields of a document before and after, with the version, for the audit log. */
export function auditedDocuments(before: DocumentVersion, after: DocumentVersion) {
  const fields = changedFields(before, after);
  const stateOf = (version: DocumentVersion) => {
    const values = currentValues(version);
    const changed = Object.fromEntries(fields.map((field) => [field, values[field]]));
    return { ...changed, version: version.version };
  };
  const { restoredFrom } = after;
  return {
    before: stateOf(before),
    after: { ...stateOf(after), ...(restoredFrom === null ? {} : { restoredFrom }) },
  };
}
