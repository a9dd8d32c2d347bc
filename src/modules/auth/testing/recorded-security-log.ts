import { type NewSecurityEvent, SecurityLog } from '../ports/security-log.js';

export class RecordedSecurityLog extends SecurityLog {
  readonly recorded: NewSecurityEvent[] = [];
  readonly counted: NewSecurityEvent[] = [];

  async record(event: NewSecurityEvent): Promise<void> {
    this.recorded.push(event);
  }

  async count(event: NewSecurityEvent): Promise<void> {
    this.counted.push(event);
  }

  /** It holds no times, so nothing is old. */
  async deleteBefore(): Promise<number> {
    return 0;
  }
}
