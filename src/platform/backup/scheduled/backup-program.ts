/** Makes one backup, apart from the requests of the shop. */
export abstract class BackupProgram {
  /**
   * Writes a backup to `path` and verifies it by a restore.
   * @throws Error with the reason, for an admin to read. Where there is a file then, it is whole, but not verified.
   */
  abstract run(path: string, signal: AbortSignal): Promise<void>;
}
