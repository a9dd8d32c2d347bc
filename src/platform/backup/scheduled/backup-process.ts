import { Injectable } from '@nestjs/common';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Makes one backup, apart from the requests of the shop. */
export abstract class BackupProgram {
  /**
   * Stores a backup at an address and verifies it.
   * @throws Error with the reason, for an admin to read. Where there is an archive then, it is whole, but not verified.
   */
  abstract run(address: string, signal: AbortSignal): Promise<void>;
}

/** The operator's command, as it is built. */
const COMMAND = fileURLToPath(new URL('../../../cli/backup.js', import.meta.url));
/** Of its error output, in characters. */
const LONGEST_REASON = 2_000;

/**
 * Runs the command in a process of the lowest priority: it takes no time from requests, and none of their
 * memory. It ends with this process, whose channel it watches.
 */
@Injectable()
export class BackupProcess extends BackupProgram {
  async run(address: string, signal: AbortSignal): Promise<void> {
    const child = fork(COMMAND, ['--verify', address], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: ['--no-warnings'],
      signal,
    });
    const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    lowerPriority(child.pid);
    let reason = '';
    child.stderr?.on('data', (data: Buffer) => {
      reason = (reason + data.toString()).slice(0, LONGEST_REASON);
    });
    const [code, endedBy] = await exited;
    if (code !== 0) throw new Error(reason.trim() || `The backup ended by ${endedBy ?? code}.`);
  }
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Where it is forbidden, or too late, the backup is made all the same.
  }
}
