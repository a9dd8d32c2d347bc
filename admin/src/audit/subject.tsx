import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths';
import { ImportFile } from './import-file';
import { subjectText } from './subject-text';
import type { AuditEntry } from '../data/records';

/** The name of the changed record, linked where it still exists. */
export const Subject = ({ entry }: { entry: AuditEntry }) => {
  const [kind = '', id = ''] = entry.subject.split(' ');
  if (kind === 'import') return <ImportFile id={id} />;
  const name = nameOf(entry.after) ?? nameOf(entry.before);
  const text = name ?? subjectText(entry.subject);
  const to = /\.delete\b/.test(entry.what) ? undefined : pathTo(kind, id);
  if (!to) return text;
  return (
    <Link component={RouterLink} to={to} color="inherit" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Link>
  );
};

function pathTo(kind: string, id: string): string | undefined {
  if (kind === 'product') return paths.editProduct(id);
  if (kind === 'category') return paths.editCategory(id);
  if (kind === 'delivery-zone') return paths.editZone(id);
  if (kind === 'delivery-method') return paths.editMethod(id);
  if (kind === 'tax-rate') return paths.editTaxRate(id);
  if (kind === 'discount') return paths.editDiscount(id);
  if (kind === 'person') return paths.user(id);
  if (kind === 'order') return paths.ordersLike(id);
  return kind === 'job' ? paths.operations : undefined;
}

function nameOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const names: unknown[] = [
    'name' in state ? state.name : undefined,
    'title' in state ? state.title : undefined,
    'email' in state ? state.email : undefined,
    'code' in state ? state.code : undefined,
  ];
  return names.find((text) => typeof text === 'string');
}
