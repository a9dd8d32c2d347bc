import { Route } from 'react-router-dom';
import { NotFound } from './not-found';

/** Below a list, where React-Admin would show the list again: no screen has a second address. */
export const nothingBelow = <Route path=":unknown/*" element={<NotFound />} />;
