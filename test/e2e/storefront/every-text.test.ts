import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The catalogue of spec.md §8 as far as the storefront goes: where each text is asserted to the letter. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'messages.test.ts': [
    ...['Loading...', 'Item added to cart', 'Sign up failed. Please try again.'],
    'Login failed! Please try again',
    ...['Subscribed successfully!', 'Something went wrong. Please try again.'],
    'Subscription. Please try again.',
    'Image not found',
    'Password change failed. Please try again.',
    'Failed to send reset link. Please try again.',
    'Failed to reset password. Try again.',
    'Card element not found',
  ],
  'entrance.test.ts': ['Please log in to continue', 'Sign up successful!', 'Login successful!'],
  'pages.test.ts': [
    ...['Message sent', 'Failed to send message'],
    ...['Unsubscribed Successfully!', 'Error Unsubscribing'],
    "We couldn't process your request. Please try again later.",
  ],
  'product.test.ts': ['Error loading product details.', 'Item added to cart'],
  'profile.test.ts': [
    ...['Failed to upload image', 'Failed to update profile', 'Profile updated successfully!'],
    'Unable to load user data',
  ],
  'passwords.test.ts': [
    ...['Updating password...', 'Password changed successfully!'],
    ...['Sending reset link...', 'Check your email for the reset link!'],
    'Password reset successful!',
  ],
  'checkout-failures.test.ts': [
    'Payment failed: Your card was declined.',
    'An error occurred during checkout. Please try again.',
  ],
};

test.each(Object.entries(TEXTS))('%s asserts its texts', (file, texts) => {
  const source = readFileSync(join(__dirname, file), 'utf8');
  const quoted = (text: string) =>
    [`'${text}'`, `"${text}"`].some((literal) => source.includes(literal));
  expect(texts.filter((text) => !quoted(text))).toEqual([]);
});
