/** Sections 2.11 to 2.13, 4 and 8: texts that are shown in passing, or when something is amiss. */
export const STATES = {
  guestAdds: 'Please log in to continue',
  saving: 'Saving...',
  adding: 'Adding to cart...',
  profileFails: 'Unable to load user data',
  photoGone: 'Image not found',
  restock: {
    title: 'Restock Product',
    label: 'Current Quantity:',
    buttons: ['Cancel', 'Update'],
  },
} as const;

export const NEWSLETTER = {
  confirm: 'Unsubscribe',
  processing: 'Processing...',
  done: 'Unsubscribed Successfully!',
  failed: 'Error Unsubscribing',
  failedText: "We couldn't process your request. Please try again later.",
} as const;

export const CHECKOUT = {
  processing: 'Processing...',
  failed: 'An error occurred during checkout. Please try again.',
  /** Followed by the provider's message. */
  cardFailed: 'Payment failed: ',
  noCardElement: 'Card element not found',
  done: 'Payment Successful!',
  links: { Home: '/', 'View My Orders': '/user/orders' },
  // It names `/shop`, which leads to the products.
  onwards: { link: 'Continue Shopping', leadsTo: '/products' },
} as const;

export const PRODUCT_FORM = {
  tooMany: 'You can only upload up to 3 images.',
  tooManyTogether: 'You can upload a maximum of 3 images',
  tooManyOnEdit: 'Cannot upload more than 3 images',
  noImage: 'Each file must be an image',
} as const;
