import { IsIn, IsOptional } from 'class-validator';
import { BlankIsAbsent } from './blank-is-absent.js';

/** For routes that can say what they would change. */
export class DryRunQuery {
  /** Reports what would change without changing anything. */
  @BlankIsAbsent()
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'dryRun must be true or false' })
  dryRun?: 'true' | 'false';
}
