import { callerAddress } from '../../../../platform/http/caller-address.js';
import { currentRequest } from '../../../../platform/http/current-request.js';

/** The longest part of a User-Agent that tells devices apart. */
const MAX_DEVICE = 200;
/** The longest address, with its network. */
const MAX_ADDRESS = 49;

/** Control characters and those that change how others are shown. */
const INVISIBLE = /\p{C}+/gu;

const plain = (text: string, max: number) => text.replace(INVISIBLE, ' ').slice(0, max);

/** Who sent the request being served; all null in jobs and commands. */
export function currentCaller() {
  const request = currentRequest();
  const device = request?.headers['user-agent'];
  return {
    requestId: request?.id,
    actorId: request?.currentUser?.id ?? null,
    address: request ? plain(callerAddress(request), MAX_ADDRESS) : null,
    device: device ? plain(device, MAX_DEVICE) : null,
  };
}
