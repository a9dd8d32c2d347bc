/** The output of this process, as an operator would find it in the log. */
export interface LogCapture {
  /** All output since the last `forget`. */
  readonly text: string;
  forget(): void;
  stop(): void;
}

/** Records the output from now on. Start the shop afterwards, because pino opens its output once. */
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
