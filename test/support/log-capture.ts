/** What this process has printed since, as an operator would find it in the log. */
export interface LogCapture {
  /** All of it since the last `forget`. */
  readonly text: string;
  forget(): void;
  stop(): void;
}

/** Keeps what is printed from now on. A shop must start after: pino asks once where to write. */
export function captureLog(): LogCapture {
  let text = '';
  const streams = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((chunk) => {
      text += String(chunk);
      return true;
    }),
  );
  return {
    get text() {
      return text;
    },
    forget: () => {
      text = '';
    },
    stop: () => streams.forEach((stream) => stream.mockRestore()),
  };
}
