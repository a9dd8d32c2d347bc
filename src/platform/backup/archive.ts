import type { Readable } from 'node:stream';
import type { ErasureLine } from './erasure-list.js';

/** A place for one archive: a file, or an object in a bucket. */
export abstract class Archive {
  /** As an operator names it: a path, or `s3://<bucket>/<key>`. */
  abstract readonly address: string;

  /** Its size as it is stored, in bytes; undefined where there is none. */
  abstract size(): Promise<number | undefined>;

  /**
   * Stores a whole compressed archive. Where it or the place fails, nothing is visible and what was written is deleted.
   */
  abstract store(content: Readable): Promise<void>;

  /** @throws StartError where so many bytes more have no room */
  abstract checkRoom(bytes: number): Promise<void>;

  /**
   * The compressed archive from its beginning; can be called again.
   * @throws StartError where it is missing, or cannot be opened here
   */
  abstract read(): Promise<Readable>;

  /**
   * Verifies it by `restore`, or by less where this machine cannot open it. Returns what was verified, for an operator.
   * @throws StartError where it is not as it was stored
   */
  abstract verify(restore: () => Promise<void>): Promise<string>;

  /** What an operator must know of an archive that was made, a line each. `isSecretIn`: it holds the shop's own secret. */
  abstract notes(isSecretIn: boolean): Promise<readonly string[]>;

  /** Lists the series of the shop beside it, where a restore from there can know by that that it is the first. */
  abstract listSeries(series: number): Promise<void>;

  /**
   * The series that a restored shop begins after `current`, which no shop has begun before. It is listed in `ownFolder`.
   * @throws where `ownFolder` cannot be written
   */
  abstract beginSeries(ownFolder: string, current: number): Promise<number>;

  /** The erasures that are listed beside it, at least those since `madeAt`. */
  abstract erasures(madeAt: Date): Promise<readonly ErasureLine[]>;

  /** Ends its connections. */
  abstract close(): void;
}

/** What every archive holds beside what its place adds. */
export const contentNote = (isSecretIn: boolean): string =>
  isSecretIn
    ? 'It holds personal data and the secret of the shop.'
    : 'It holds personal data. JWT_SECRET is not in it: keep that apart.';

export const SETTINGS_NOTE =
  'Not in it: the settings, among them the addresses and keys of other services.';
