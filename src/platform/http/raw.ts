import { type ExecutionContext, SetMetadata } from '@nestjs/common';

const RAW_KEY = 'vigor:raw';

/** Marks a route whose response has no envelope: health, streams, the payment provider's webhook. */
export const Raw = Object.assign(() => SetMetadata(RAW_KEY, true), {
  is: (context: ExecutionContext): boolean =>
    [context.getHandler(), context.getClass()].some(
      (target) => Reflect.getMetadata(RAW_KEY, target) === true,
    ),
});
