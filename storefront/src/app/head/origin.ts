import { createContext } from 'react';

/** The shop's own address, `https://shop.example`, the same on the server and in the browser. */
export const OriginContext = createContext('');
