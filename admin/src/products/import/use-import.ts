import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../data/data-provider';
import { useCall } from '../../ui/use-call';
import type { ProductImport } from './product-import';

const texts = {
  loading: 'Importing...',
  success: 'Products imported successfully!',
  refused: 'Failed to import the products',
};

interface Import {
  file: File | null;
  /** What the file would do. */
  report: ProductImport | null;
  problem: string;
  busy: boolean;
  rehearse: (file: File) => Promise<void>;
  apply: () => Promise<void>;
}

/** A file of products on its way into the shop; `done` is called when it has arrived. */
export function useImport(done: () => void): Import {
  const provider = useDataProvider<ShopDataProvider>();
  const { busy: applying, run } = useCall();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ProductImport | null>(null);
  const [problem, setProblem] = useState('');
  const [reading, setReading] = useState(false);

  const rehearse = async (chosen: File) => {
    setFile(chosen);
    setReport(null);
    setProblem('');
    setReading(true);
    try {
      setReport(await provider.importProducts(chosen, true));
    } catch (error) {
      setProblem((error instanceof Error && error.message) || texts.refused);
    } finally {
      setReading(false);
    }
  };
  const apply = async () => {
    if (!file) return;
    const error = await run(() => provider.importProducts(file, false), texts);
    if (error) setProblem(error.message || texts.refused);
    else done();
  };
  return { file, report, problem, busy: reading || applying, rehearse, apply };
}
