/** The statuses in the order of an order's life. */
export const statuses = ['pending', 'shipped', 'delivered', 'canceled', 'returned'] as const;

export type OrderStatus = (typeof statuses)[number];

interface Colours {
  text: string;
  fill: string;
}

interface StatusLook {
  label: string;
  light: Colours;
  dark: Colours;
}

/** Yellow, blue, green, red and purple, each pair of text and fill at least 4.5:1. */
export const statusLooks: Record<OrderStatus, StatusLook> = {
  pending: {
    label: 'Pending',
    light: { text: '#7A4F00', fill: '#FFF1BF' },
    dark: { text: '#FFDD7A', fill: '#453713' },
  },
  shipped: {
    label: 'Shipped',
    light: { text: '#174C99', fill: '#DFEBFF' },
    dark: { text: '#A3C7FF', fill: '#1B3357' },
  },
  delivered: {
    label: 'Delivered',
    light: { text: '#14603E', fill: '#DBF3E6' },
    dark: { text: '#86E0B3', fill: '#15402C' },
  },
  canceled: {
    label: 'Canceled',
    light: { text: '#A3242C', fill: '#FDE5E6' },
    dark: { text: '#FFA3A8', fill: '#50202A' },
  },
  returned: {
    label: 'Returned',
    light: { text: '#6A2C9C', fill: '#F1E4FB' },
    dark: { text: '#D7B0F7', fill: '#3E2457' },
  },
};
