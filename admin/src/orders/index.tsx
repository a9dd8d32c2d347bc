import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { resources } from '../paths';
import { OrderDetail } from './order-detail';
import { OrderList } from './order-list';

/** Orders: the list, and one order with its verbs. */
export const orders = (
  <Resource name={resources.orders} list={OrderList}>
    <Route path=":id" element={<OrderDetail />} />
  </Resource>
);
