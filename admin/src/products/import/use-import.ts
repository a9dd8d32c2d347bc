import { useEffect, useRef, useState } from 'react';
import { ApiError, type FieldError } from '../../data/api-error';
import { useCall } from '../../ui/use-call';
import { importKey } from './import-key';
import { refusedRows, type ImportCounts, type ProductImport } from './product-import';
import { importProducts } from '../calls';

const texts = {
  loading: 'Importing...',
  success: 'Products imported successfully!',
  refused: 'Failed to import the products',
};
const LOST = 'The connection was lost. Try again: nothing is imported twice.';
const ALREADY_DONE =
  'This file was imported before, so nothing has changed. Export the products and edit the new file.';

interface Import {
  file: File | null;
  /** The result of the dry run. */
  report: ProductImport | null;
  problem: string;
  /** Null while no call runs. */
  progress: ImportCounts | null;
  /** Whether a real run was tried; another one repeats it with the same key. */
  isTried: boolean;
  preview: (file: File) => Promise<void>;
  apply: () => Promise<void>;
}

/** The import of a file of products; calls `done` when it has succeeded. */
export function useImport(done: () => void): Import {
  const { run } = useCall();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ProductImport | null>(null);
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState<ImportCounts | null>(null);
  const [key, setKey] = useState('');
  const rehearsal = useRef<AbortController>(null);
  useEffect(() => () => rehearsal.current?.abort(), []);

  const begin = () => {
    setProblem('');
    setProgress({ step: 'reading', done: 0, total: null });
  };
  const preview = async (chosen: File) => {
    const { signal } = (rehearsal.current = new AbortController());
    setFile(chosen);
    setReport(null);
    setKey('');
    begin();
    try {
      const call = { dryRun: true, signal, onProgress: setProgress };
      setReport(await importProducts(chosen, call));
    } catch (error) {
      setProblem((error instanceof Error && error.message) || texts.refused);
    } finally {
      setProgress(null);
    }
  };
  const apply = async () => {
    if (!file) return;
    const wasLost = problem === LOST;
    begin();
    const used = key || (await importKey(file));
    setKey(used);
    const call = { dryRun: false, key: used, onProgress: setProgress };
    const error = await run(async () => {
      const { rows } = await importProducts(file, call);
      // Only the counts of an earlier import: this one's, where its answer was lost.
      if (!rows.length && !wasLost) throw new ApiError(ALREADY_DONE, 409);
    }, texts);
    setProgress(null);
    if (!error) return done();
    setProblem(isLost(error) ? LOST : error.message || texts.refused);
    const rows = refusedRows(errorsOf(error));
    if (rows.length) setReport({ created: 0, edited: 0, refused: rows.length, rows });
  };
  return { file, report, problem, progress, isTried: key !== '', preview, apply };
}

function isLost(error: Error): boolean {
  return error instanceof ApiError && error.status === 0;
}

function errorsOf(error: Error): FieldError[] {
  return error instanceof ApiError ? error.errors : [];
}
