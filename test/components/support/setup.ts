import { cleanup, configure } from '@testing-library/react/pure';

// As long as a busy machine may take. A screen that is there is found at once.
configure({ asyncUtilTimeout: 10_000 });

// The package itself would do so for the first file of a worker alone.
afterEach(cleanup);
