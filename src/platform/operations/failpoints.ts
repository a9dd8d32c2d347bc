import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';

/**
 * Places where a test may have the process die, to prove that a restart heals everything. Set
 * by FAILPOINTS (comma-joined names), which a production start refuses.
 */
@Injectable()
export class Failpoints {
  constructor(private readonly env: Env) {}

  /** Kills this process at once, as `kill -9` does, where the point is set. */
  reach(point: string): void {
    if (this.env.FAILPOINTS.includes(point)) process.kill(process.pid, 'SIGKILL');
  }
}
