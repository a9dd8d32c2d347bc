import { Admin, localStorageStore } from 'react-admin';
import { audit } from './audit';
import { books } from './books';
import { campaigns } from './campaigns';
import { categories } from './categories';
import { content } from './content';
import { shopDataProvider } from './data/data-provider';
import { queryClient } from './data/query-client';
import { delivery } from './delivery';
import { Frame } from './layout/frame';
import { NotFound } from './layout/not-found';
import { Toaster } from './layout/toaster';
import { messages } from './messages';
import { notifications } from './notifications';
import { operations } from './operations';
import { orders } from './orders';
import { returns } from './orders/returns';
import { Home } from './home';
import { i18nProvider } from './i18n';
import { ADMIN } from './paths';
import { products } from './products';
import { authProvider } from './session/auth-provider';
import { provenFetch } from './session/proof-requests';
import { settings } from './settings';
import { staff } from './staff';
import { subscribers } from './subscribers';
import { discounts } from './discounts';
import { taxes } from './taxes';
import { darkTheme, lightTheme } from './theme/theme';
import { users } from './users';

const dataProvider = shopDataProvider(provenFetch);
const store = localStorageStore(undefined, 'BackOffice');

/** The back office on React-Admin, mounted below `/admin/dashboard`. */
export const App = () => (
  <Admin
    basename={ADMIN}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    layout={Frame}
    notification={Toaster}
    dashboard={Home}
    catchAll={NotFound}
    loginPage={false}
    authCallbackPage={false}
    requireAuth
    disableTelemetry
  >
    {products}
    {categories}
    {orders}
    {users}
    {returns}
    {messages}
    {staff}
    {subscribers}
    {content}
    {campaigns}
    {notifications}
    {operations}
    {audit}
    {settings}
    {delivery}
    {taxes}
    {books}
    {discounts}
  </Admin>
);
