// Calls of the provider's API with the publishable key.

/** Where this script came from, without its name: the API is below it. */
const BASE = document.currentScript.src.replace(/\/[^/]*$/, '');

/** `{ a: { b: 1 } }` as `a[b]=1`. */
function formOf(params, within = '', form = new URLSearchParams()) {
  for (const [name, value] of Object.entries(params)) {
    const path = within ? `${within}[${name}]` : name;
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') formOf(value, path, form);
    else form.append(path, String(value));
  }
  return form;
}

/** The answer's object, or `{ error }`; never throws. */
async function call(method, path, params) {
  const form = formOf(params);
  try {
    const response = await fetch(
      `${BASE}/v1/${path}${method === 'GET' ? `?${form}` : ''}`,
      method === 'GET' ? {} : { method, body: form },
    );
    return await response.json();
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message:
          'We could not reach the card provider. Please check your connection and try again.',
      },
    };
  }
}
