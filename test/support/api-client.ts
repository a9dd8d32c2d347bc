import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** An answer of the API: status, headers, and the envelope's parts. */
export interface ApiAnswer<Data = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly success: boolean;
  readonly message: string;
  readonly data: Data;
  readonly code?: string;
  readonly errors?: readonly { field: string; message: string }[];
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly body: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls the API below `/api` by inject, as a guest or as a user. */
export class ApiClient {
  constructor(
    private readonly app: NestFastifyApplication,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  as(token: string): ApiClient {
    return this.with({ authorization: `Bearer ${token}` });
  }

  with(headers: Readonly<Record<string, string>>): ApiClient {
    return new ApiClient(this.app, { ...this.headers, ...headers });
  }

  get<Data>(path: string): Promise<ApiAnswer<Data>> {
    return this.send<Data>('GET', path);
  }

  post<Data>(path: string, body?: object): Promise<ApiAnswer<Data>> {
    return this.send<Data>('POST', path, body);
  }

  put<Data>(path: string, body?: object): Promise<ApiAnswer<Data>> {
    return this.send<Data>('PUT', path, body);
  }

  delete<Data>(path: string): Promise<ApiAnswer<Data>> {
    return this.send<Data>('DELETE', path);
  }

  private async send<Data>(method: Method, path: string, body?: object): Promise<ApiAnswer<Data>> {
    const response = await this.app.inject({
      method,
      url: `/api/${path}`,
      headers: this.headers,
      ...(body ? { payload: body } : {}),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const json = isJson && response.body !== '';
    const parsed = json ? (JSON.parse(response.body) as Omit<ApiAnswer<Data>, 'status'>) : {};
    return {
      ...(parsed as ApiAnswer<Data>),
      status: response.statusCode,
      headers: response.headers,
      body: response.body,
    };
  }
}
