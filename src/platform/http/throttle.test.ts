import type { ExecutionContext } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import 'reflect-metadata';
import { StrictlyThrottled, strictRateOf, TEN_MINUTES } from './throttle.js';

@StrictlyThrottled(40)
class LimitedController {
  change(): string {
    return 'changed';
  }

  @StrictlyThrottled(5)
  changeRarely(): string {
    return 'changed';
  }
}

class OtherController {
  change(): string {
    return 'changed';
  }
}

/** A call of a route. */
function callOf(
  controller: typeof LimitedController | typeof OtherController,
  route: string,
  method = 'POST',
): ExecutionContext {
  return new ExecutionContextHost(
    [{ method }],
    controller,
    Reflect.get(controller.prototype, route),
  );
}

describe('a strict limit', () => {
  it('of a controller counts for its routes', () => {
    const expected = { limit: 40, perMs: TEN_MINUTES };
    expect(strictRateOf(callOf(LimitedController, 'change'))).toEqual(expected);
    expect(strictRateOf(callOf(LimitedController, 'change', 'DELETE'))).toEqual(expected);
    expect(strictRateOf(callOf(OtherController, 'change'))).toBeUndefined();
  });

  it.each(['POST', 'GET'])('of a route goes before that of its controller (%s)', (method) => {
    expect(strictRateOf(callOf(LimitedController, 'changeRarely', method))).toMatchObject({
      limit: 5,
    });
  });

  it.each(['GET', 'HEAD'])('of a controller leaves what is read by %s', (method) => {
    expect(strictRateOf(callOf(LimitedController, 'change', method))).toBeUndefined();
  });
});
