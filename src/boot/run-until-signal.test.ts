import { runUntilSignal } from './run-until-signal.js';

const never = () => new Promise<never>(() => undefined);

describe('runUntilSignal', () => {
  const signals = new Map<string | symbol, () => void>();
  const ended: unknown[] = [];
  const printed: string[] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    ended.length = 0;
    printed.length = 0;
    jest.spyOn(console, 'error').mockImplementation((...texts) => {
      printed.push(texts.map(String).join(' '));
    });
    jest.spyOn(process, 'on').mockImplementation((name, listener) => {
      signals.set(name, listener as () => void);
      return process;
    });
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      ended.push(code);
      return undefined as never;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('stops what was started, the last thing first, though one of them fails', async () => {
    const stopped: string[] = [];
    await runUntilSignal(async (started) => {
      started(async () => stopped.push('database'));
      started(async () => {
        throw new Error('stuck');
      });
      started(async () => stopped.push('server'));
    });
    signals.get('SIGTERM')!();
    signals.get('SIGTERM')!();
    await jest.advanceTimersByTimeAsync(0);
    expect(stopped).toEqual(['server', 'database']);
    expect(ended).toEqual([1]);
    expect(printed).toEqual(['Not stopped in order; the process ends now. Error: stuck']);
  });

  it('ends a start at its next step once it is being stopped', async () => {
    const steps: string[] = [];
    let go = () => undefined as void;
    const running = runUntilSignal(async (started) => {
      started(async () => steps.push('stopped'));
      await new Promise<void>((resolve) => (go = resolve));
      started(never);
      steps.push('went on');
    });
    signals.get('SIGINT')!();
    go();
    await running;
    await jest.advanceTimersByTimeAsync(0);
    expect(steps).toEqual(['stopped']);
    expect([ended, printed]).toEqual([[0], []]);
  });

  it('tells why a start failed, not what then did not stop', async () => {
    const failing = runUntilSignal(async (started) => {
      started(async () => {
        throw new Error('does not stop');
      });
      throw new Error('port in use');
    });
    await expect(failing).rejects.toThrow('port in use');
  });

  it('ends what hangs as it stops, after a failed start too', async () => {
    void runUntilSignal(async (started) => {
      started(never);
      throw new Error('port in use');
    });
    await jest.advanceTimersByTimeAsync(24_000);
    expect(ended).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(ended).toEqual([1]);
    expect(printed).toEqual(['Not stopped within 25 s; the process ends now.']);
  });
});
