import { z } from 'zod';

/** Incremented when older versions cannot read the archives of newer ones. */
export const FORMAT = 1;

/** Entry names of an archive. A large table is split into several pieces, in order. */
export const HEAD = 'backup.json';
export const TAIL = 'manifest.json';
export const SECRET = 'secret';
export const pieceName = (table: string, piece: number) => `tables/${table}/${piece}`;
export const mediaName = (name: string) => `media/${name}`;

const table = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });

/** First entry of an archive: how to read the others. */
export const head = z.object({
  format: z.number(),
  madeAt: z.string(),
  /** Names of the migrations that had run, which define the schema of the archive. */
  migrations: z.array(z.string()).min(1),
  /** In restore order: no table references a later one. */
  tables: z.array(table),
});
export type Head = z.infer<typeof head>;
export type TableHead = z.infer<typeof table>;

/** Last entry of an archive. Where it is missing or does not match, the archive is damaged. */
export const tail = z.object({
  rows: z.record(z.string(), z.number()),
  /** Current value of each sequence. */
  sequences: z.record(z.string(), z.string()),
  files: z.number(),
  /** How many images the store lacked when the archive was made; undefined in one of an earlier release. */
  missing: z.number().optional(),
  /** SHA-256 of the names and bytes of all earlier entries, in order. */
  sha256: z.string(),
});
export type Tail = z.infer<typeof tail>;
