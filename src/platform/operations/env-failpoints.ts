import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Failpoints } from '../../kernel/failpoints.js';

/** The failpoints listed in FAILPOINTS (comma-separated), which production refuses. */
@Injectable()
export class EnvFailpoints extends Failpoints {
  constructor(private readonly env: Env) {
    super();
  }

  reach(point: string): void {
    if (this.env.FAILPOINTS.includes(point)) process.kill(process.pid, 'SIGKILL');
  }
}
