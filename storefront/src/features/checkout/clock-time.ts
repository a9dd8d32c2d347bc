/** A time as clocks show it, in the shopper's time zone: '2:05 PM'. */
export const clockTime = (at: string): string =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
