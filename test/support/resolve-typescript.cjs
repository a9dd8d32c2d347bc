// Jest's resolver does not reach the global setup: there './x.js' must find x.ts by this.
const Module = require('node:module');

const resolveAsWritten = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  try {
    return resolveAsWritten.call(this, request, ...rest);
  } catch (error) {
    if (!/^\.{1,2}\/.*\.js$/.test(request)) throw error;
    return resolveAsWritten.call(this, request.replace(/\.js$/, '.ts'), ...rest);
  }
};
