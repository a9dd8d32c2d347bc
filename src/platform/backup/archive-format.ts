import { z } from 'zod';

/** Grows when an older shop could not read what a newer one writes. */
export const FORMAT = 1;

/** The names of an archive's entries. Big tables are several pieces, in order. */
export const HEAD = 'backup.json';
export const TAIL = 'manifest.json';
export const SECRET = 'secret';
export const pieceName = (table: string, piece: number) => `tables/${table}/${piece}`;
export const mediaName = (name: string) => `media/${name}`;

const table = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });

/** What the first entry says: how to read the others. */
export const head = z.object({
  format: z.number(),
  madeAt: z.string(),
  /** The schema it was made of, by the names of the migrations that had run. */
  migrations: z.array(z.string()).min(1),
  /** In the order to fill them: none names a row of a later one. */
  tables: z.array(table),
});
export type Head = z.infer<typeof head>;
export type TableHead = z.infer<typeof table>;

/** What the last entry says: without it, or where it is not what was read, the archive is damaged. */
export const tail = z.object({
  rows: z.record(z.string(), z.number()),
  /** Where each sequence goes on. */
  sequences: z.record(z.string(), z.string()),
  files: z.number(),
  /** Of the names and bytes of all entries before, in order. */
  sha256: z.string(),
});
export type Tail = z.infer<typeof tail>;
