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
