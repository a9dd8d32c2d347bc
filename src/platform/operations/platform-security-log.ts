/**
 * Records what leaves the shop as a file. This port keeps the platform independent of modules: the
 * module that owns the security log binds it.
 */
export abstract class PlatformSecurityLog {
  /** `subject` is the exported list. */
  abstract record(event: { kind: 'data.exported'; subject: string }): Promise<void>;
}
