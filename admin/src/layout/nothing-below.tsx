import { Route } from 'react-router-dom';
import { NotFound } from './not-found';

/** Answers addresses below a list with 404; React-Admin would show the list again. */
export const nothingBelow = <Route path=":unknown/*" element={<NotFound />} />;
