import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Failpoints } from '../../kernel/failpoints.js';

/** The points named by FAILPOINTS (comma-joined), which a production start refuses. */
@Injectable()
export class EnvFailpoints extends Failpoints {
  constructor(private readonly env: Env) {
    super();
  }

  reach(point: string): void {
    if (this.env.FAILPOINTS.includes(point)) process.kill(process.pid, 'SIGKILL');
  }
}
