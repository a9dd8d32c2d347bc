import { ApiError } from './api-error';
import { sendStreaming } from './stream';

const STREAM = { 'content-type': 'application/x-ndjson; charset=utf-8' };

/** A call that is answered in these pieces, and the lines it told meanwhile. */
async function call(pieces: string[], headers: Record<string, string> = STREAM, status = 200) {
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece));
      controller.close();
    },
  });
  const told: unknown[] = [];
  const answer = sendStreaming(
    () => Promise.resolve(new Response(body, { status, headers })),
    'POST /api/products/import',
    {},
    (line: unknown) => told.push(line),
  );
  return { told, answer: await answer.catch((error: unknown) => error) };
}

describe('sendStreaming', () => {
  it('tells the lines as they come, wherever they break, and answers the last', async () => {
    const { told, answer } = await call([
      '{"progress":1}\n{"prog',
      'ress":2',
      '}\n',
      '{"status":200,"success":true,"message":"OK","data":{"rows"',
      ':[1]}}\n',
    ]);
    expect(told).toEqual([{ progress: 1 }, { progress: 2 }]);
    expect(answer).toMatchObject({ data: { rows: [1] } });
  });

  it('needs no line feed at the end', async () => {
    const last = '{"status":200,"success":true,"message":"OK","data":7}';
    expect(await call(['{"progress":1}\n', last])).toMatchObject({
      told: [{ progress: 1 }],
      answer: { data: 7 },
    });
  });

  it('throws what the last line refuses', async () => {
    const { answer } = await call(['{"status":400,"success":false,"message":"No","errors":[]}\n']);
    expect(answer).toEqual(new ApiError('No', 400));
    expect((answer as ApiError).status).toBe(400);
  });

  it.each([
    ['breaks after a line', ['{"progress":1}\n']],
    ['breaks within one', ['{"progress":1}\n{"status":2']],
    ['says nothing', ['']],
  ])('says that nobody answered where the line %s', async (_, pieces) => {
    const { answer } = await call(pieces);
    expect((answer as ApiError).status).toBe(0);
  });

  it('takes an ordinary envelope, too', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await call(['{"success":true,"message":"OK","data":3}'], json)).answer).toMatchObject({
      data: 3,
    });
    const { answer } = await call(['{"success":false,"message":"Too large"}'], json, 413);
    expect(answer).toMatchObject({ message: 'Too large', status: 413 });
  });
});
