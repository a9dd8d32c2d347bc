import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { Schema } from '../../../../common/contract/client';
import { shipFile } from '../calls';

export type ShipmentFile = Schema<'ShipmentFile'>;

interface FileShipping {
  file: File | null;
  /** What the file would do, or did. */
  report: ShipmentFile | null;
  /** Whether the report is of the real run. */
  isDone: boolean;
  busy: boolean;
  /** Why the call failed; empty where it did not. */
  problem: string;
  /** Chooses a file and says what it would do. */
  preview: (file: File) => Promise<void>;
  ship: () => Promise<void>;
}

/** Ships the orders of a file after a dry run. */
export function useShipFile(): FileShipping {
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ShipmentFile | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async (chosen: File, dryRun: boolean) => {
    setBusy(true);
    setProblem('');
    try {
      setReport((await shipFile(chosen, dryRun)).data);
      setIsDone(!dryRun);
    } catch (error) {
      setProblem((error instanceof Error && error.message) || 'Failed to ship the orders');
    } finally {
      setBusy(false);
      if (!dryRun) refresh();
    }
  };
  return {
    file,
    report,
    isDone,
    busy,
    problem,
    preview: (chosen) => {
      setFile(chosen);
      setReport(null);
      return run(chosen, true);
    },
    ship: async () => {
      if (file) await run(file, false);
    },
  };
}
