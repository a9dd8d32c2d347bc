import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Fakes of these ports pass no contract test, each for its reason. */
const WITHOUT_CONTRACT: Readonly<Record<string, string>> = {
  DeliveryQueries:
    'The fake hands zones of a test to the functions of the domain, as the adapter does.',
  DocumentRenderer: 'The fake writes texts where the adapter draws a PDF.',
  EmailProofs: 'Proofs of the fake are plain and never expire, those of the adapter are signed.',
  MarkdownRenderer: 'The fake wraps a text where the adapter renders and sanitizes it.',
  OrderNotifications: 'The fake records emails, which the adapter sends: nothing can be read back.',
  PasskeyCeremonies:
    'The adapter checks signatures of an authenticator, of which the fake has none.',
  PaymentLedger: 'A use case of the books implements it; the fake records calls.',
  PaymentReportProvider:
    'The fake hands out the disputes and warnings of a test, which the adapter reads at the provider.',
  RefundDocuments: 'A use case of the invoices implements it; the fake records calls.',
  SecretCipher: 'The fake encrypts nothing, so that tests can read what is stored.',
  TotpCodes: 'Codes of the fake are numbers of time steps, those of the adapter are of RFC 6238.',
};

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path}`);

const SOURCES = filesIn('src');
const CONTRACTS = SOURCES.filter((path) => path.endsWith('contract.ts'));

const found = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((path) => [...read(path).matchAll(pattern)].map(([, text = '']) => text));

const inFolder = (folder: string) => SOURCES.filter((path) => path.includes(`/${folder}/`));

/** The ports that a class in a folder `testing` extends. */
function fakedPorts(): string[] {
  const ports = new Set(found(inFolder('ports'), /^export abstract class (\w+)/gm));
  const extended = found(inFolder('testing'), /\bclass \w+ extends (\w+)/g);
  return [...new Set(extended.filter((name) => ports.has(name)))].sort();
}

/** What contracts import. */
function contractedPorts(): Set<string> {
  const imported = found(CONTRACTS, /^import [^;{]*\{([^}]*)\} from/gm);
  return new Set(imported.flatMap((names) => names.split(',').map(toName)));
}

const toName = (imported: string) => imported.replace('type ', '').trim();

describe('the contract of a port', () => {
  it('is there for each one that has a fake', () => {
    const contracted = contractedPorts();
    const without = fakedPorts().filter((port) => !contracted.has(port));
    expect(without).toEqual(Object.keys(WITHOUT_CONTRACT));
  });

  it('is run twice at least, as it is for a fake and an adapter', () => {
    const tests = ['src', 'test'].flatMap(filesIn).filter((path) => path.endsWith('.test.ts'));
    const runs = found(tests, /\b(\w+Contract)\(/g);
    const runOnce = found(CONTRACTS, /^export function (\w+Contract)\b/gm).filter(
      (contract) => runs.filter((run) => run === contract).length < 2,
    );
    expect(runOnce).toEqual([]);
  });
});
