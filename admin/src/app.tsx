import { Admin, localStorageStore } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { session } from '../../storefront/src/session';
import { categories } from './categories';
import { shopDataProvider } from './data/data-provider';
import { Frame } from './layout/frame';
import { NotFound } from './layout/not-found';
import { Toaster } from './layout/toaster';
import { orders } from './orders';
import { ADMIN, paths } from './paths';
import { products } from './products';
import { authProvider } from './session/auth-provider';
import { darkTheme, lightTheme } from './theme/theme';
import { users } from './users';

const dataProvider = shopDataProvider(session.fetch);
const store = localStorageStore(undefined, 'BackOffice');

/** The first screen until the figures of the dashboard are there. */
const Home = () => <Navigate to={paths.orders} replace />;

/** The back office on React-Admin, mounted below `/admin/dashboard`. */
export const App = () => (
  <Admin
    basename={ADMIN}
    authProvider={authProvider}
    dataProvider={dataProvider}
    store={store}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    layout={Frame}
    notification={Toaster}
    dashboard={Home}
    catchAll={NotFound}
    title="VIGOR"
    loginPage={false}
    authCallbackPage={false}
    requireAuth
    disableTelemetry
  >
    {products}
    {categories}
    {orders}
    {users}
  </Admin>
);
