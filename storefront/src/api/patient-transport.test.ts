import { patientTransport } from './patient-transport';

type Answer = number | 'unreachable';

function setUp(answers: Answer[]) {
  const waited: number[] = [];
  let asked = 0;
  const transport = patientTransport(
    {
      fetch: async () => {
        const answer = answers[asked++] ?? 200;
        if (answer === 'unreachable') throw new TypeError('Failed to fetch');
        return new Response(null, { status: answer });
      },
    },
    async (ms) => void waited.push(ms),
  );
  return { transport, waited, asked: () => asked };
}

describe('asking again', () => {
  it('reads up to three times while the server is unavailable', async () => {
    const { transport, waited } = setUp(['unreachable', 503, 200]);
    expect((await transport.fetch('products', { method: 'GET' })).status).toBe(200);
    expect(waited).toEqual([400, 1200]);
  });

  it('reads again where a POST only reads', async () => {
    const { transport, asked } = setUp([503, 200]);
    const init = { method: 'POST', isRead: true };
    expect((await transport.fetch('checkout/quote', init)).status).toBe(200);
    expect(asked()).toBe(2);
  });

  it('gives the last answer, or the last error', async () => {
    const away = setUp([503, 502, 504]);
    expect((await away.transport.fetch('products', { method: 'GET' })).status).toBe(504);
    const gone = setUp(['unreachable', 'unreachable', 'unreachable']);
    await expect(gone.transport.fetch('products', { method: 'GET' })).rejects.toThrow(TypeError);
    expect(gone.asked()).toBe(3);
  });

  it('does not ask again where the server has answered', async () => {
    const { transport, asked } = setUp([404]);
    expect((await transport.fetch('products/x', { method: 'GET' })).status).toBe(404);
    expect(asked()).toBe(1);
  });

  it.each(['POST', 'PUT', 'DELETE'])('sends a %s once', async (method) => {
    const { transport, asked } = setUp(['unreachable']);
    await expect(transport.fetch('cart/create-cart', { method })).rejects.toThrow(TypeError);
    expect(asked()).toBe(1);
  });
});

describe('a call that hangs', () => {
  /** The first attempt never ends by itself; `limits` holds what ends each attempt. */
  function setUpHanging() {
    const limits: { ms: number; controller: AbortController }[] = [];
    let asked = 0;
    const transport = patientTransport(
      {
        fetch: async (_path, { signal }) => {
          if (asked++ > 0) return new Response(null);
          return new Promise((_, reject) =>
            signal?.addEventListener('abort', () => reject(new Error('aborted'))),
          );
        },
      },
      async () => {},
      (ms) => {
        const controller = new AbortController();
        limits.push({ ms, controller });
        return controller.signal;
      },
    );
    return { transport, limits, asked: () => asked };
  }

  it('is read again after 20 s', async () => {
    const { transport, limits } = setUpHanging();
    const answer = transport.fetch('products', { method: 'GET' });
    limits[0]?.controller.abort();
    expect((await answer).status).toBe(200);
    expect(limits.map(({ ms }) => ms)).toEqual([20_000, 20_000]);
  });

  it('is not read again where the caller has given it up', async () => {
    const { transport, asked } = setUpHanging();
    const caller = new AbortController();
    const answer = transport.fetch('products', { method: 'GET', signal: caller.signal });
    caller.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect(asked()).toBe(1);
  });

  it('fails after 2 min where it changes something', async () => {
    const { transport, limits, asked } = setUpHanging();
    const answer = transport.fetch('users', { method: 'PUT' });
    limits[0]?.controller.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect([limits[0]?.ms, asked()]).toEqual([120_000, 1]);
  });

  it('has all the time it needs where it may take long', () => {
    const { transport, limits } = setUpHanging();
    void transport.fetch('payment', { method: 'POST', mayTakeLong: true });
    expect(limits).toEqual([]);
  });
});
