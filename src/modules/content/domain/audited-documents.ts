import { changedFields, currentValues, type DocumentVersion } from './document-version.js';

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
