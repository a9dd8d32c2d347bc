/** A shopper's or an admin's calls; throws where the shop refuses. */
export class Api {
  constructor(url, token) {
    this.url = url;
    this.token = token;
  }

  static async signedIn(url, email, password) {
    const { token } = await new Api(url).post('auth/login', { email, password });
    return new Api(url, token);
  }

  get headers() {
    return {
      'content-type': 'application/json',
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
  }

  get(path) {
    return this.call('GET', path);
  }

  post(path, body) {
    return this.call('POST', path, body);
  }

  async call(method, path, body) {
    const answer = await fetch(`${this.url}/api/${path}`, {
      method,
      headers: this.headers,
      body: body && JSON.stringify(body),
    });
    const envelope = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${envelope.message}`);
    return envelope.data;
  }
}
